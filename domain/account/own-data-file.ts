/** The files of what the database has about a member. */
import { slugOf } from '../slug.ts'

/** Everything as JSON, or the listings as a table, CSV. */
export type OwnDataFormat = 'json' | 'csv'

/** The name under which a file is saved, in ASCII: that of the site, then that of the member. */
export function ownDataFileName(product: string, username: string, format: OwnDataFormat): string {
  return `${[slugOf(product), username].filter((part) => part !== '').join('-')}.${format}`
}
