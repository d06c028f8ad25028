/** The second factor of whoever has said the right password. */
import { isAppCode, typedCode } from '../../../domain/account/second-factor.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { findAuthenticator, takeRecoveryCode, takeStep } from '../../store/account/second-factors.ts'
import { queueMail } from '../../store/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import { limitAttempts } from '../limit-attempts.ts'

/** Who guesses codes has one chance in some hundred thousand with each of these attempts, for whom the password was right. */
const attempts = { most: 10, windowMs: 15 * 60_000 }

interface Proven {
  readonly id: number
  readonly hasSecondFactor: boolean
}

/** Throws second-factor-needed without a code, wrong-code for a wrong or used one, and too-many-requests. */
export async function requireSecondFactor(dependencies: Dependencies, account: Proven, code = ''): Promise<void> {
  const { db, now } = dependencies
  if (!account.hasSecondFactor) return
  const typed = typedCode(code)
  if (typed === '') throw new ProblemError({ type: 'second-factor-needed' })
  await limitAttempts(db, [{ key: `second factor of ${account.id}`, ...attempts }], null, now)
  const isRight = await (isAppCode(typed) ? isRightAppCode : isRightRecoveryCode)(dependencies, account.id, typed)
  if (!isRight) throw new ProblemError({ type: 'wrong-code' })
}

async function isRightAppCode({ db, now, secondFactors }: Dependencies, user: number, code: string): Promise<boolean> {
  const app = await findAuthenticator(db, user)
  const step = app?.confirmedAt && secondFactors ? secondFactors.stepOf(app.seed, user, code, now()) : null
  return step !== null && takeStep(db, user, step)
}

/** The member is told, since whoever has found the list of codes has used one. */
async function isRightRecoveryCode({ db, now, secondFactors, wakeMail }: Dependencies, user: number, code: string): Promise<boolean> {
  if (!secondFactors) return false
  const hash = secondFactors.hashOf(user, code)
  const isRight = await db.transaction().execute(async (transaction) => {
    if (!(await takeRecoveryCode(transaction, user, hash))) return false
    await queueMail(transaction, { kind: 'second-factor-changed', user, change: 'code-used' }, now())
    return true
  })
  if (isRight) wakeMail()
  return isRight
}
