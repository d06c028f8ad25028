/** The answers of moderators to objections: a decision is kept or reversed. */
import { answerFaults, trimmedObjection, type ObjectionAnswer, type ObjectionOutcome } from '../../../domain/given-reasons/objection.ts'
import type { Measure } from '../../../domain/given-reasons/statement.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { recordAudit } from '../../store/audit.ts'
import type { Connection } from '../../store/connection.ts'
import { asVersion } from '../../store/listing/listings.ts'
import {
  answerObjection as answerInStore, lockObjection, readStatedDecision, roleFor, type StatedDecision,
} from '../../store/listing/objections.ts'
import { readStatement } from '../../store/listing/statements.ts'
import { readKeptListing } from '../../store/listing/stored-listings.ts'
import { queueMail, type QueuedMail } from '../../store/outbox.ts'
import { enableUserAfter } from '../account/disabled-users.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler } from '../handler.ts'
import { requireFaultless } from '../require-faultless.ts'
import { requireRole } from '../require-role.ts'
import { changeListing } from './change-listing.ts'
import { approval, type DecisionParts } from './decision-parts.ts'
import { decisionHeader, objectionBody } from './listing-bodies.ts'

/**
 * Throws invalid-request, unknown-objection for one that is answered or whose decision does not hold any more, own-decision for who made
 * the decision or objects to it, if somebody else can answer, and the problems of `requireRole`.
 */
export function answerObjection(dependencies: Dependencies): Handler<'answerObjection'> {
  const { db, now, wakeMail } = dependencies
  return async ({ params: { id }, body, caller }) => {
    const given = readAnswer(body)
    const decision = await readStatedDecision(db, id)
    const statement = await readStatement(db, id)
    if (!decision || !statement?.objection) throw new ProblemError({ type: 'unknown-objection', id })
    const made = await apply(dependencies, { ...given, decision, caller, at: now() })
    wakeMail()
    return { status: 200, body: objectionBody({ ...statement.objection, ...given }), headers: decisionHeader({ decision: made }) }
  }
}

interface GivenAnswer {
  readonly outcome: ObjectionOutcome
  readonly answer: string | null
}

function readAnswer(body: ObjectionAnswer): GivenAnswer {
  requireFaultless(answerFaults(body))
  return { outcome: body.outcome, answer: trimmedObjection(body.answer ?? '') }
}

interface Answering extends GivenAnswer {
  readonly decision: StatedDecision
  readonly caller: Caller
  readonly at: Date
}

/** Returns the number of the decision on a listing; null if there is none. */
async function apply(dependencies: Dependencies, answering: Answering): Promise<number | null> {
  const { outcome, decision: { listing, author } } = answering
  if (outcome === 'reversed' && listing) return reverse(dependencies, answering, listing.id)
  if (outcome === 'kept') await keep(dependencies, answering)
  else if (author !== null) await lift(dependencies, answering, author)
  return null
}

async function keep({ db }: Dependencies, answering: Answering): Promise<void> {
  const { decision: { measure, author }, caller, at } = answering
  await db.transaction().execute(async (transaction) => {
    await requireRole(transaction, caller, roleFor(measure))
    await settle(transaction, answering)
    if (author !== null) await queueMail(transaction, answerMail(answering, author), at)
  })
}

/** As a decision on the listing, which can be undone as any other. */
async function reverse(dependencies: Dependencies, answering: Answering, id: number): Promise<number | null> {
  const { action, next } = reversalOf(answering.decision.measure)
  const { decision } = await changeListing(dependencies, { params: { id }, headers: {}, caller: answering.caller }, {
    action,
    role: 'ROLE_MODERATOR',
    listingType: null,
    find: (db) => readKeptListing(db, id),
    next: async (stored, transaction) => {
      await settle(transaction, answering)
      return next(stored, transaction)
    },
    mail: (user) => answerMail(answering, user),
  })
  return decision
}

type Reversal = Pick<DecisionParts, 'action' | 'next'>

/** What reverses a decision on a listing. */
function reversalOf(measure: Measure): Reversal {
  if (measure === 'removed') return { action: 'listing-restored', next: asVersion }
  return measure === 'change-rejected' ? changePublication : approval
}

const changePublication: Reversal = {
  action: 'change-approved',
  next: (stored) => {
    const before = asVersion(stored)
    return before.change ? { ...before, fields: before.change.fields, change: null, isUnseen: false, isStillRight: true } : before
  },
}

/** Enables the account, with the listings that were removed with it. */
async function lift(dependencies: Dependencies, answering: Answering, user: number): Promise<void> {
  await enableUserAfter(dependencies, { id: user, caller: answering.caller }, async (transaction) => {
    await settle(transaction, answering)
    await queueMail(transaction, answerMail(answering, user), answering.at)
  })
}

/** Writes the answer, and the log. Others can have answered since the objection was read. */
async function settle(transaction: Connection, { decision: { id }, caller, at, outcome, answer }: Answering): Promise<void> {
  const locked = await lockObjection(transaction, id, caller)
  if (!locked) throw new ProblemError({ type: 'unknown-objection', id })
  if (locked.isForOthers) throw new ProblemError({ type: 'own-decision' })
  await answerInStore(transaction, { statement: id, outcome, answer, by: caller.id, at })
  const { listing, author } = locked.decision
  const subject = listing ? { listing: listing.id, type: listing.type, title: listing.title } : { user: author ?? caller.id }
  await recordAudit(transaction, { at, actor: caller.id, action: `objection-${outcome}`, subject, before: null, after: { answer } })
}

function answerMail({ decision: { id } }: Answering, user: number): QueuedMail {
  return { kind: 'objection-answered', user, statement: id }
}
