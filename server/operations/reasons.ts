/** The reasons that administrators choose from. */
import { maxReasons, type Reason } from '../../domain/given-reasons/reasons.ts'
import { ProblemError } from '../../domain/problems.ts'
import { deleteReason, insertReason, lockReasons, readReasons, writeReason } from '../store/reasons.ts'
import type { Connection } from '../store/connection.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handler, Handlers } from './handler.ts'

/** The operations of the reasons. */
export function reasonOperations(dependencies: Dependencies) {
  return {
    listReasons: listAll(dependencies),
    addReason: add(dependencies),
    updateReason: update(dependencies),
    deleteReason: remove(dependencies),
  } as const satisfies Partial<Handlers>
}

function listAll({ db }: Dependencies): Handler<'listReasons'> {
  return async () => ({ status: 200, body: await readReasons(db) })
}

/** Returns the reason with the same texts if there is one, so that a request can be repeated. Throws too-many-reasons. */
function add({ db }: Dependencies): Handler<'addReason'> {
  return async ({ body: texts }) => {
    const body = await db.transaction().execute(async (transaction) => {
      await lockReasons(transaction)
      const reasons = await readReasons(transaction)
      const same = reasons.find(({ en, el }) => en === texts.en && el === texts.el)
      if (!same && reasons.length >= maxReasons) throw new ProblemError({ type: 'too-many-reasons' })
      return same ?? insertReason(transaction, texts)
    })
    return { status: 200, body }
  }
}

/** Throws unknown-reason. */
function update({ db }: Dependencies): Handler<'updateReason'> {
  return async ({ params: { id }, body: texts }) => ({ status: 200, body: found(id, await writeReason(db, id, texts)) })
}

/** Throws unknown-reason, and general-reason for the one that cannot be deleted. */
function remove({ db }: Dependencies): Handler<'deleteReason'> {
  return async ({ params: { id } }) => ({
    status: 200, body: await db.transaction().execute((transaction) => removeIn(transaction, id)),
  })
}

async function removeIn(transaction: Connection, id: number): Promise<Reason> {
  const deleted = found(id, await deleteReason(transaction, id))
  if (deleted.isGeneral) throw new ProblemError({ type: 'general-reason' })
  return deleted
}

function found(id: number, reason: Reason | null): Reason {
  if (!reason) throw new ProblemError({ type: 'unknown-reason', id })
  return reason
}
