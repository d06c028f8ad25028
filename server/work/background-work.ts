/** Background work: sends queued mail and deletes expired rows. */
import { startCleanup } from './cleanup.ts'
import { outgoingMail, type OutgoingMailOptions } from './outgoing-mail.ts'

export interface BackgroundWork {
  /** Call after a mail is queued: the worker reads the outbox at once. */
  readonly wakeMail: () => void
  /** Resolves when all work has ended, which takes a few seconds at most. */
  readonly stop: () => Promise<void>
}

export function startBackgroundWork(options: OutgoingMailOptions): BackgroundWork {
  const mail = outgoingMail(options)
  const endCleanup = startCleanup(options)
  mail.start()
  return {
    wakeMail: () => mail.wake(),
    stop: async () => void (await Promise.all([mail.stop(), endCleanup()])),
  }
}
