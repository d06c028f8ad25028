/** The ways out for a mail: a mail server, or a folder of files. */
import { createTransport } from 'nodemailer'
import type { QueuedMail } from '../store/outbox.ts'
import type { ComposedMail } from './compose.ts'

/** What the outbox knows of a mail that is being sent. */
export interface MailRow {
  readonly id: number
  readonly kind: QueuedMail['kind']
  readonly queuedAt: Date
}

/** Resolves when the mail is in other hands; rejects when it is not, or when the signal ends it. */
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

/** By SMTP, each mail on a connection of its own. */
export function smtpTransport(smtpUrl: string, from: Sender): SendMail {
  const transport = createTransport({ url: withoutLogging(smtpUrl), ...timeLimits }, strict)
  return async (mail, _row, signal) => {
    await transport.sendMail({ ...message(mail, from), signal })
  }
}

/** What the two ways hand to nodemailer. */
export function message({ messageId, to, replyTo, subject, text, html }: ComposedMail, from: Sender) {
  return {
    from: { ...from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { ...replyTo } }),
    subject,
    text,
    html,
    messageId,
    // RFC 3834: nobody's holiday notice answers a machine.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}

/** No text of a mail is ever read as the name of a file or as an address to fetch. */
export const strict = { disableFileAccess: true, disableUrlAccess: true }

/** The library takes options in the address too; those that print what is sent are not for us. */
function withoutLogging(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const option of ['logger', 'debug', 'transactionLog']) url.searchParams.delete(option)
  return url.href
}
