/** The networks from which users signed in, stored as keyed hashes. */
import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../connection.ts'

const dayMs = 86_400_000

/** How long a network is kept after a sign-in from it. */
export const networkRetentionMs = 90 * dayMs

/** The minimum time between two records of sign-ins from the same network. */
export const networkUpdateIntervalMs = dayMs

/** Beyond this number, the least recently used networks are deleted. */
const maxPerUser = 10

/** SQL for the stored hash of a network; it includes the user id, so that rows of two users cannot be compared. */
export function storedNetworkHash(networkHmac: Buffer | null, user: RawBuilder<unknown>): RawBuilder<Buffer> {
  return sql`sha256(${networkHmac}::bytea || int8send(${user}::bigint))`
}

/** Records that the user signed in from this network. */
export async function recordKnownNetwork(db: Connection, user: number, networkHmac: Buffer, now: Date): Promise<void> {
  await sql`
    insert into known_network ("user", network_hash, seen_at) values (${user}, ${storedNetworkHash(networkHmac, sql`${user}`)}, ${now})
    on conflict ("user", network_hash) do update set seen_at = excluded.seen_at
  `.execute(db)
  await sql`
    delete from known_network where "user" = ${user} and network_hash not in (
      select network_hash from known_network where "user" = ${user} order by seen_at desc limit ${maxPerUser}
    )
  `.execute(db)
}

/** Whether the user signed in from this network while networks are kept. */
export async function isKnownNetwork(db: Connection, user: number, networkHmac: Buffer, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('known_network')
    .select('user')
    .where('user', '=', user)
    .where('network_hash', '=', storedNetworkHash(networkHmac, sql`${user}`))
    .where('seen_at', '>', new Date(now.getTime() - networkRetentionMs))
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes all known networks of a user, since the old password may have been compromised. */
export async function deleteKnownNetworks(transaction: Connection, user: number): Promise<void> {
  await transaction.deleteFrom('known_network').where('user', '=', user).execute()
}
