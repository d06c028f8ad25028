/** What moderators read at this moment. */
import type { components } from '../../contract/openapi.ts'

/** A listing that another moderator reads. */
export type Reading = components['schemas']['Reading']

/** The names of those who read a listing. */
export function readersOf(readings: readonly Reading[], id: number): readonly string[] {
  return readings.filter(({ listing }) => listing === id).map(({ username }) => username)
}
