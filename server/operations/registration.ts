/** Becoming a member, and confirming one's e-mail address. */
import { ProblemError } from '../../domain/problems.ts'
import { confirmUser, findAccount, findUserByEmail } from '../store/accounts.ts'
import type { Connection } from '../store/connection.ts'
import { queueMail } from '../store/outbox.ts'
import { insertUser } from '../store/users.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handler } from './handler.ts'
import { redeemLink } from './redeem-link.ts'

/**
 * Answers alike whether or not the e-mail address has an account; its owner is written to in either case.
 * Throws username-taken: user names are no secret.
 */
export function register({ db, now, passwords, wakeMail }: Dependencies): Handler<'register'> {
  return async ({ body: { username, email, password } }) => {
    if (await findAccount(db, username)) throw new ProblemError({ type: 'username-taken' })
    const user = { username, email, password_hash: await passwords.hash(password) }
    await db.transaction().execute((transaction) => keepUser(transaction, user, now()))
    wakeMail()
    return { status: 200, body: 'registered' }
  }
}

interface NewUser {
  readonly username: string
  readonly email: string
  readonly password_hash: string
}

/** Takes the same steps for an address that has an account. */
async function keepUser(transaction: Connection, user: NewUser, now: Date): Promise<void> {
  const inserted = await insertUser(transaction, user)
  const owner = await findUserByEmail(transaction, user.email)
  // Neither is this user new nor does the address belong to another: somebody just took the name.
  if (owner === null) throw new ProblemError({ type: 'username-taken' })
  await queueMail(transaction, { kind: inserted === null ? 'account-exists' : 'verification', user: owner }, now)
}

/** Throws used-link, or unknown-link for one that has expired too. */
export function confirmEmail({ db, now }: Dependencies): Handler<'confirmEmail'> {
  return async ({ query: { token } }) => {
    await db.transaction().execute(async (transaction) => {
      await confirmUser(transaction, await redeemLink(transaction, token, 'verification', now()))
    })
    return { status: 200, body: 'email-confirmed' }
  }
}

/** Does one and the same for every name: who is a member, only the worker that sends the mail finds out. */
export function resendVerification({ db, now, wakeMail }: Dependencies): Handler<'resendVerification'> {
  return async ({ body: { username, email } }) => {
    const account = email === undefined ? { username: username ?? '' } : { email }
    await queueMail(db, { kind: 'verification-again', account }, now())
    wakeMail()
    return { status: 200, body: 'verification-sent' }
  }
}
