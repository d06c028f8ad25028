/** Refuses attempts over a limit. */
import { ProblemError } from '../../domain/problems.ts'
import { countAttempt, type AccountAllowance, type Allowance } from '../store/attempts.ts'
import type { Connection } from '../store/connection.ts'

/** Counts an attempt. Throws too-many-requests, with the time until no limit is exceeded, if one is. */
export async function limitAttempts(
  db: Connection, allowances: readonly Allowance[], account: AccountAllowance | null, now: () => Date,
): Promise<void> {
  const retryAt = await countAttempt(db, allowances, account, now())
  if (retryAt) throw new ProblemError({ type: 'too-many-requests', retryAfterInSeconds: secondsUntil(retryAt, now()) })
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1_000))
}
