/** What the server does without being asked: it sends the mails that are due, and removes what nobody needs any more. */
import { startCleanup } from './cleanup.ts'
import { outgoingMail, type OutgoingMailOptions } from './outgoing-mail.ts'

export interface BackgroundWork {
  /** There is a new mail. */
  readonly wakeMail: () => void
  /** Resolves when all of it has ended, within some seconds. */
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
