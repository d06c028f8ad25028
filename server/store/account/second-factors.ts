/** The second factors of members: authenticator apps and recovery codes, and whether there is a factor of any kind. */
import { sql, type RawBuilder } from 'kysely'
import { accountKey } from '../../../domain/account/account.ts'
import type { Connection } from '../connection.ts'
import { queueMail } from '../outbox.ts'
import { recordUserAudit } from './user-audit.ts'

/** SQL for whether a user has a second factor: an app that is in use, or a passkey. */
export function hasSecondFactor(user: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from authenticator where authenticator."user" = ${user} and confirmed_at is not null)
    or exists (select from passkey where passkey."user" = ${user})
  )`
}

/** Whether a user has one now. Whoever changes the factors of the same user waits for the transaction. */
export async function lockSecondFactor(transaction: Connection, user: number): Promise<boolean> {
  const { hasFactor } = await transaction
    .selectFrom('user').select(hasSecondFactor(sql.ref('user.id')).as('hasFactor')).where('id', '=', user).forUpdate()
    .executeTakeFirstOrThrow()
  return hasFactor
}

/** Makes the recovery codes of a user void if the last factor is gone. Call it after `lockSecondFactor`. */
export async function voidCodesWithoutFactor(transaction: Connection, user: number): Promise<void> {
  await transaction
    .deleteFrom('recovery_code').where('user', '=', user).where(hasSecondFactor(sql`${user}::bigint`), '=', false)
    .execute()
}

/** An authenticator app. */
export interface StoredAuthenticator {
  /** The encrypted seed. */
  readonly seed: Buffer
  /** Null until a code of it was right. */
  readonly confirmedAt: Date | null
}

/** The app of a user; null for none. */
export async function findAuthenticator(db: Connection, user: number): Promise<StoredAuthenticator | null> {
  const found = await db
    .selectFrom('authenticator').select(['seed', 'confirmed_at as confirmedAt']).where('user', '=', user)
    .executeTakeFirst()
  return found ?? null
}

/** Stores the seed of an app that is not in use yet, in place of another such one; false if the user has one in use. */
export async function startAuthenticator(db: Connection, user: number, seed: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('authenticator').values({ user, seed, confirmed_at: null })
    .onConflict((conflict) => conflict.column('user').doUpdateSet({ seed }).where('authenticator.confirmed_at', 'is', null))
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Takes an app into use with the step of its first code; false if it was replaced, removed or taken into use in the meantime. */
export async function confirmAuthenticator(transaction: Connection, user: number, seed: Buffer, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('authenticator').set({ confirmed_at: now, last_step: step })
    .where('user', '=', user).where('seed', '=', seed).where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses up a step; false for one that was used, or is before one that was. */
export async function takeStep(db: Connection, user: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator').set({ last_step: step })
    .where('user', '=', user).where('confirmed_at', 'is not', null).where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the app of a user; false if none was in use. */
export async function deleteAuthenticator(transaction: Connection, user: number): Promise<boolean> {
  const deleted = await transaction.deleteFrom('authenticator').where('user', '=', user).returning('confirmed_at').executeTakeFirst()
  return (deleted?.confirmed_at ?? null) !== null
}

/** The recovery codes of these hashes are valid from now on, and no others. */
export async function replaceRecoveryCodes(transaction: Connection, user: number, hashes: readonly Buffer[]): Promise<void> {
  await transaction.deleteFrom('recovery_code').where('user', '=', user).execute()
  if (hashes.length > 0) await transaction.insertInto('recovery_code').values(hashes.map((code_hash) => ({ user, code_hash }))).execute()
}

/** Uses up a recovery code; false for one that is none, or was used. */
export async function takeRecoveryCode(db: Connection, user: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('recovery_code').where('user', '=', user).where('code_hash', '=', hash).executeTakeFirst()
  return numDeletedRows > 0n
}

/** How many recovery codes a user has not used. */
export async function countRecoveryCodes(db: Connection, user: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code').select(sql<number>`count(*)::int`.as('count')).where('user', '=', user)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Removes the second factor of a user for the command line, and logs it without an actor; the user is told by mail. Null if there is
 * no such user; otherwise the name in its stored letter case, and whether there was a second factor.
 */
export function resetSecondFactor(db: Connection, username: string, now: Date): Promise<{ username: string; wasThere: boolean } | null> {
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('user').select(['id', 'username', 'role', 'enabled']).where(sql`lower(username)`, '=', accountKey(username)).forUpdate()
      .executeTakeFirst()
    if (!user) return null
    const wasThere = await deleteSecondFactor(transaction, user.id)
    if (wasThere) {
      await recordUserAudit(transaction, { at: now, actor: null, action: 'second-factor-removed', before: user, after: user })
      await queueMail(transaction, { kind: 'second-factor-changed', user: user.id, change: 'reset' }, now)
    }
    return { username: user.username, wasThere }
  })
}

/** Removes the app, the passkeys and the recovery codes of a user; false if the user has no second factor. */
async function deleteSecondFactor(transaction: Connection, user: number): Promise<boolean> {
  await replaceRecoveryCodes(transaction, user, [])
  const { numDeletedRows } = await transaction.deleteFrom('passkey').where('user', '=', user).executeTakeFirst()
  return (await deleteAuthenticator(transaction, user)) || numDeletedRows > 0n
}
