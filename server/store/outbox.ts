/** The mails that are due. A row is written in the transaction that causes the mail, so neither is there without the other. */
import type { ContactMessage } from '../../domain/contact-message.ts'
import type { Recipient } from '../../domain/verification.ts'
import type { Connection } from './connection.ts'

/**
 * Which mail, and what it is about. Its text, and the secret of its link, are made when it is sent.
 *
 * The two that are asked for by name may belong to nobody, and are then dropped at sending:
 * whoever asks learns nothing, not even by the time that the answer takes.
 */
export type QueuedMail =
  | { readonly kind: 'verification'; readonly signUp: number }
  /** Queued by versions that made no sign-up where the address had an account. */
  | { readonly kind: 'account-exists'; readonly user: number }
  | { readonly kind: 'password-changed'; readonly user: number }
  | { readonly kind: 'verification-again'; readonly account: Recipient }
  | { readonly kind: 'reset'; readonly email: string }
  | ListingMail
  | ({ readonly kind: 'contact' } & ContactMessage)

/** Tells the author what became of a listing; its title stands here, since the listing may be gone when the mail is sent. */
export type ListingMail =
  | { readonly kind: 'listing-approved' | 'listing-deleted'; readonly user: number; readonly title: string }
  | { readonly kind: 'listing-rejected'; readonly user: number; readonly title: string; readonly reason: string | null }

/** Keeps a mail, due at once. */
export async function queueMail(transaction: Connection, mail: QueuedMail, now: Date): Promise<void> {
  await transaction.insertInto('mail_outbox').values({ mail: JSON.stringify(mail), next_attempt_at: now, created_at: now }).execute()
}

export interface DueMail {
  readonly id: number
  readonly mail: QueuedMail
  /** 1 at the first. */
  readonly attempt: number
  readonly queuedAt: Date
}

export interface Lease {
  readonly now: Date
  readonly leaseMs: number
  readonly most: number
}

/**
 * No mail is put off further than this: the longest pause is an hour, and the rest is for servers whose clocks differ.
 * One that is was put off, or queued, by a clock that was wrong.
 */
const furthestMs = 2 * 3_600_000

/**
 * Takes up to `most` mails that are due, the longest due first, for as long as the lease; nobody else is given them
 * until then. Whoever takes one removes it, puts it off or gives it up; if that never happens, it is due again.
 */
export async function takeDueMails(db: Connection, { now, leaseMs, most }: Lease): Promise<DueMail[]> {
  const rows = await db
    // As a table of its own, so that no plan of the database runs it twice and takes more.
    .with(
      (name) => name('due').materialized(),
      (query) =>
        query
          .selectFrom('mail_outbox')
          .select('id')
          .where('failed_at', 'is', null)
          .where((mail) => mail.or([mail('next_attempt_at', '<=', now), mail('next_attempt_at', '>', later(now, furthestMs))]))
          .orderBy('next_attempt_at')
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('mail_outbox')
    .from('due')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: later(now, leaseMs) }))
    .whereRef('mail_outbox.id', '=', 'due.id')
    .returning(['mail_outbox.id', 'mail', 'attempts', 'created_at'])
    .execute()
  return rows.map(({ id, mail, attempts, created_at }) => ({ id, mail: mail as QueuedMail, attempt: attempts, queuedAt: created_at }))
}

/** Lets who took these mails keep them until then; not those that somebody else has taken since. */
export async function renewLeases(db: Connection, mails: readonly DueMail[], until: Date): Promise<void> {
  if (mails.length === 0) return
  await db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: until })
    .where((row) => row.or(mails.map(({ id, attempt }) => row.and({ id, attempts: attempt }))))
    .execute()
}

/** Forgets a mail that is sent, or that belongs to nobody. */
export async function removeMail(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
}

/** Makes a mail due again later; not when somebody else has taken it since, after the lease of this attempt. */
export async function putMailOff(db: Connection, { id, attempt }: DueMail, until: Date): Promise<void> {
  await db.updateTable('mail_outbox').set({ next_attempt_at: until }).where('id', '=', id).where('attempts', '=', attempt).execute()
}

/** Keeps a mail for the record, and tries it no more. */
export async function giveMailUp(db: Connection, { id }: DueMail, now: Date): Promise<void> {
  await db.updateTable('mail_outbox').set({ failed_at: now }).where('id', '=', id).execute()
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
