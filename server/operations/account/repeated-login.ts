/** Logging in again in a session, before what is dangerous. */
import { ProblemError } from '../../../domain/problems.ts'
import { listCredentials, usePasskey } from '../../store/account/passkeys.ts'
import { renewSession } from '../../store/account/sessions.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler } from '../handler.ts'
import { signingOptions, siteOf, verifiedLogin } from './passkey-proofs.ts'
import { matchOwnPassword } from './require-own-password.ts'
import { requireSecondFactor } from './require-second-factor.ts'

/**
 * The session gets a new token, whose login is fresh; the old one is void. Throws wrong-current-password, not-signed-in if the session has
 * ended in the meantime, and the problems of `requireSecondFactor`.
 */
export function logInAgain(dependencies: Dependencies): Handler<'logInAgain'> {
  return async ({ body: { password, code }, caller }) => {
    await requireSecondFactor(dependencies, await matchOwnPassword(dependencies, caller, password), code)
    return { status: 200, body: { token: await renewed(dependencies, caller) } }
  }
}

/** Names the passkeys of the caller, so that a device offers no other. Throws second-factor-changed for who has none. */
export function startPasskeyLoginAgain(dependencies: Dependencies): Handler<'startPasskeyLoginAgain'> {
  return async ({ caller: { id }, siteAddress }) => {
    const site = siteOf(dependencies, siteAddress)
    const own = await listCredentials(dependencies.db, id)
    if (own.length === 0) throw new ProblemError({ type: 'second-factor-changed' })
    return { status: 200, body: await signingOptions(dependencies, site, id, own) }
  }
}

/**
 * The device has verified its user, so that neither a password nor a code is asked for. Throws wrong-passkey, also for that of somebody
 * else, and not-signed-in if the session has ended in the meantime.
 */
export function logInAgainWithPasskey(dependencies: Dependencies): Handler<'logInAgainWithPasskey'> {
  const { db, now } = dependencies
  return async ({ body: { credential }, caller, siteAddress }) => {
    const { passkey, counter } = await verifiedLogin(dependencies, siteOf(dependencies, siteAddress), caller.id, credential)
    if (!(await usePasskey(db, passkey, counter, now()))) throw new ProblemError({ type: 'wrong-passkey' })
    return { status: 200, body: { token: await renewed(dependencies, caller) } }
  }
}

/** The new token of the session. Throws not-signed-in if the session has ended. */
async function renewed({ db, now, signSession }: Dependencies, caller: Caller): Promise<string> {
  const { token, key } = signSession(caller)
  if (!(await renewSession(db, caller.session, key, now()))) throw new ProblemError({ type: 'not-signed-in' })
  return token
}
