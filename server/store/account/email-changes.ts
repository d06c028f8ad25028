/** Changes of the address of a user: asked for, confirmed by a link to the new one, and taken back by a link to the old one. */
import type { components } from '../../../contract/openapi.ts'
import type { Language } from '../../../domain/languages.ts'
import type { Role } from '../../../domain/account/roles.ts'
import type { Connection } from '../connection.ts'
import { lifetimeMs, revokeLinksToAddress, tokenHash, type LinkKind } from './account-tokens.ts'
import { deleteKnownNetworks } from './known-networks.ts'
import { endSessionsOf } from './sessions.ts'

/** Longer than a mail is retried (three days) plus the lifetime of the link to the old address (seven days). */
const keptMs = 11 * 86_400_000

/** What a member asks for: the new address, and the hash of the password that was given. */
interface AskedChange {
  readonly email: string
  readonly passwordHash: string
}

/**
 * Keeps a change that waits for its link, in place of an earlier one, whose link ends; the links to the old address stay. Returns its id;
 * null if the password has changed since. Whether somebody has the new address makes no difference.
 */
export async function askForEmail(transaction: Connection, user: number, asked: AskedChange, now: Date): Promise<number | null> {
  const owner = await transaction
    .selectFrom('user').select('email as old_email').where('id', '=', user).where('password_hash', '=', asked.passwordHash)
    .forUpdate().executeTakeFirst()
  if (!owner) return null
  const change = { ...owner, new_email: asked.email, asked_at: now, ends_at: new Date(now.getTime() + keptMs) }
  const { id } = await transaction
    .insertInto('email_change').values({ user, ...change, confirmed_at: null })
    .onConflict((row) => row.column('user').where('confirmed_at', 'is', null).doUpdateSet(change))
    .returning('id').executeTakeFirstOrThrow()
  await transaction.deleteFrom('account_token').where('email_change', '=', id).where('kind', '=', 'email-change').execute()
  return id
}

/** Ends the change that waits, as when somebody else may have asked for it. The links to the old address end with it. */
export async function endWaitingChange(transaction: Connection, user: number): Promise<void> {
  await transaction.deleteFrom('email_change').where('user', '=', user).where('confirmed_at', 'is', null).execute()
}

/** The address of a user, and the one that waits for its link. */
export async function readOwnEmail(db: Connection, user: number, now: Date): Promise<components['schemas']['OwnEmail']> {
  const { email, new_email, asked_at } = await db
    .selectFrom('user')
    .leftJoin('email_change', (join) => join.onRef('email_change.user', '=', 'user.id').on('confirmed_at', 'is', null))
    .select(['email', 'new_email', 'asked_at']).where('user.id', '=', user)
    .executeTakeFirstOrThrow()
  const until = asked_at && new Date(asked_at.getTime() + lifetimeMs['email-change'])
  return { email, waiting: new_email !== null && until && until > now ? { email: new_email, until: until.toISOString() } : null }
}

/** The addresses of a change, for its mails; null if it is gone. */
export async function findEmailChange(db: Connection, id: number): Promise<EmailChange | null> {
  const found = await db
    .selectFrom('email_change').innerJoin('user', 'user.id', 'email_change.user')
    .select(['email_change.id', 'email_change.user', 'old_email', 'new_email', 'confirmed_at', 'username', 'language'])
    .where('email_change.id', '=', id).executeTakeFirst()
  return found ?? null
}

/** A change, and whom its mails greet in which language. */
export interface EmailChange {
  readonly id: number
  readonly user: number
  readonly old_email: string
  readonly new_email: string
  readonly confirmed_at: Date | null
  readonly username: string
  readonly language: Language
}

/** A user whose address has changed, as the log knows one. */
export interface ChangedUser {
  readonly change: number
  readonly user: { readonly id: number; readonly enabled: boolean; readonly role: Role }
}

/** Why a link changed nothing; `unknown` includes expired links. */
export type RefusedChange = 'unknown' | 'used'

/**
 * Makes the new address that of the user; fails if another one has it (`isOfAnother`). The links that were sent to the old one, but for
 * those that take it back, end.
 */
export async function confirmEmailChange(transaction: Connection, token: string, now: Date): Promise<ChangedUser | RefusedChange> {
  const found = await lockChange(transaction, 'email-change', token, now)
  if (!found) return 'unknown'
  const { change, user } = found
  if (change.confirmed_at) return 'used'
  await revokeLinksToAddress(transaction, user.id)
  await transaction.updateTable('user').set({ email: change.new_email }).where('id', '=', user.id).execute()
  const ends_at = new Date(now.getTime() + keptMs)
  await transaction.updateTable('email_change').set({ confirmed_at: now, ends_at }).where('id', '=', change.id).execute()
  return { change: change.id, user }
}

/**
 * Gives the user the old address again and ends what somebody else can have done since: this change and all later ones, the sessions, the
 * password, the links and the known networks. Of two old addresses the older one thus prevails. Fails if another user has it
 * (`isOfAnother`).
 */
export async function returnEmail(
  transaction: Connection, token: string, unusableHash: string, now: Date,
): Promise<ChangedUser | RefusedChange> {
  const found = await lockChange(transaction, 'email-return', token, now)
  if (!found) return 'unknown'
  const { change, user } = found
  await revokeLinksToAddress(transaction, user.id)
  await transaction.updateTable('user').set({ email: change.old_email, password_hash: unusableHash }).where('id', '=', user.id).execute()
  await endSessionsOf(transaction, user.id)
  await deleteKnownNetworks(transaction, user.id)
  await transaction.deleteFrom('email_change').where('user', '=', user.id).where('id', '>=', change.id).execute()
  return { change: change.id, user }
}

/** The change of a link, and its user, who is locked first, as by whoever asks for a change. */
async function lockChange(transaction: Connection, kind: LinkKind, token: string, now: Date) {
  const linked = await transaction
    .selectFrom('account_token').select(['user', 'email_change'])
    .where('token_hash', '=', tokenHash(token)).where('kind', '=', kind).where('expires_at', '>', now)
    .executeTakeFirst()
  if (!linked) return null
  const user = await transaction
    .selectFrom('user').select(['id', 'enabled', 'role']).where('id', '=', linked.user).forUpdate().executeTakeFirst()
  // The link can have ended meanwhile.
  const change = await transaction
    .selectFrom('email_change').innerJoin('account_token', 'account_token.email_change', 'email_change.id')
    .select(['email_change.id', 'old_email', 'new_email', 'confirmed_at'])
    .where('token_hash', '=', tokenHash(token)).executeTakeFirst()
  return user && change ? { user, change } : null
}

/** Whether a change failed since another user has the address. */
export function isOfAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error && error.constraint === 'user_email'
}
