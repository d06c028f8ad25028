/** Queues the mails that become due: those to moderators about what waits, and those that ask authors about their listings. */
import type { Clock } from '../start/clock.ts'
import { failureCode } from '../mail/retry.ts'
import type { MailLog } from '../mail/worker.ts'
import type { Connection } from '../store/connection.ts'
import { queueDueDigests } from '../store/digests.ts'
import { queueDueChecks } from '../store/listing/due-checks.ts'

const minuteMs = 60_000

/** Each queues what is due, and returns the number of mails. */
const kinds = { digests: queueDueDigests, checks: queueDueChecks }

interface RegularParts {
  readonly db: Connection
  readonly clock: Clock
  readonly log: MailLog
  readonly wakeMail: () => void
}

/** Returns the function that stops it. After a failure it tries again a minute later. */
export function startRegularMails({ db, clock, log, wakeMail }: RegularParts): () => Promise<void> {
  const queue = async () => {
    for (const [kind, queueDue] of Object.entries(kinds)) {
      try {
        if ((await queueDue(db, clock.now())) > 0) wakeMail()
      } catch (error) {
        log.warn({ code: failureCode(error) }, `${kind} not queued`)
      }
    }
  }
  let queueing = queue()
  const timer = setInterval(() => void (queueing = queueing.then(queue)), minuteMs)
  return async () => {
    clearInterval(timer)
    await queueing
  }
}
