/** Queues the mails to moderators about new listings that wait, as they become due. */
import type { Clock } from '../start/clock.ts'
import { failureCode } from '../mail/retry.ts'
import type { MailLog } from '../mail/worker.ts'
import type { Connection } from '../store/connection.ts'
import { queueDueDigests } from '../store/digests.ts'

const minuteMs = 60_000

interface DigestParts {
  readonly db: Connection
  readonly clock: Clock
  readonly log: MailLog
  readonly wakeMail: () => void
}

/** Returns the function that stops it. After a failure it tries again a minute later. */
export function startDigests({ db, clock, log, wakeMail }: DigestParts): () => Promise<void> {
  const queue = async () => {
    try {
      if ((await queueDueDigests(db, clock.now())) > 0) wakeMail()
    } catch (error) {
      log.warn({ code: failureCode(error) }, 'digests not queued')
    }
  }
  let queueing = queue()
  const timer = setInterval(() => void (queueing = queueing.then(queue)), minuteMs)
  return async () => {
    clearInterval(timer)
    await queueing
  }
}
