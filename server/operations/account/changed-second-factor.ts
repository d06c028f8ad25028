/** What changes of the second factor have in common, of whatever kind it is. */
import { hasRole, moderatorRole } from '../../../domain/account/roles.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { listPasskeys } from '../../store/account/passkeys.ts'
import {
  countRecoveryCodes, findAuthenticator, lockSecondFactor, replaceRecoveryCodes, voidCodesWithoutFactor,
} from '../../store/account/second-factors.ts'
import type { Connection } from '../../store/connection.ts'
import { queueMail, type SecondFactorChange } from '../../store/outbox.ts'
import type { Dependencies, SecondFactors } from '../dependencies.ts'
import type { Caller } from '../handler.ts'

/** What the caller has set up. */
export async function secondFactorOf({ db, isSecondFactorRequired }: Dependencies, { id, role }: Caller) {
  const app = await findAuthenticator(db, id)
  return {
    authenticatorSince: app?.confirmedAt?.toISOString() ?? null,
    passkeys: await listPasskeys(db, id),
    recoveryCodes: await countRecoveryCodes(db, id),
    isRequired: isSecondFactorRequired && hasRole(role, moderatorRole),
  }
}

/** Makes recovery codes, which make the old ones void. */
export async function newCodes(transaction: Connection, user: number, { newCodes: create, hashOf }: SecondFactors): Promise<string[]> {
  const codes = create()
  await replaceRecoveryCodes(transaction, user, codes.map((code) => hashOf(user, code)))
  return codes
}

/** Throws not-implemented on a server without a key for second factors. */
export function keyed({ secondFactors }: Dependencies): SecondFactors {
  if (!secondFactors) throw new ProblemError({ type: 'not-implemented', operation: 'second-factor' })
  return secondFactors
}

/**
 * Changes the second factor of a member, who is told by mail unless the change is false. `work` is told whether there was a factor of any
 * kind; with the last one, the recovery codes are void.
 */
export async function changed<Result>(
  { db, now, wakeMail }: Dependencies, user: number, change: SecondFactorChange,
  work: (transaction: Connection, hadFactor: boolean) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction().execute(async (transaction) => {
    const made = await work(transaction, await lockSecondFactor(transaction, user))
    await voidCodesWithoutFactor(transaction, user)
    if (made !== false) await queueMail(transaction, { kind: 'second-factor-changed', user, change }, now())
    return made
  })
  wakeMail()
  return result
}
