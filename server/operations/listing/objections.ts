/** Objections of authors to decisions. */
import { mostObjections, objectionFaults, trimmedObjection } from '../../../domain/given-reasons/objection.ts'
import { ProblemError } from '../../../domain/problems.ts'
import type { Connection } from '../../store/connection.ts'
import { findDisabling, insertObjection, readOpenObjections, readStatedDecision } from '../../store/listing/objections.ts'
import { readStatement } from '../../store/listing/statements.ts'
import { queueMail } from '../../store/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler, Handlers } from '../handler.ts'
import { requireFaultless } from '../require-faultless.ts'
import { requireRole } from '../require-role.ts'
import { statementBody, typedListing } from './listing-bodies.ts'
import { answerObjection } from './objection-answers.ts'

/** The operations on objections. */
export function objectionOperations(dependencies: Dependencies) {
  return {
    readObjectionLink: readObjectionLink(dependencies),
    objectWithLink: objectWithLink(dependencies),
    objectToDecision: objectToDecision(dependencies),
    listObjections: listObjections(dependencies),
    answerObjection: answerObjection(dependencies),
  } as const satisfies Partial<Handlers>
}

/** Throws unknown-link, also for an expired link, and if the account is enabled. */
function readObjectionLink({ db, now }: Dependencies): Handler<'readObjectionLink'> {
  return async ({ body: { token } }) => {
    const disabling = await findDisabling(db, token, now())
    const statement = disabling && await readStatement(db, disabling.statement)
    if (!statement) throw new ProblemError({ type: 'unknown-link' })
    return { status: 200, body: statementBody(statement) }
  }
}

/** Throws invalid-request, already-objected, and the problems of `readObjectionLink`. */
function objectWithLink({ db, now, wakeMail }: Dependencies): Handler<'objectWithLink'> {
  return async ({ body: { token, text } }) => {
    await db.transaction().execute(async (transaction) => {
      const disabling = await findDisabling(transaction, token, now())
      if (!disabling) throw new ProblemError({ type: 'unknown-link' })
      await receive(transaction, { ...disabling, text, at: now() })
    })
    wakeMail()
    return { status: 200, body: 'objection-received' }
  }
}

/** Throws invalid-request, already-objected, and unknown-statement for what is not of the caller, or does not hold any more. */
function objectToDecision({ db, now, wakeMail }: Dependencies): Handler<'objectToDecision'> {
  return async ({ params: { id }, body: { text }, caller }) => {
    await db.transaction().execute(async (transaction) => {
      await requireRole(transaction, caller, 'ROLE_USER')
      const decision = await readStatedDecision(transaction, id)
      if (decision?.author !== caller.id) throw new ProblemError({ type: 'unknown-statement', id })
      await receive(transaction, { statement: id, user: caller.id, text, at: now() })
    })
    wakeMail()
    return { status: 200, body: 'objection-received' }
  }
}

interface Received {
  readonly statement: number
  /** The id of who objects. */
  readonly user: number
  readonly text: string
  readonly at: Date
}

/** A repeated request has the same answer, and sends no other receipt. */
async function receive(transaction: Connection, { statement, user, text: sent, at }: Received): Promise<void> {
  requireFaultless(objectionFaults({ text: sent }))
  const text = trimmedObjection(sent) ?? ''
  const inserted = await insertObjection(transaction, { statement, text, at })
  if (inserted === 'other') throw new ProblemError({ type: 'already-objected' })
  if (inserted === 'new') await queueMail(transaction, { kind: 'objection-received', user, statement }, at)
}

function listObjections({ db }: Dependencies): Handler<'listObjections'> {
  return async ({ caller }) => {
    const open = await readOpenObjections(db, caller, mostObjections)
    const body = open.map(({ statement, listing, ...rest }) => ({
      statement: statementBody(statement), listing: listing && typedListing(listing), ...rest,
    }))
    return { status: 200, body }
  }
}
