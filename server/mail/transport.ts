/** The interface of mail transports, and the SMTP transport. */
import { createTransport } from 'nodemailer'
import { accountKey } from '../../domain/account/account.ts'
import type { QueuedMail } from '../store/outbox.ts'
import type { ComposedMail } from './compose.ts'

/** The outbox entry of a mail. */
export interface MailRow {
  readonly id: number
  readonly kind: QueuedMail['kind']
  readonly queuedAt: Date
}

/** Resolves when the mail is accepted; rejects on failure and on abort. */
export type SendMail = (mail: ComposedMail, row: MailRow, signal: AbortSignal) => Promise<void>

export interface Sender {
  readonly name: string
  readonly address: string
}

const timeLimits = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  socketCloseTimeout: 1_000,
}

/** Sends by SMTP, with one connection per mail. */
export function smtpTransport(smtpUrl: string, from: Sender): SendMail {
  const transport = createTransport({ url: withoutLogging(smtpUrl), ...timeLimits }, noFileOrUrlAccess)
  return async (mail, _row, signal) => {
    await transport.sendMail({ ...message(mail, from), signal })
  }
}

/** The message for nodemailer. A mail that a person wrote is not marked as automatic, so that filters and replies treat it as one. */
export function message({ messageId, to, author, subject, text, html, offUrl }: ComposedMail, from: Sender) {
  return {
    from: { name: from.name, address: senderTo(to, from.address) },
    to: { name: '', address: to },
    ...(author && { replyTo: { ...author } }),
    subject,
    text,
    html,
    messageId,
    headers: { ...(author === null && automatic), ...(offUrl !== undefined && unsubscribing(offUrl)) },
  }
}

/** Prevents automatic replies (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Lets mail programs show a button that ends the mails by one press (RFC 2369, RFC 8058). */
function unsubscribing(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * Many filters drop mail that a mailbox seems to send to itself, as a forgery. The other address has the same domain, so that SPF,
 * DKIM and DMARC give the same result.
 */
function senderTo(recipient: string, sender: string): string {
  if (accountKey(recipient) !== accountKey(sender)) return sender
  const [local = '', domain = ''] = accountKey(sender).split('@')
  return `${local === 'noreply' ? 'website' : 'noreply'}@${domain}`
}

/** nodemailer must not read files or addresses named in the message. */
export const noFileOrUrlAccess = { disableFileAccess: true, disableUrlAccess: true }

/** nodemailer also reads options from the URL; removes those that log the content of mails. */
function withoutLogging(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const option of ['logger', 'debug', 'transactionLog']) url.searchParams.delete(option)
  return url.href
}
