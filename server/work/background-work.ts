/** Background work: sends queued mail, queues that which is regular, and deletes expired rows. */
import { startCleanup } from './cleanup.ts'
import { startRegularMails } from './regular-mails.ts'
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
  const wakeMail = () => mail.wake()
  const endRegularMails = startRegularMails({ ...options, wakeMail })
  mail.start()
  return {
    wakeMail,
    stop: async () => void (await Promise.all([mail.stop(), endCleanup(), endRegularMails()])),
  }
}
