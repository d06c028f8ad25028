/** What is dangerous asks for a fresh login, so that a device that was left signed in is not enough. */
import { isFreshLogin } from '../../domain/account/fresh-login.ts'
import { ProblemError } from '../../domain/problems.ts'
import type { Caller } from './handler.ts'

/** Throws fresh-login-needed. */
export function requireFreshLogin({ loggedInAt }: Caller, now: Date): void {
  if (!isFreshLogin(loggedInAt, now)) throw new ProblemError({ type: 'fresh-login-needed' })
}
