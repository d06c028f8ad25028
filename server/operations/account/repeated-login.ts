/** Logging in again in a session, before what is dangerous. */
import { noteLogin } from '../../store/account/sessions.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { requireOwnPassword } from './require-own-password.ts'

/** From now on the login of the session is fresh. Throws wrong-current-password. */
export function logInAgain(dependencies: Dependencies): Handler<'logInAgain'> {
  const { db, now } = dependencies
  return async ({ body: { password }, caller }) => {
    await requireOwnPassword(dependencies, caller, password)
    await noteLogin(db, caller.session, now())
    return { status: 200, body: 'logged-in-again' }
  }
}
