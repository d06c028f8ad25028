/** Logging in again in a session, before what is dangerous. */
import { ProblemError } from '../../../domain/problems.ts'
import { renewSession } from '../../store/account/sessions.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { matchOwnPassword } from './require-own-password.ts'
import { requireSecondFactor } from './require-second-factor.ts'

/**
 * The session gets a new token, whose login is fresh; the old one is void. Throws wrong-current-password, not-signed-in if the session has
 * ended in the meantime, and the problems of `requireSecondFactor`.
 */
export function logInAgain(dependencies: Dependencies): Handler<'logInAgain'> {
  const { db, now, signSession } = dependencies
  return async ({ body: { password, code }, caller }) => {
    await requireSecondFactor(dependencies, await matchOwnPassword(dependencies, caller, password), code)
    const { token, key } = signSession(caller)
    if (!(await renewSession(db, caller.session, key, now()))) throw new ProblemError({ type: 'not-signed-in' })
    return { status: 200, body: { token } }
  }
}
