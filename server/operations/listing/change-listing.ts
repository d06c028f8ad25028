/** Changes a listing, with everything that belongs to the change, in one transaction. */
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { StatedReasons } from '../../../domain/given-reasons/statement.ts'
import { isMoved } from '../../../domain/listing/moved-days.ts'
import { undoableUntil } from '../../../domain/moderation/undo.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { recordAudit, type AuditRecord } from '../../store/audit.ts'
import type { Connection } from '../../store/connection.ts'
import { insertDecidedListing, insertDecision, readStateBefore, type StateBefore } from '../../store/listing/decisions.ts'
import { lockListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import { isSameChange, isSameShown, type NextVersion } from '../../store/listing/listing-versions.ts'
import { asVersion, cancelledWithDays, removeListing, restoreListing, updateListing } from '../../store/listing/listings.ts'
import { keepBackMailsOf } from '../../store/listing/overridden-mails.ts'
import { queueMail, type QueuedMail } from '../../store/outbox.ts'
import { incrementPublicVersion } from '../../store/public-version.ts'
import { decideReports, reopenReports } from '../../store/reports.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller } from '../handler.ts'
import { listingState, removedState } from './listing-state.ts'
import { requireMatch } from './require-match.ts'
import { requireRole } from '../require-role.ts'
import { withStatements, type NewNext, type Next } from './with-statements.ts'

type Action = AuditRecord['action']

/** In the order of the log; a decision is named by the first. */
export type Actions = readonly [Action, ...Action[]]

/** How the log names a change, or a part of one, that makes `next` of a listing. */
export function actionsOf<Type extends ListingType>(
  { action }: Pick<ListingChange<Type>, 'action'>, next: Next, stored: StoredListing<Type>,
): Actions {
  return typeof action === 'function' ? action(next, stored) : [action]
}

/** A change of a listing. */
export interface ListingChange<Type extends ListingType> {
  /** How the log names it, which can depend on what the listing becomes; two things that are done at once have two entries. */
  readonly action: Action | ((next: Next, stored: StoredListing<Type>) => Actions)
  /** The role that the caller must have: that of authors or of moderators. */
  readonly role: 'ROLE_USER' | 'ROLE_MODERATOR'
  /** The type in the path of the request; null if the path has none. */
  readonly listingType: ListingType | null
  /** Reads the listing; null if there is none that this caller may change. A removed one is restored. */
  readonly find: (db: Connection) => Promise<StoredListing<Type> | null>
  /** The listing after the change, with the statement of a rejection or of a removal by a moderator. */
  readonly next: (stored: StoredListing<Type>, db: Connection) => NewNext | Promise<NewNext>
  /** The id of another listing that is locked with it. */
  readonly other?: number
  /** The mail to the author, or null; not sent if the author is the caller. When a decision can no longer be undone, its mail is due. */
  readonly mail?: (author: number, stored: StoredListing<Type>, after: Next) => QueuedMail | null
  /** The id of a decision on several listings, of which this is one. */
  readonly decision?: number
}

/** A listing, and the id of the decision that changed it; null for a change of its author, and if nothing has changed. */
export type Changed<Type extends ListingType = ListingType> = StoredListing<Type> & { readonly decision: number | null }

/** The request for a change; `If-Match` names the revision that the client has. */
export interface ListingRequest {
  readonly params: { readonly id: number }
  readonly headers: { readonly 'If-Match'?: string }
  readonly caller: Pick<Caller, 'id'>
}

/**
 * Returns the listing after the change, or before it if it was removed. A change without effect writes nothing. Throws
 * unknown-listing, changed-meanwhile if `If-Match` is not the current revision, and not-signed-in or not-allowed if the caller
 * has lost the role since the request was authenticated.
 */
export async function changeListing<Type extends ListingType>(
  { db, now, wakeMail }: Dependencies,
  request: ListingRequest,
  change: ListingChange<Type>,
): Promise<Changed<Type>> {
  const changed = await db.transaction().execute((transaction) => changeIn(transaction, request, change, now()))
  wakeMail()
  return changed
}

async function changeIn<Type extends ListingType>(
  transaction: Connection,
  { params: { id }, headers, caller }: ListingRequest,
  change: ListingChange<Type>,
  now: Date,
): Promise<Changed<Type>> {
  const stored = await lock(transaction, id, caller, change)
  requireMatch(headers['If-Match'], stored)
  const next = await nextOf(transaction, change, stored)
  const effect = effectOf(stored, next)
  if (effect === 'none') return { ...stored, decision: null }
  const result = await save(transaction, { change, stored, caller, now }, next)
  if (effect === 'public') await incrementPublicVersion(transaction)
  return result
}

async function nextOf<Type extends ListingType>(
  transaction: Connection, change: ListingChange<Type>, stored: StoredListing<Type>,
): Promise<NewNext> {
  const next = await change.next(stored, transaction)
  return next.state === 'removed' ? next : cancelledWithDays(next)
}

/** Whether a change has no effect, one that visitors see, or another. */
function effectOf(stored: StoredListing, next: NewNext): 'none' | 'public' | 'other' {
  const before = asVersion(stored)
  if (next.state !== 'removed' && !stored.removal && isSameShown(before, next)) {
    if (announcesMove(before) !== announcesMove(next) || next.isStillRight) return 'public'
    return isSameChange(before.change, next.change) && Boolean(before.isUnseen) === Boolean(next.isUnseen) ? 'none' : 'other'
  }
  return stored.state === 'approved' || next.state === 'approved' ? 'public' : 'other'
}

/** Whether its page says that a change of the day is announced. */
function announcesMove({ state, fields, change }: NextVersion<StatedReasons>): boolean {
  return state === 'approved' && change?.state === 'waiting' && isMoved(fields, change.fields)
}

async function lock<Type extends ListingType>(
  transaction: Connection,
  id: number,
  caller: Pick<Caller, 'id'>,
  change: ListingChange<Type>,
): Promise<StoredListing<Type>> {
  // Users are locked before listings everywhere, as when a user is disabled with what is listed.
  await requireRole(transaction, caller, change.role)
  const ids = change.other === undefined ? [id] : [id, change.other].toSorted((a, b) => a - b)
  for (const each of ids) await lockListing(transaction, each)
  return find(transaction, id, change)
}

async function find<Type extends ListingType>(
  transaction: Connection,
  id: number,
  { listingType, find: findIn }: ListingChange<Type>,
): Promise<StoredListing<Type>> {
  const stored = await findIn(transaction)
  if (!stored) throw new ProblemError({ type: 'unknown-listing', listingType, id })
  return stored
}

interface Decision<Type extends ListingType> {
  readonly change: ListingChange<Type>
  readonly stored: StoredListing<Type>
  readonly next: Next
  readonly caller: Pick<Caller, 'id'>
  readonly now: Date
}

async function save<Type extends ListingType>(
  transaction: Connection, made: Omit<Decision<Type>, 'next'>, unstated: NewNext,
): Promise<Changed<Type>> {
  const { change, stored, caller, now: at } = made
  const next = await withStatements(transaction, unstated, { of: { listing: stored.listing.id }, by: caller.id, at })
  const decision = { ...made, next }
  const before = change.role === 'ROLE_MODERATOR' ? await readStateBefore(transaction, stored.listing.id) : null
  await write(transaction, decision)
  const actions = actionsOf(change, next, stored)
  for (const action of actions) await recordAudit(transaction, auditRecord(decision, action))
  const mail = await mailAuthor(transaction, decision)
  const id = before && (await recordDecision(transaction, decision, { action: actions[0], before, mail }))
  if (id !== null) await settleReports(transaction, decision, id)
  return { ...(next.state === 'removed' ? stored : await find(transaction, stored.listing.id, change)), decision: id }
}

async function write<Type extends ListingType>(
  transaction: Connection, { stored, next, caller, now }: Decision<Type>,
): Promise<void> {
  if (stored.removal) await restoreListing(transaction, stored, now)
  else if (next.state === 'removed') await removeListing(transaction, stored, next, now)
  else await updateListing(transaction, stored, next, { user: caller.id, now })
}

/** Returns the id of the mail; null if none is sent. */
async function mailAuthor<Type extends ListingType>(
  transaction: Connection, { change, stored, next, caller, now }: Decision<Type>,
): Promise<number | null> {
  const { author } = stored
  if (!change.mail || author === null || author === caller.id) return null
  const mail = change.mail(author, stored, next)
  return mail && queueMail(transaction, mail, now, change.role === 'ROLE_MODERATOR' ? undoableUntil(now) : now)
}

/** Records what a listing was before the decision of a moderator; returns the id of the decision. */
async function recordDecision<Type extends ListingType>(
  transaction: Connection,
  { change, stored, caller, now }: Decision<Type>,
  { action, before, mail }: { readonly action: string; readonly before: StateBefore; readonly mail: number | null },
): Promise<number> {
  const decision = change.decision ?? await insertDecision(transaction, { at: now, actor: caller.id, key: null })
  const [listing, undoUntil] = [stored.listing.id, undoableUntil(now)]
  await keepBackMailsOf(transaction, listing, undoUntil)
  await insertDecidedListing(transaction, { decision, listing, action, before, mail, undoUntil })
  return decision
}

/** What leaves the site answers its reports; what is back within the time of an undo has them again. */
async function settleReports<Type extends ListingType>(
  transaction: Connection, { stored, next, now }: Decision<Type>, decision: number,
): Promise<void> {
  const listings = [stored.listing.id]
  if (next.state !== 'approved') await decideReports(transaction, { listings, outcome: 'removed', decision, now })
  else if (stored.removal) await reopenReports(transaction, { listings, since: 'removal', now })
}

function auditRecord<Type extends ListingType>(
  { stored, next, caller, now }: Decision<Type>, action: Action,
): AuditRecord {
  const { id, title } = stored.listing
  const before = recorded(asVersion(stored), action)
  const after = next.state === 'removed' ? null : recorded(next, action)
  return {
    at: now,
    actor: caller.id,
    action,
    subject: { listing: id, type: stored.type, title: after?.fields.title ?? title },
    before: stored.removal ? null : listingState(before),
    after: next.state === 'removed' ? removedState(next) : listingState(recorded(next, action)),
  }
}

/** What an entry tells of a listing: of an action on its change, the change with its state, if there is one. */
export function recorded(version: NextVersion, action: string): NextVersion {
  const { change } = version
  if (!change || !action.startsWith('change-')) return version
  const { fields, state, statement } = change
  return state === 'rejected' ? { ...version, fields, state, statement } : { ...version, fields, state: 'pending', statement: null }
}
