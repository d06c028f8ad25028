/** Changing the own address: asked for while one is signed in, confirmed at the new one, and taken back from the old one. */
import { randomUUID } from 'node:crypto'
import { ProblemError } from '../../../domain/problems.ts'
import { keepAccount } from '../../store/account/account-deletion.ts'
import {
  askForEmail, confirmEmailChange, isOfAnother, readOwnEmail, returnEmail, type ChangedUser, type RefusedChange,
} from '../../store/account/email-changes.ts'
import { recordUserAudit } from '../../store/account/user-audit.ts'
import { queueMail } from '../../store/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler, Handlers } from '../handler.ts'
import { requireOwnPassword } from './require-own-password.ts'

/** The operations on the address of an account. */
export function ownEmailOperations(dependencies: Dependencies) {
  return {
    getOwnEmail: getOwnEmail(dependencies),
    changeOwnEmail: changeOwnEmail(dependencies),
    confirmOwnEmail: confirmOwnEmail(dependencies),
    returnOwnEmail: returnOwnEmail(dependencies),
  } as const satisfies Partial<Handlers>
}

/** The address of the caller, and the one that waits for its link. */
function getOwnEmail({ db, now }: Dependencies): Handler<'getOwnEmail'> {
  return async ({ caller }) => ({ status: 200, body: await readOwnEmail(db, caller.id, now()) })
}

/**
 * Treats every address alike, so that the response does not reveal accounts; only the mail differs. Throws wrong-current-password, also
 * if the password has changed in the meantime.
 */
function changeOwnEmail(dependencies: Dependencies): Handler<'changeOwnEmail'> {
  const { db, now, wakeMail } = dependencies
  return async ({ body: { email, password }, caller }) => {
    const { id: user, passwordHash } = await requireOwnPassword(dependencies, caller, password)
    const body = await db.transaction().execute(async (transaction) => {
      const change = await askForEmail(transaction, user, { email, passwordHash }, now())
      if (change === null) throw new ProblemError({ type: 'wrong-current-password' })
      await queueMail(transaction, { kind: 'email-change', user, change }, now())
      await queueMail(transaction, { kind: 'email-change-asked', user, change }, now())
      return readOwnEmail(transaction, user, now())
    })
    wakeMail()
    return { status: 200, body }
  }
}

/** Throws unknown-link, also for an expired link, used-link, and email-taken if somebody has an account with the address since. */
function confirmOwnEmail({ db, now, wakeMail }: Dependencies): Handler<'confirmOwnEmail'> {
  return async ({ body: { token } }) => {
    await unlessTaken(db.transaction().execute(async (transaction) => {
      const { change, user } = changed(await confirmEmailChange(transaction, token, now()))
      await recordUserAudit(transaction, { at: now(), actor: user.id, action: 'user-email-changed', before: user, after: user })
      await queueMail(transaction, { kind: 'email-changed', user: user.id, change }, now())
    }))
    wakeMail()
    return { status: 200, body: 'email-changed' }
  }
}

/** Keeps the account, too, if it was to be deleted. Throws unknown-link, also for an expired link, and email-taken. */
function returnOwnEmail({ db, now, passwords, wakeMail }: Dependencies): Handler<'returnOwnEmail'> {
  return async ({ body: { token } }) => {
    const unusableHash = await passwords.hash(randomUUID())
    await unlessTaken(db.transaction().execute(async (transaction) => {
      const { user } = changed(await returnEmail(transaction, token, unusableHash, now()))
      await keepAccount(transaction, user.id)
      await recordUserAudit(transaction, { at: now(), actor: user.id, action: 'user-email-returned', before: user, after: user })
      await queueMail(transaction, { kind: 'email-returned', user: user.id }, now())
    }))
    wakeMail()
    return { status: 200, body: 'email-returned' }
  }
}

function changed(result: ChangedUser | RefusedChange): ChangedUser {
  if (typeof result === 'string') throw new ProblemError({ type: `${result}-link` })
  return result
}

/** The database decides which of two users gets an address. */
async function unlessTaken(change: Promise<void>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (isOfAnother(error)) throw new ProblemError({ type: 'email-taken' }, { cause: error })
    throw error
  }
}
