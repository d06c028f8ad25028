/** The file of what the database has about a member. */
import { slugOf } from '../slug.ts'

/** The name under which it is saved, in ASCII: that of the site, then that of the member. */
export function ownDataFileName(product: string, username: string, extension: 'json' | 'csv'): string {
  return `${[slugOf(product), username].filter((part) => part !== '').join('-')}.${extension}`
}
