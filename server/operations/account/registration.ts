/** Registration, and confirmation of the e-mail address. */
import { randomUUID } from 'node:crypto'
import { ProblemError } from '../../../domain/problems.ts'
import { findAccount, type Account } from '../../store/account/accounts.ts'
import type { Connection } from '../../store/connection.ts'
import { disownSignUp as endSignUp } from '../../store/account/disowned-sign-ups.ts'
import { queueMail } from '../../store/outbox.ts'
import { confirmSignUp, insertSignUp, changeSignUpEmail } from '../../store/account/sign-ups.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { requireNewPassword } from './require-new-password.ts'

/**
 * Treats every e-mail address alike, so that the response does not reveal accounts; only the mail differs. Throws
 * common-password, guessable-password, or username-taken, since user names are public. A sign-up with the same name and password
 * but another address replaces the address.
 */
export function register(dependencies: Dependencies): Handler<'register'> {
  const { db, now, passwords, wakeMail } = dependencies
  return async ({ body: { username, email, password }, language }) => {
    await requireNewPassword(dependencies, 'password', password, { username, email })
    const account = await findAccount(db, username, now())
    const isOwnSignUp = account !== null && (await isOwn(account, password, passwords))
    if (account && !isOwnSignUp) throw new ProblemError({ type: 'username-taken' })
    const password_hash = account?.passwordHash ?? (await passwords.hash(password))
    const save = isOwnSignUp ? changeEmail : createSignUp
    await db.transaction().execute((transaction) => save(transaction, { username, email, password_hash, language }, now()))
    wakeMail()
    return { status: 200, body: 'registered' }
  }
}

/** Compares the password of every sign-up, whatever its address, so that the response time does not reveal the address. */
function isOwn({ confirmed, passwordHash }: Account, password: string, passwords: Dependencies['passwords']): Promise<boolean> {
  return confirmed ? Promise.resolve(false) : passwords.matches(password, passwordHash)
}

/** Lets a user correct a mistyped address by signing up again. Invalidates the links that were sent. */
async function changeEmail(transaction: Connection, { username, email }: Parameters<typeof insertSignUp>[1], now: Date): Promise<void> {
  const signUp = await changeSignUpEmail(transaction, username, email, now)
  if (signUp === null) throw new ProblemError({ type: 'username-taken' })
  await queueMail(transaction, { kind: 'verification', signUp }, now)
}

async function createSignUp(transaction: Connection, given: Parameters<typeof insertSignUp>[1], now: Date): Promise<void> {
  const signUp = await insertSignUp(transaction, given, now)
  if (signUp === null) throw new ProblemError({ type: 'username-taken' })
  await queueMail(transaction, { kind: 'verification', signUp }, now)
}

/**
 * Idempotent. Throws unknown-link, also for an expired link; username-taken or email-taken if another sign-up was confirmed
 * first.
 */
export function confirmEmail({ db, now }: Dependencies): Handler<'confirmEmail'> {
  return async ({ query: { token } }) => {
    const confirmed = await db.transaction().execute((transaction) => confirmSignUp(transaction, token, now()))
    if (confirmed === 'unknown') throw new ProblemError({ type: 'unknown-link' })
    if (typeof confirmed === 'string') throw new ProblemError({ type: confirmed })
    return { status: 200, body: { sentence: 'email-confirmed', username: confirmed.username } }
  }
}

/** Treats every name and address alike, so that the response does not reveal accounts; the mail worker looks them up. */
export function resendVerification({ db, now, wakeMail }: Dependencies): Handler<'resendVerification'> {
  return async ({ body: { username, email } }) => {
    const account = email === undefined ? { username: username ?? '' } : { email }
    await queueMail(db, { kind: 'verification-again', account }, now())
    wakeMail()
    return { status: 200, body: 'verification-sent' }
  }
}

/** Throws unknown-link, also for the account of an administrator. */
export function disownSignUp({ db, now, passwords }: Dependencies): Handler<'disownSignUp'> {
  return async ({ body: { token } }) => {
    const unusableHash = await passwords.hash(randomUUID())
    const username = await db.transaction().execute((transaction) => endSignUp(transaction, token, unusableHash, now()))
    if (username === null) throw new ProblemError({ type: 'unknown-link' })
    return { status: 200, body: { sentence: 'sign-up-ended', username } }
  }
}
