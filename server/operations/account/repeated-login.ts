/** Logging in again in a session, before what is dangerous. */
import { noteLogin } from '../../store/account/sessions.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { requireOwnPassword } from './require-own-password.ts'
import { requireSecondFactor } from './require-second-factor.ts'

/** From now on the login of the session is fresh. Throws wrong-current-password, and the problems of `requireSecondFactor`. */
export function logInAgain(dependencies: Dependencies): Handler<'logInAgain'> {
  const { db, now } = dependencies
  return async ({ body: { password, code }, caller }) => {
    await requireSecondFactor(dependencies, await requireOwnPassword(dependencies, caller, password), code)
    await noteLogin(db, caller.session, now())
    return { status: 200, body: 'logged-in-again' }
  }
}
