/** Undoing decisions, by the moderators who made them. */
import type { components } from '../../../contract/openapi.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { recordAudit, type AuditRecord } from '../../store/audit.ts'
import type { Connection } from '../../store/connection.ts'
import {
  markUndone, readDecidedListing, readDecision, undoDecidedListing, type StoredDecidedListing, type StoredDecision,
} from '../../store/listing/decisions.ts'
import { isSameShown } from '../../store/listing/listing-versions.ts'
import { asVersion } from '../../store/listing/listings.ts'
import { lockForUndo, lockUsersForUndo } from '../../store/listing/lock-for-undo.ts'
import { reopenObjections } from '../../store/listing/objections.ts'
import { readKeptListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import { withdrawMail } from '../../store/outbox.ts'
import { incrementPublicVersion } from '../../store/public-version.ts'
import { reopenReports } from '../../store/reports.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler } from '../handler.ts'
import { requireRole } from '../require-role.ts'
import { recorded } from './change-listing.ts'
import { listingState } from './listing-state.ts'

/**
 * Undoes a decision of the caller, each listing in a transaction of its own. Throws unknown-decision, and not-own-decision for one that
 * somebody else made.
 */
export function undoDecision(dependencies: Dependencies): Handler<'undoDecision'> {
  return async ({ params: { id }, caller }) => {
    const { listings } = await ownDecision(dependencies.db, id, caller)
    const body: components['schemas']['UndoneListing'][] = []
    for (const listing of listings) body.push({ id: listing, outcome: await undo(dependencies, { decision: id, listing, caller }) })
    return { status: 200, body }
  }
}

async function ownDecision(db: Connection, id: number, caller: Caller): Promise<StoredDecision> {
  const decision = await readDecision(db, id)
  if (!decision) throw new ProblemError({ type: 'unknown-decision', id })
  if (decision.actor !== caller.id) throw new ProblemError({ type: 'not-own-decision' })
  return decision
}

type Outcome = components['schemas']['UndoneListing']['outcome']

interface Undoing {
  readonly decision: number
  readonly listing: number
  readonly caller: Caller
}

function undo({ db, now }: Dependencies, undoing: Undoing): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    await lockUsersForUndo(transaction, { ...undoing, caller: undoing.caller.id })
    await requireRole(transaction, undoing.caller, 'ROLE_MODERATOR')
    const isPossible = await lockForUndo(transaction, undoing)
    const decided = await readDecidedListing(transaction, undoing.decision, undoing.listing)
    const stored = await readKeptListing(transaction, undoing.listing)
    if (decided?.isUndone) return 'undone'
    if (!stored || stored.revision !== decided?.revision || !isPossible) return 'changed'
    if (now() > decided.undoUntil || !(await canWithhold(transaction, decided))) return 'late'
    await undoLocked(transaction, undoing, { decided, stored, now: now() })
    return 'undone'
  })
}

/** Whether no mail tells the author of the decision. A worker whose clock is ahead can have taken it before the time is over. */
async function canWithhold(transaction: Connection, { mail }: StoredDecidedListing): Promise<boolean> {
  return mail === null || withdrawMail(transaction, mail)
}

interface Decided {
  readonly decided: StoredDecidedListing
  readonly stored: StoredListing
  readonly now: Date
}

async function undoLocked(transaction: Connection, { decision, caller }: Undoing, { decided, stored, now }: Decided): Promise<void> {
  const undone = await undoneListing(transaction, decision, { decided, stored, now })
  await recordAudit(transaction, {
    at: now,
    actor: caller.id,
    action: decided.action === 'reports-decided' ? 'reports-reopened' : 'decision-undone',
    subject: { listing: stored.listing.id, type: stored.type, title: undone.listing.title },
    before: auditState(stored, decided.action),
    after: auditState(undone, decided.action),
  })
  if (isSeen(stored, undone)) await incrementPublicVersion(transaction)
}

/**
 * Its reports that were decided with it or since are open again, and the objection that it upheld. A decision on reports alone changed
 * nothing of the listing.
 */
async function undoneListing(transaction: Connection, decision: number, { decided, stored, now }: Decided): Promise<StoredListing> {
  const { listing: { id } } = stored
  await reopenReports(transaction, { listings: [id], since: decision, now })
  if (decided.action === 'reports-decided') {
    await markUndone(transaction, { decision, listing: id, now })
    return stored
  }
  const undone = await undoDecidedListing(transaction, stored, { decision, before: decided.before, now })
  await reopenObjections(transaction, id)
  return undone
}

/** Null while it is removed. */
function auditState(stored: StoredListing, action: string): AuditRecord['before'] {
  return stored.removal ? null : listingState(recorded(asVersion(stored), action))
}

/** Whether visitors see a difference. */
function isSeen(before: StoredListing, after: StoredListing): boolean {
  const isPublic = ({ state, removal }: StoredListing) => state === 'approved' && !removal
  if (!isPublic(before) && !isPublic(after)) return false
  const isCheckedThen = before.check?.at.getTime() === after.check?.at.getTime()
  return isPublic(before) !== isPublic(after) || !isCheckedThen || !isSameShown(asVersion(before), asVersion(after))
}
