/** Sign-in and sign-out. */
import { findAccount } from '../../store/account/accounts.ts'
import { endSession } from '../../store/account/sessions.ts'
import type { Dependencies } from '../dependencies.ts'
import { inTwoSteps, type Handler, type TwoSteps } from '../handler.ts'
import { letIn, usable } from './let-in.ts'
import { requireSecondFactor } from './require-second-factor.ts'

/**
 * Throws wrong-password for an unknown name too, after the same work, so that neither the response nor its time reveals who
 * has an account. Throws account-disabled, not-confirmed, and the problems of `requireSecondFactor` only if the password is right.
 */
export function login(dependencies: Dependencies): TwoSteps<'login'> {
  const { db, now, networkHmac, passwords } = dependencies
  return inTwoSteps(
    ({ body, network }) => findAccount(db, body.username, now(), networkHmac(network)),
    async ({ body, network, userAgent }, found) => {
      const isRight = await passwords.matches(body.password, found?.passwordHash ?? null)
      const account = await usable(dependencies, isRight ? found : null)
      if (account.id !== null) await requireSecondFactor(dependencies, { ...account, id: account.id }, body.code)
      return { status: 200, body: { token: await letIn(dependencies, account, { network, userAgent, keep: body.keep ?? false }) } }
    },
  )
}

/** Ends only the session of the request. */
export function logout({ db }: Dependencies): Handler<'logout'> {
  return async ({ caller }) => {
    await endSession(db, caller.session)
    return { status: 200, body: 'signed-out' }
  }
}
