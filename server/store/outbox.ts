/** The transactional outbox: a mail is queued in the transaction that causes it, and sent later. */
import type { ContactMessage } from '../../domain/account/contact-message.ts'
import type { Timed } from '../../domain/days/times.ts'
import type { Language } from '../../domain/languages.ts'
import type { ListingFields } from '../../domain/listing/listing.ts'
import type { Recipient } from '../../domain/account/verification.ts'
import type { Connection } from './connection.ts'
import type { QueuedListing } from './listing/last-queued.ts'

/**
 * The kind of a mail and its parameters. Its text and its link token are created when it is sent.
 *
 * `verification-again` and `reset` can have no recipient; they are dropped when they are sent. The request that queues them
 * therefore does not reveal whether an account exists, not even by its response time.
 */
export type QueuedMail =
  | { readonly kind: 'verification'; readonly signUp: number }
  /** Queued by older versions, which created no sign-up if the address had an account. */
  | { readonly kind: 'account-exists'; readonly user: number }
  | { readonly kind: 'password-changed'; readonly user: number }
  | { readonly kind: 'second-factor-changed'; readonly user: number; readonly change: SecondFactorChange }
  /** An administrator has ended the sessions of the user. */
  | { readonly kind: 'sessions-ended'; readonly user: number }
  /** `deleteAt` is a moment in UTC, as ISO 8601. */
  | { readonly kind: 'deletion-planned'; readonly user: number; readonly deleteAt: string }
  | { readonly kind: 'deletion-cancelled'; readonly user: number }
  /** The first goes to the new address, the others to the old one, all unless the change is gone. */
  | { readonly kind: 'email-change' | 'email-change-asked' | 'email-changed'; readonly user: number; readonly change: number }
  | { readonly kind: 'email-returned'; readonly user: number }
  /** How many listings were removed and hidden with the account. It is dropped if the user is enabled again. */
  | ({ readonly kind: 'account-disabled'; readonly user: number; readonly removed: number; readonly hidden: number } & ToldReasons)
  | { readonly kind: 'verification-again'; readonly account: Recipient }
  /** `network` is the keyed hash of the requester's network, in hexadecimal; mails of older versions lack it. */
  | { readonly kind: 'reset'; readonly email: string; readonly network?: string }
  /** About the report of this id, in whose row are the address and what the mail says. */
  | { readonly kind: 'report-received' | 'report-decided'; readonly report: number }
  /** About the objection to the statement of this number; its answer is told unless it was undone. */
  | { readonly kind: 'objection-received' | 'objection-answered'; readonly user: number; readonly statement: number }
  /** Asks an author whether listings, by their ids, are still right. */
  | { readonly kind: 'check'; readonly user: number; readonly listings: readonly number[] }
  | ListingMail
  | DigestMail
  | ({ readonly kind: 'contact' } & ContactMessage)

/** What became of a second factor; `reset`: the operator removed it. */
export type SecondFactorChange =
  | 'authenticator-added' | 'authenticator-removed' | 'passkey-added' | 'passkey-removed' | 'codes-renewed' | 'code-used' | 'reset'

/**
 * A mail to the author of a listing. It contains what it says of it, since the listing may be deleted before the mail is sent. `page`
 * is the path of the listing's page; absent where there is none, and from mails of older versions.
 */
export type ListingMail = MailedListing & {
  readonly user: number
  readonly page?: string | null
  /** The other listings of the same decision, of which the mail tells the same. */
  readonly others?: readonly GatheredMail[]
} & (
  | { readonly kind: 'listing-approved' }
  | ({ readonly kind: 'listing-deleted' } & ToldReasons)
  /** `page` is that of the listing that was kept; null unless it is public. */
  | { readonly kind: 'listing-merged'; readonly page: string | null }
  /** `page` is null unless it is public again. */
  | { readonly kind: 'listing-restored'; readonly page: string | null }
  /** `wasPublic`: rejected after its approval, in mails without a statement, which says so itself. */
  | ({ readonly kind: 'listing-rejected'; readonly wasPublic?: boolean } & ToldReasons)
  | { readonly kind: 'change-approved'; readonly page: string }
  | ({ readonly kind: 'change-rejected' } & ToldReasons)
  | ({ readonly kind: 'listing-edited'; readonly page: string | null } & MailedTexts)
)

/** The number of a statement. Mails of older versions have the reason instead, or neither. */
export type ToldReasons = { readonly statement: number } | { readonly statement?: undefined; readonly reason?: string | null }

/** What a mail said of its listing before another of the same decision took it in. */
export interface GatheredMail extends MailedListing {
  /** Under which it was queued. */
  readonly id: number
  readonly page?: string | null
}

/**
 * A mail to a moderator about listings that are new in the queue, their number and the first of them, and the numbers of those that were
 * reported and of objections. Mails of older versions lack these.
 */
export interface DigestMail {
  readonly kind: 'digest'
  readonly user: number
  readonly count: number
  readonly reported?: number
  readonly objections?: number
  readonly listings: readonly QueuedListing[]
}

/** Two texts of a listing, and the names of their cities. */
export interface MailedTexts {
  readonly before: ListingFields
  readonly after: ListingFields
  readonly cities: Readonly<Record<string, Readonly<Record<Language, string>>>>
}

/** What mails say of a listing; `when` is absent unless it has a time of day. */
export interface MailedListing {
  readonly title: string
  readonly when?: Timed
}

/** Queues a mail, due at once or at a later time; returns its id. */
export async function queueMail(transaction: Connection, mail: QueuedMail, now: Date, due = now): Promise<number> {
  const { id } = await transaction
    .insertInto('mail_outbox').values({ mail: JSON.stringify(mail), next_attempt_at: due, created_at: now })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Removes a mail that no worker has taken yet, and returns whether there was one. It waits for a worker that is taking the mail;
 * workers pass over a mail that is being removed.
 */
export async function withdrawMail(transaction: Connection, id: number): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('mail_outbox').where('id', '=', id).where('attempts', '=', 0)
    .returning('id').executeTakeFirst()
  return removed !== undefined
}

/** A mail that is due, with its current attempt. */
export interface DueMail {
  readonly id: number
  readonly mail: QueuedMail
  /** Counts from 1. */
  readonly attempt: number
  /** How many attempts before this one were refusals of the content. */
  readonly refusals: number
  readonly queuedAt: Date
}

/** How many mails to lease, and for how long. */
export interface Lease {
  readonly now: Date
  readonly leaseMs: number
  readonly most: number
}

/**
 * The maximum delay of a mail: the longest retry delay is one hour, and the rest allows for clock differences. A mail that is due
 * later was delayed by a wrong clock, and is due now.
 */
const maxDelayMs = 2 * 3_600_000

/**
 * Leases up to `most` due mails, the oldest first; no other worker gets them until the lease expires. The caller then removes,
 * postpones or fails each mail; otherwise it is due again when the lease expires.
 */
export async function leaseDueMails(db: Connection, { now, leaseMs, most }: Lease): Promise<DueMail[]> {
  const rows = await db
    // Materialized, so that no query plan runs it twice and leases more.
    .with(
      (name) => name('due').materialized(),
      (query) =>
        query
          .selectFrom('mail_outbox')
          .select('id')
          .where('failed_at', 'is', null)
          .where((mail) => mail.or([mail('next_attempt_at', '<=', now), mail('next_attempt_at', '>', later(now, maxDelayMs))]))
          .orderBy('next_attempt_at')
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('mail_outbox')
    .from('due')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: later(now, leaseMs) }))
    .whereRef('mail_outbox.id', '=', 'due.id')
    .returning(['mail_outbox.id', 'mail', 'attempts', 'refusals', 'created_at'])
    .execute()
  return rows.map(({ id, mail, attempts, refusals, created_at }) => ({
    id, mail: mail as QueuedMail, attempt: attempts, refusals, queuedAt: created_at,
  }))
}

/** Extends the leases of these mails, except those that another worker has leased since. */
export async function renewLeases(db: Connection, mails: readonly DueMail[], until: Date): Promise<void> {
  if (mails.length === 0) return
  await db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: until })
    .where((row) => row.or(mails.map(({ id, attempt }) => row.and({ id, attempts: attempt }))))
    .execute()
}

/** Removes a mail that was sent or has no recipient. */
export async function removeMail(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
}

/** Until when to postpone a mail, and whether its content was refused, which is counted. */
export interface Postponement {
  readonly until: Date
  readonly isRefusal: boolean
}

/** Postpones a mail, unless another worker has leased it since. */
export async function postponeMail(db: Connection, { id, attempt }: DueMail, { until, isRefusal }: Postponement): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set((row) => ({ next_attempt_at: until, refusals: row('refusals', '+', isRefusal ? 1 : 0) }))
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .execute()
}

/** Marks a mail as failed; it is kept but not retried. */
export async function markMailFailed(db: Connection, { id }: DueMail, now: Date): Promise<void> {
  await db.updateTable('mail_outbox').set({ failed_at: now }).where('id', '=', id).execute()
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
