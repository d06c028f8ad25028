/** The networks from which users signed in: only marks of them, that a network can be compared with. */
import { sql, type RawBuilder } from 'kysely'
import type { Connection } from './connection.ts'

const dayMs = 86_400_000

/** How long a network is remembered after a sign-in from it. */
export const rememberedMs = 90 * dayMs

/** A sign-in within this time of the last one from the same network is not written down again. */
export const freshMs = dayMs

/** The networks used longest ago are forgotten beyond this number. */
const mostPerUser = 10

/** SQL for what is kept of a network: its mark mixed with the user, so that no two users' rows can be compared. */
export function networkHash(mark: Buffer | null, user: RawBuilder<unknown>): RawBuilder<Buffer> {
  return sql`sha256(${mark}::bytea || int8send(${user}::bigint))`
}

/** Remembers that the user signed in from this network. */
export async function rememberNetwork(db: Connection, user: number, mark: Buffer, now: Date): Promise<void> {
  await sql`
    insert into known_network ("user", network_hash, seen_at) values (${user}, ${networkHash(mark, sql`${user}`)}, ${now})
    on conflict ("user", network_hash) do update set seen_at = excluded.seen_at
  `.execute(db)
  await sql`
    delete from known_network where "user" = ${user} and network_hash not in (
      select network_hash from known_network where "user" = ${user} order by seen_at desc limit ${mostPerUser}
    )
  `.execute(db)
}

/** Forgets all networks of a user, for whom the password was perhaps known to somebody else. */
export async function forgetNetworks(transaction: Connection, user: number): Promise<void> {
  await transaction.deleteFrom('known_network').where('user', '=', user).execute()
}
