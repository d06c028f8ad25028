/** Creates the worker that sends the mails of the outbox through the configured transport. */
import { join } from 'node:path'
import type { Clock } from '../start/clock.ts'
import type { Configuration } from '../start/configuration.ts'
import { composeMail } from '../mail/compose.ts'
import { fileTransport } from '../mail/file-transport.ts'
import { mailboxAllowance } from '../mail/mailbox-allowance.ts'
import { smtpTransport, type SendMail } from '../mail/transport.ts'
import { MailWorker, type MailLog } from '../mail/worker.ts'
import { keyedHash } from '../start/keyed-hash.ts'
import { noticeMail, noticeRefusedSite } from '../start/notices.ts'
import type { Connection } from '../store/connection.ts'

export interface OutgoingMailOptions {
  readonly db: Connection
  readonly clock: Clock
  readonly configuration: Configuration
  readonly log: MailLog
  /** The address of the site, for links. */
  readonly address: string
  readonly sessionSecret: string
}

/** Returns a worker that is not started yet. */
export function outgoingMail({ db, clock: { now }, configuration, log, address, sessionSecret }: OutgoingMailOptions): MailWorker {
  const { productName, contactEmail } = configuration.installation
  const site = { productName, contactEmail, address, defaultLanguage: configuration.defaultLanguage }
  const mailboxHmac = keyedHash(sessionSecret, 'mailbox')
  const countMail = mailboxAllowance({ db, mailboxHmac, scale: configuration.rateLimitScale })
  return new MailWorker({
    db, log, now,
    compose: (due) => composeMail({ db, site, countMail }, due, now()),
    send: transport(configuration),
    random: () => Math.random(),
    tellOperator: noticeRefusedSite,
  })
}

function transport({ smtpUrl, mailFrom, dataDir, installation }: Configuration): SendMail {
  const from = { name: installation.productName, address: mailFrom }
  return smtpUrl === null ? fileTransport(join(dataDir, 'outbox'), from, noticeMail) : smtpTransport(smtpUrl, from)
}
