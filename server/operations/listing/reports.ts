/** Reports of listings: by visitors, and what moderators decide on them. */
import { reportFaults, trimmedReport, type EnteredReport, type Report } from '../../../domain/moderation/report.ts'
import { undoableUntil } from '../../../domain/moderation/undo.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { recordAudit } from '../../store/audit.ts'
import type { Connection } from '../../store/connection.ts'
import { insertDecidedListing, insertDecision, readStateBefore } from '../../store/listing/decisions.ts'
import { lockListing, readKeptListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import { queueMail } from '../../store/outbox.ts'
import { decideReports, insertReport, lockReportable, type Inserted, type NewReport } from '../../store/reports.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler } from '../handler.ts'
import { requireFaultless } from '../require-faultless.ts'
import { requireRole } from '../require-role.ts'

/** Throws invalid-request for what a report of its kind lacks, unknown-listing for what is not public, and already-reported. */
export function reportListing({ db, now, networkHmac, wakeMail }: Dependencies): Handler<'reportListing'> {
  return async ({ params: { id: listing }, body, network, language }) => {
    const report = { ...readReport(body), listing, language, networkHmac: networkHmac(network), at: now() }
    if ((await db.transaction().execute((transaction) => insert(transaction, report))) === 'other') {
      throw new ProblemError({ type: 'already-reported' })
    }
    wakeMail()
    return { status: 200, body: 'report-received' }
  }
}

function readReport(body: EnteredReport): Report {
  const report = trimmedReport(body)
  requireFaultless(reportFaults(report))
  return report
}

/** The visitor gets one mail, also if the request is repeated. */
async function insert(transaction: Connection, report: NewReport): Promise<Inserted> {
  if (!(await lockReportable(transaction, report.listing))) {
    throw new ProblemError({ type: 'unknown-listing', listingType: null, id: report.listing })
  }
  const inserted = await insertReport(transaction, report)
  if (typeof inserted === 'object' && report.email !== null) {
    await queueMail(transaction, { kind: 'report-received', report: inserted.id }, report.at)
  }
  return inserted
}

/** Decides the open reports of a listing, which stays as it is. Throws unknown-listing, and the problems of `requireRole`. */
export function decideListingReports({ db, now, wakeMail }: Dependencies): Handler<'decideReports'> {
  return async ({ params: { id }, body: { outcome }, caller }) => {
    const decided = await db.transaction().execute(async (transaction) => {
      await requireRole(transaction, caller, 'ROLE_MODERATOR')
      await lockListing(transaction, id)
      const stored = await readKeptListing(transaction, id)
      if (!stored) throw new ProblemError({ type: 'unknown-listing', listingType: null, id })
      return decide(transaction, { stored, outcome, caller, now: now() })
    })
    wakeMail()
    return { status: 200, body: { count: decided.count }, headers: decided.count === 0 ? {} : { 'X-Decision': decided.decision } }
  }
}

interface Deciding {
  readonly stored: StoredListing
  readonly outcome: 'corrected' | 'kept'
  readonly caller: Caller
  readonly now: Date
}

/** As a decision on the listing that changes nothing of it, so that it can be undone as any other. */
async function decide(transaction: Connection, { stored: { listing, type, state, removal }, outcome: given, caller, now }: Deciding) {
  const outcome = state === 'approved' && !removal ? given : 'removed'
  const action = 'reports-decided'
  const decision = await insertDecision(transaction, { at: now, actor: caller.id, key: null })
  const count = await decideReports(transaction, { listings: [listing.id], outcome, decision, now })
  if (count === 0) return { count, decision }
  const before = await readStateBefore(transaction, listing.id)
  await insertDecidedListing(transaction, { decision, listing: listing.id, action, before, mail: null, undoUntil: undoableUntil(now) })
  const subject = { listing: listing.id, type, title: listing.title }
  await recordAudit(transaction, { at: now, actor: caller.id, action, subject, before: null, after: { reports: count, outcome } })
  return { count, decision }
}
