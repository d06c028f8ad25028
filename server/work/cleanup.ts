/** Deletes expired rows at startup and once an hour. */
import type { Clock } from '../start/clock.ts'
import type { Configuration } from '../start/configuration.ts'
import { failureCode } from '../mail/retry.ts'
import type { MailLog } from '../mail/worker.ts'
import type { Connection } from '../store/connection.ts'
import { removeExpiredRows } from '../store/expired-rows.ts'

const hourMs = 3_600_000

interface CleanupParts {
  readonly db: Connection
  readonly clock: Clock
  readonly log: MailLog
  readonly configuration: Pick<Configuration, 'logTextYears'>
}

/** Returns the function that stops it. After a failure it tries again an hour later. */
export function startCleanup({ db, clock, log, configuration: { logTextYears } }: CleanupParts): () => Promise<void> {
  const remove = () =>
    removeExpiredRows(db, clock.now(), logTextYears)
      .catch((error: unknown) => log.warn({ code: failureCode(error) }, 'old rows not removed'))
  let removing = remove()
  const timer = setInterval(() => void (removing = remove()), hourMs)
  return async () => {
    clearInterval(timer)
    await removing
  }
}
