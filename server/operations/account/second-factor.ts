/** Setting up the own second factor. */
import { hasRole, moderatorRole } from '../../../domain/account/roles.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { isAppCode, typedCode } from '../../../domain/account/second-factor.ts'
import {
  confirmAuthenticator, countRecoveryCodes, deleteSecondFactor, findAuthenticator, replaceRecoveryCodes, startAuthenticator,
} from '../../store/account/second-factors.ts'
import type { Connection } from '../../store/connection.ts'
import { queueMail, type SecondFactorChange } from '../../store/outbox.ts'
import type { Dependencies, SecondFactors } from '../dependencies.ts'
import type { Caller, Handler, Handlers } from '../handler.ts'

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
  return async ({ caller }) => ({ status: 200, body: await state(dependencies, caller) })
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
    const codes = await changed(dependencies, id, 'authenticator-added', async (transaction) => {
      if (!(await confirmAuthenticator(transaction, id, app.seed, step, now()))) throw new ProblemError({ type: 'wrong-code' })
      return newCodes(transaction, id, secondFactors)
    })
    return { status: 200, body: { codes } }
  }
}

/** With it, the recovery codes are void. Idempotent. */
function remove(dependencies: Dependencies): Handler<'removeAuthenticator'> {
  return async ({ caller }) => {
    await changed(dependencies, caller.id, 'authenticator-removed', (transaction) => deleteSecondFactor(transaction, caller.id))
    return { status: 200, body: await state(dependencies, caller) }
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

async function state({ db, isSecondFactorRequired }: Dependencies, { id, role }: Caller) {
  const app = await findAuthenticator(db, id)
  return {
    authenticatorSince: app?.confirmedAt?.toISOString() ?? null,
    recoveryCodes: await countRecoveryCodes(db, id),
    isRequired: isSecondFactorRequired && hasRole(role, moderatorRole),
  }
}

async function newCodes(transaction: Connection, user: number, { newCodes: create, hashOf }: SecondFactors): Promise<string[]> {
  const codes = create()
  await replaceRecoveryCodes(transaction, user, codes.map((code) => hashOf(user, code)))
  return codes
}

/** Throws not-implemented on a server without a key for second factors. */
function keyed({ secondFactors }: Dependencies): SecondFactors {
  if (!secondFactors) throw new ProblemError({ type: 'not-implemented', operation: 'second-factor' })
  return secondFactors
}

/** Changes the second factor of a member, who is told by mail unless the change is false. */
async function changed<Result>(
  { db, now, wakeMail }: Dependencies, user: number, change: SecondFactorChange, work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction().execute(async (transaction) => {
    const made = await work(transaction)
    if (made !== false) await queueMail(transaction, { kind: 'second-factor-changed', user, change }, now())
    return made
  })
  wakeMail()
  return result
}
