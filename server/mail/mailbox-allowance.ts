/** Bounds the mails that strangers can cause to one mailbox, whatever the way, the user name and the spelling of the address. */
import { mailboxKey } from '../../domain/account/mailbox.ts'
import { countAttempt } from '../store/attempts.ts'
import type { Connection } from '../store/connection.ts'

const windowMs = 3_600_000

/**
 * In an hour. Requests from networks where the member has signed in have an allowance of their own, so that strangers cannot keep
 * a member from a link.
 */
const most = { stranger: 10, knownNetwork: 10 } as const

export interface MailboxAllowanceOptions {
  readonly db: Connection
  /** A keyed hash, so that the counters contain no addresses. */
  readonly mailboxHmac: (mailbox: string) => Buffer
  /** The factor applied to all limits. */
  readonly scale: number
}

/** Counts a mail; false if it must not be sent. */
export type CountMail = (email: string, cause: keyof typeof most, now: Date) => Promise<boolean>

export function mailboxAllowance({ db, mailboxHmac, scale }: MailboxAllowanceOptions): CountMail {
  return async (email, cause, now) => {
    const key = `mail by ${cause} to ${mailboxHmac(mailboxKey(email)).toString('hex')}`
    return (await countAttempt(db, [{ key, most: Math.max(1, Math.round(most[cause] * scale)), windowMs }], null, now)) === null
  }
}
