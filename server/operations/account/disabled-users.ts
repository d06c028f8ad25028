/** Disabling users with what they have listed, and enabling them again, by administrators. */
import type { components } from '../../../contract/openapi.ts'
import type { PresentState } from '../../../domain/listing/lifecycle.ts'
import type { StatedReasons } from '../../../domain/given-reasons/statement.ts'
import { undoableUntil } from '../../../domain/moderation/undo.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { recordUserAudit } from '../../store/account/user-audit.ts'
import { isLastAdmin, lockAdmins } from '../../store/account/roles.ts'
import { disableUser as disableInStore, enableUser as enableInStore, lockUser } from '../../store/account/users.ts'
import { recordAudits, type AuditRecord } from '../../store/audit.ts'
import type { Connection } from '../../store/connection.ts'
import {
  lockListingsOf, lockRemovedWithAccount, removeWithAccount, restoreWithAccount,
} from '../../store/listing/account-listings.ts'
import { asVersion } from '../../store/listing/listings.ts'
import type { StoredListing } from '../../store/listing/stored-listings.ts'
import { queueMail } from '../../store/outbox.ts'
import { withdrawDisabling } from '../../store/account/withdrawn-disabling.ts'
import { incrementPublicVersion } from '../../store/public-version.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler } from '../handler.ts'
import { statementForUser } from '../listing/given-reasons.ts'
import { listingState, removedState } from '../listing/listing-state.ts'
import { requireRole } from '../require-role.ts'

type User = components['schemas']['User']
type Disabling = components['schemas']['Disabling']

/** Throws own-account, unknown-user, last-admin, and the problems of `requireRole` and `statementForUser`. */
export function disableUser(dependencies: Dependencies): Handler<'disableUser'> {
  return async ({ params: { id }, caller, body }) => ({
    status: 200, body: await changeUser(dependencies, { id, caller, next: () => false, disabling: body }),
  })
}

/** Throws the problems of `disableUser`. */
export function enableUser(dependencies: Dependencies): Handler<'enableUser'> {
  return async ({ params: { id }, caller }) => ({ status: 200, body: await changeUser(dependencies, { id, caller, next: () => true }) })
}

/** Disables an enabled user for the general reason, with the listings as they are, for clients that know nothing else. Throws the same. */
export function toggleUserEnabled(dependencies: Dependencies): Handler<'toggleUserEnabled'> {
  return async ({ params: { id }, caller }) => ({
    status: 200, body: await changeUser(dependencies, { id, caller, next: ({ enabled }) => !enabled }),
  })
}

/** Enables a user as `enableUser` does, after something else in the same transaction. Throws the same. */
export async function enableUserAfter(
  dependencies: Dependencies, { id, caller }: Pick<UserChange, 'id' | 'caller'>, before: (transaction: Connection) => Promise<void>,
): Promise<void> {
  const next: UserChange['next'] = async (_, transaction) => {
    await before(transaction)
    return true
  }
  await changeUser(dependencies, { id, caller, next })
}

interface UserChange {
  readonly id: number
  readonly caller: Caller
  /** Whether the user is enabled afterwards. */
  readonly next: (before: User, transaction: Connection) => boolean | Promise<boolean>
  readonly disabling?: Disabling
}

async function changeUser({ db, now, wakeMail }: Dependencies, change: UserChange): Promise<User> {
  const { id, caller, next, disabling = { removeWaiting: false, hidePublished: false } } = change
  if (id === caller.id) throw new ProblemError({ type: 'own-account' })
  const user = await db.transaction().execute(async (transaction) => {
    const before = await userToChange(transaction, id, caller)
    const after = { ...before, enabled: await next(before, transaction) }
    const by = { caller, now: now() }
    if (after.enabled !== before.enabled) await recordChange(transaction, { before, after }, by)
    if (after.enabled) await enable(transaction, id, by)
    else await disable(transaction, id, disabling, by)
    return after
  })
  wakeMail()
  return user
}

/** Who changes a user, and when. */
interface ChangedBy {
  readonly caller: Caller
  readonly now: Date
}

/** Concurrent changes of users wait for each other, so that one administrator remains. */
async function userToChange(transaction: Connection, id: number, caller: Caller): Promise<User> {
  const admins = await lockAdmins(transaction)
  const user = await lockUser(transaction, id)
  if (!user) throw new ProblemError({ type: 'unknown-user', id })
  if (isLastAdmin(admins, id)) throw new ProblemError({ type: 'last-admin' })
  await requireRole(transaction, caller, 'ROLE_ADMIN')
  return user
}

async function recordChange(
  transaction: Connection, { before, after }: { readonly before: User; readonly after: User }, { caller, now }: ChangedBy,
): Promise<void> {
  const action = after.enabled ? 'user-enabled' : 'user-disabled'
  await recordUserAudit(transaction, { at: now, actor: caller.id, action, before, after })
}

/** The mail is due when the administrator has had the time to enable the user again, who is told nothing then. */
async function disable(
  transaction: Connection, user: number, { removeWaiting = true, hidePublished = true, ...given }: Disabling, by: ChangedBy,
): Promise<void> {
  const states: PresentState[] = [...(removeWaiting ? ['pending' as const] : []), ...(hidePublished ? ['approved' as const] : [])]
  const listings = await lockListingsOf(transaction, user, states)
  const stated = await statementForUser(transaction, given, { user, listings: listings.map(({ listing }) => listing.id) })
  const statement = await disableInStore(transaction, stated, { of: { user }, by: by.caller.id, at: by.now })
  await removeWithAccount(transaction, listings, by.now)
  await recordRemovals(transaction, listings, statement, by)
  const count = (state: PresentState) => listings.filter((stored) => stored.state === state).length
  const mail = { kind: 'account-disabled', user, statement: statement.id, removed: count('pending'), hidden: count('approved') } as const
  await queueMail(transaction, mail, by.now, undoableUntil(by.now))
  await tellVisitors(transaction, listings)
}

async function recordRemovals(
  transaction: Connection, listings: readonly StoredListing[], statement: StatedReasons, by: ChangedBy,
): Promise<void> {
  const after = removedState({ by: 'administrator', statement })
  await recordAudits(transaction, listings.map((stored) => ({
    ...recordOf(stored, by), action: 'listing-deleted', before: listingState(asVersion(stored)), after,
  })))
}

/** Who is enabled before the mail has left is told nothing, so that no statement is kept either. */
async function enable(transaction: Connection, user: number, by: ChangedBy): Promise<void> {
  await enableInStore(transaction, user)
  await withdrawDisabling(transaction, user)
  const listings = await lockRemovedWithAccount(transaction, user)
  await restoreWithAccount(transaction, listings, by.now)
  await recordAudits(transaction, listings.map((stored) => ({
    ...recordOf(stored, by), action: restoration(stored, by), before: null, after: listingState(asVersion(stored)),
  })))
  await tellVisitors(transaction, listings)
}

/** Enabling a member in the time in which a decision can be undone undoes the disabling. */
function restoration({ removal }: StoredListing, { now }: ChangedBy): 'decision-undone' | 'listing-restored' {
  return removal && now <= undoableUntil(removal.at) ? 'decision-undone' : 'listing-restored'
}

async function tellVisitors(transaction: Connection, listings: readonly StoredListing[]): Promise<void> {
  if (listings.some(({ state }) => state === 'approved')) await incrementPublicVersion(transaction)
}

/** What the log has of each change. */
function recordOf({ listing: { id, title }, type }: StoredListing, { caller, now }: ChangedBy) {
  return { at: now, actor: caller.id, subject: { listing: id, type, title } } as const satisfies Partial<AuditRecord>
}
