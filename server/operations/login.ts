/** Signing in and out. */
import { ProblemError } from '../../domain/problems.ts'
import { findAccount, type Account } from '../store/accounts.ts'
import { endSession } from '../store/ended-sessions.ts'
import { freshMs, rememberNetwork } from '../store/known-networks.ts'
import type { Dependencies } from './dependencies.ts'
import { inTwoSteps, type Handler, type TwoSteps } from './handler.ts'

/**
 * Throws wrong-password for a name that nobody has too, after the same work: the answer tells not even by its time who is
 * a member. Only the right password is told account-disabled or not-confirmed.
 */
export function login(dependencies: Dependencies): TwoSteps<'login'> {
  const { db, now, networkMark, passwords, signSession } = dependencies
  return inTwoSteps(
    ({ body, network }) => findAccount(db, body.username, now(), networkMark(network)),
    async ({ body, network }, account) => {
      const isRight = await passwords.matches(body.password, account?.passwordHash ?? null)
      if (!account || !isRight) throw new ProblemError({ type: 'wrong-password' })
      if (!account.enabled) throw new ProblemError({ type: 'account-disabled' })
      if (!account.confirmed) throw new ProblemError({ type: 'not-confirmed' })
      await rememberSignIn(dependencies, account, network)
      const token = signSession({ username: account.username, role: account.role, version: account.sessionVersion })
      return { status: 200, body: { token } }
    },
  )
}

/** Wrong passwords from other networks do not lock this one out from now on. */
async function rememberSignIn({ db, now, networkMark }: Dependencies, { id, networkSeenAt }: Account, network: string): Promise<void> {
  const isFresh = networkSeenAt !== null && now().getTime() - networkSeenAt.getTime() < freshMs
  if (id !== null && !isFresh) await rememberNetwork(db, id, networkMark(network), now())
}

/** Ends the session that the request was made in, and no other. */
export function logout({ db }: Dependencies): Handler<'logout'> {
  return async ({ caller }) => {
    await endSession(db, caller.session)
    return { status: 200, body: 'signed-out' }
  }
}
