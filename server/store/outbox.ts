/** The mails that are due. A row is written in the transaction that causes the mail, so neither is there without the other. */
import type { Connection } from './connection.ts'

/**
 * Which mail, and what it is about. Its text, and the secret of its link, are made when it is sent.
 *
 * The two that are asked for by name may belong to nobody, and are then dropped at sending:
 * whoever asks learns nothing, not even by the time that the answer takes.
 */
export type QueuedMail =
  | { readonly kind: 'verification' | 'account-exists' | 'password-changed'; readonly user: number }
  | { readonly kind: 'verification-again'; readonly account: { readonly username: string } | { readonly email: string } }
  | { readonly kind: 'reset'; readonly email: string }
  | ({ readonly kind: 'contact' } & ContactMessage)

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** Keeps a mail, due at once. */
export async function queueMail(transaction: Connection, mail: QueuedMail, now: Date): Promise<void> {
  await transaction.insertInto('mail_outbox').values({ mail: JSON.stringify(mail), next_attempt_at: now }).execute()
}
