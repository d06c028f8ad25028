/** Clears the database of what nobody needs any more, at the start and once an hour. */
import type { Clock } from '../start/clock.ts'
import { failureCode } from '../mail/retry.ts'
import type { MailLog } from '../mail/worker.ts'
import type { Connection } from '../store/connection.ts'
import { removeExpiredRows } from '../store/expired-rows.ts'

const hourMs = 3_600_000

/** Gives what ends it. A database that is away is asked again the next hour. */
export function keepHouse({ db, clock, log }: { db: Connection; clock: Clock; log: MailLog }): () => Promise<void> {
  const tidy = () =>
    removeExpiredRows(db, clock.now()).catch((error: unknown) => log.warn({ code: failureCode(error) }, 'old rows not removed'))
  let tidying = tidy()
  const timer = setInterval(() => void (tidying = tidy()), hourMs)
  return async () => {
    clearInterval(timer)
    await tidying
  }
}
