/** Setting up the own second factor. */
import { ProblemError } from '../../../domain/problems.ts'
import { isAppCode, typedCode } from '../../../domain/account/second-factor.ts'
import {
  confirmAuthenticator, deleteAuthenticator, findAuthenticator, startAuthenticator,
} from '../../store/account/second-factors.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler, Handlers } from '../handler.ts'
import { changed, keyed, newCodes, secondFactorOf } from './changed-second-factor.ts'

/** The operations of the tag `second-factor`. */
export function secondFactorOperations(dependencies: Dependencies) {
  return {
    getSecondFactor: getSecondFactor(dependencies),
    startAuthenticator: start(dependencies),
    confirmAuthenticator: confirm(dependencies),
    removeAuthenticator: remove(dependencies),
    renewRecoveryCodes: renew(dependencies),
  } as const satisfies Partial<Handlers>
}

function getSecondFactor(dependencies: Dependencies): Handler<'getSecondFactor'> {
  return async ({ caller }) => ({ status: 200, body: await secondFactorOf(dependencies, caller) })
}

/** Throws second-factor-changed if an app is in use. */
function start(dependencies: Dependencies): Handler<'startAuthenticator'> {
  return async ({ caller }) => {
    const { sealed, secret, address } = keyed(dependencies).newSeed(caller)
    if (!(await startAuthenticator(dependencies.db, caller.id, sealed))) throw new ProblemError({ type: 'second-factor-changed' })
    return { status: 200, body: { secret, address } }
  }
}

/** Throws wrong-code, also if no app waits for its first code. */
function confirm(dependencies: Dependencies): Handler<'confirmAuthenticator'> {
  const { db, now } = dependencies
  return async ({ body, caller: { id } }) => {
    const secondFactors = keyed(dependencies)
    const code = typedCode(body.code)
    const app = await findAuthenticator(db, id)
    const step = app && !app.confirmedAt && isAppCode(code) ? secondFactors.stepOf(app.seed, id, code, now()) : null
    if (!app || step === null) throw new ProblemError({ type: 'wrong-code' })
    const codes = await changed(dependencies, id, 'authenticator-added', async (transaction, hadFactor) => {
      if (!(await confirmAuthenticator(transaction, id, app.seed, step, now()))) throw new ProblemError({ type: 'wrong-code' })
      return hadFactor ? [] : newCodes(transaction, id, secondFactors)
    })
    return { status: 200, body: { codes } }
  }
}

/** Idempotent. */
function remove(dependencies: Dependencies): Handler<'removeAuthenticator'> {
  return async ({ caller }) => {
    await changed(dependencies, caller.id, 'authenticator-removed', (transaction) => deleteAuthenticator(transaction, caller.id))
    return { status: 200, body: await secondFactorOf(dependencies, caller) }
  }
}

/** Throws second-factor-changed for who has none. */
function renew(dependencies: Dependencies): Handler<'renewRecoveryCodes'> {
  return async ({ caller: { id, hasSecondFactor } }) => {
    if (!hasSecondFactor) throw new ProblemError({ type: 'second-factor-changed' })
    const secondFactors = keyed(dependencies)
    const codes = await changed(dependencies, id, 'codes-renewed', (transaction) => newCodes(transaction, id, secondFactors))
    return { status: 200, body: { codes } }
  }
}
