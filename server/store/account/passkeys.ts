/** The passkeys of members, and the challenges that they sign. */
import type { Passkey } from '../../../domain/account/passkeys.ts'
import type { Connection } from '../connection.ts'

/** A passkey as a login is checked with it. */
export interface StoredPasskey {
  readonly id: number
  readonly user: number
  readonly credential: Buffer
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
}

/** A passkey to store. */
export type NewStoredPasskey = Omit<StoredPasskey, 'id'> & { readonly name: string }

/** Stores the SHA-256 of a challenge; `user` is null for a login. */
export async function insertChallenge(db: Connection, hash: Buffer, user: number | null, expiresAt: Date): Promise<void> {
  await db.insertInto('passkey_challenge').values({ challenge_hash: hash, user, expires_at: expiresAt }).execute()
}

/** Uses up a challenge; false for one that was used, is over, or was made for somebody else. */
export async function takeChallenge(db: Connection, hash: Buffer, user: number | null, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hash).where('user', 'is not distinct from', user).where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The passkeys of a user as they are shown, the oldest first. */
export async function listPasskeys(db: Connection, user: number): Promise<Passkey[]> {
  const found = await db
    .selectFrom('passkey').select(['id', 'name', 'created_at', 'used_at']).where('user', '=', user).orderBy('id').execute()
  return found.map(({ created_at, used_at, ...passkey }) => ({
    ...passkey, createdAt: created_at.toISOString(), usedAt: used_at?.toISOString() ?? null,
  }))
}

/** The passkeys of a user by their ids of the device. */
export function listCredentials(db: Connection, user: number): Promise<Pick<StoredPasskey, 'credential' | 'transports'>[]> {
  return db.selectFrom('passkey').select(['credential', 'transports']).where('user', '=', user).execute()
}

/** The passkey with this id of the device; null for none. */
export async function findPasskey(db: Connection, credential: Buffer): Promise<StoredPasskey | null> {
  const found = await db
    .selectFrom('passkey').select(['id', 'user', 'credential', 'public_key as publicKey', 'counter', 'transports'])
    .where('credential', '=', credential)
    .executeTakeFirst()
  return found ?? null
}

/** False if somebody has a passkey with this id already. */
export async function insertPasskey(transaction: Connection, passkey: NewStoredPasskey, now: Date): Promise<boolean> {
  const { publicKey: public_key, transports, ...columns } = passkey
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('passkey').values({ ...columns, public_key, transports: [...transports], created_at: now, used_at: null })
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Notes a login and what the device has counted; false if the passkey is gone, or another login has counted as far. */
export async function usePasskey(db: Connection, { id, counter: before }: StoredPasskey, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey').set({ counter, used_at: now }).where('id', '=', id).where('counter', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a passkey of a user; false if the user has no such one. */
export async function deletePasskey(transaction: Connection, user: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('passkey').where('user', '=', user).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
