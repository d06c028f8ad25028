/** Signing in. */
import { ProblemError } from '../../domain/problems.ts'
import { findAccount } from '../store/accounts.ts'
import type { Dependencies } from './dependencies.ts'
import { inTwoSteps, type TwoSteps } from './handler.ts'

/**
 * Throws wrong-password for a name that nobody has too, after the same work: the answer tells not even by its time who is
 * a member. Only the right password is told account-disabled or not-confirmed.
 */
export function login({ db, passwords, signSession }: Dependencies): TwoSteps<'login'> {
  return inTwoSteps(
    ({ body }) => findAccount(db, body.username),
    async ({ body }, account) => {
      const isRight = await passwords.matches(body.password, account?.passwordHash ?? null)
      if (!account || !isRight) throw new ProblemError({ type: 'wrong-password' })
      if (!account.enabled) throw new ProblemError({ type: 'account-disabled' })
      if (!account.confirmed) throw new ProblemError({ type: 'not-confirmed' })
      const token = signSession({ username: account.username, role: account.role, version: account.sessionVersion })
      return { status: 200, body: { token } }
    },
  )
}
