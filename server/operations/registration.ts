/** Signing up, and confirming one's e-mail address. */
import { ProblemError } from '../../domain/problems.ts'
import { findAccount, type Account } from '../store/accounts.ts'
import type { Connection } from '../store/connection.ts'
import { queueMail } from '../store/outbox.ts'
import { confirmSignUp, insertSignUp, readdressSignUp } from '../store/sign-ups.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handler } from './handler.ts'

/**
 * Does the same for every e-mail address, whether it has an account or not: only the mail differs. Throws
 * common-password, or username-taken, since user names are no secret. A sign-up with the same name and password, and another
 * address, replaces the address.
 */
export function register({ db, now, passwords, wakeMail }: Dependencies): Handler<'register'> {
  return async ({ body: { username, email, password } }) => {
    if (await passwords.isCommon(password)) throw new ProblemError({ type: 'common-password', field: 'password' })
    const account = await findAccount(db, username, now())
    const isOwnSignUp = account !== null && (await isOwn(account, password, passwords))
    if (account && !isOwnSignUp) throw new ProblemError({ type: 'username-taken' })
    const password_hash = account?.passwordHash ?? (await passwords.hash(password))
    const keep = isOwnSignUp ? moveSignUp : keepSignUp
    await db.transaction().execute((transaction) => keep(transaction, { username, email, password_hash }, now()))
    wakeMail()
    return { status: 200, body: 'registered' }
  }
}

/** Compared for each sign-up, so that the time does not tell the address of one. */
function isOwn({ confirmed, passwordHash }: Account, password: string, passwords: Dependencies['passwords']): Promise<boolean> {
  return confirmed ? Promise.resolve(false) : passwords.matches(password, passwordHash)
}

/** Who mistyped the address signs up again with the same name and password. The links that went out end. */
async function moveSignUp(transaction: Connection, { username, email }: Parameters<typeof insertSignUp>[1], now: Date): Promise<void> {
  const signUp = await readdressSignUp(transaction, username, email, now)
  if (signUp === null) throw new ProblemError({ type: 'username-taken' })
  await queueMail(transaction, { kind: 'verification', signUp }, now)
}

async function keepSignUp(transaction: Connection, given: Parameters<typeof insertSignUp>[1], now: Date): Promise<void> {
  const signUp = await insertSignUp(transaction, given, now)
  if (signUp === null) throw new ProblemError({ type: 'username-taken' })
  await queueMail(transaction, { kind: 'verification', signUp }, now)
}

/**
 * Answers alike for each click on the link. Throws unknown-link for one that has expired too; username-taken or email-taken
 * where another sign-up was faster.
 */
export function confirmEmail({ db, now }: Dependencies): Handler<'confirmEmail'> {
  return async ({ query: { token } }) => {
    const confirmed = await db.transaction().execute((transaction) => confirmSignUp(transaction, token, now()))
    if (confirmed === 'unknown') throw new ProblemError({ type: 'unknown-link' })
    if (typeof confirmed === 'string') throw new ProblemError({ type: confirmed })
    return { status: 200, body: { sentence: 'email-confirmed', username: confirmed.username } }
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
