/** A database, a mail server and mail workers, with a clock that the test sets. */
import type { Language } from '../../../domain/languages.ts'
import { readConfiguration } from '../../../server/start/configuration.ts'
import type { Database } from '../../../server/database/open-database.ts'
import type { Environment } from '../../../server/start/environment.ts'
import type { MailWorker } from '../../../server/mail/worker.ts'
import { outgoingMail } from '../../../server/work/outgoing-mail.ts'
import type { QueuedMail } from '../../../server/store/outbox.ts'
import { queueMail } from '../../../server/store/outbox.ts'
import { insertSignUp } from '../../../server/store/account/sign-ups.ts'
import { insertUser } from '../../../server/store/account/users.ts'
import { atFileEnd } from '../runner/at-file-end.ts'
import { createTestDatabase } from './database.ts'
import { privateEmail, privateText } from '../runner/private-values.ts'
import { recordServerLog } from '../runner/server-logs.ts'
import { startSmtp, type Smtp } from './smtp.ts'
import { sessionSecret } from './test-app.ts'

export interface MailRoom {
  readonly db: Database['db']
  /** The address of the database, for other processes. */
  readonly url: string
  readonly smtp: Smtp
  readonly clock: { now: Date }
  /** The lines that workers logged: level, fields and text. */
  readonly log: { level: string; fields: Readonly<Record<string, unknown>>; text: string }[]
  /** The worker, which is not started: the test calls its steps. It sends by SMTP unless the environment says otherwise. */
  worker(environment?: Environment): MailWorker
  queue(mail: QueuedMail): Promise<void>
  /** Inserts a member, enabled by default, and returns the id. The address is made of the name. */
  member(username: string, state?: { enabled?: boolean; language?: Language }): Promise<number>
  /** Inserts a sign-up and returns its id. By default the address is made of the name. */
  signUp(username: string, email?: string, language?: Language): Promise<number>
  passTime(ms: number): void
}

/** Closed after the last test of the file. */
export async function openMailRoom(): Promise<MailRoom> {
  const [{ db, url }, smtp] = await Promise.all([createTestDatabase(), startSmtp()])
  atFileEnd(() => smtp.stop())
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const log: MailRoom['log'] = []
  const lines = (level: string) => (fields: Readonly<Record<string, unknown>>, text: string) => {
    log.push({ level, fields, text })
    recordServerLog(`${JSON.stringify({ level, ...fields, text })}\n`)
  }
  return {
    db, url, smtp, clock, log,
    worker(environment = {}) {
      const configuration = readConfiguration({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://leaf.example', ...environment })
      const address = configuration.publicUrl ?? 'http://127.0.0.1:3000'
      const logger = { info: lines('info'), warn: lines('warn'), error: lines('error') }
      return outgoingMail({ db, configuration, address, sessionSecret, clock: { now: () => clock.now, elapsedMs: () => 0 }, log: logger })
    },
    async queue(mail) {
      await queueMail(db, mail, clock.now)
    },
    async member(username, state = {}) {
      const id = await insertUser(db, { username, email: privateEmail(username), password_hash: privateText, ...state })
      if (id === null) throw new Error(`The member ${username} exists already.`)
      return id
    },
    async signUp(username, email = privateEmail(username), language = 'en') {
      const id = await insertSignUp(db, { username, email, password_hash: privateText, language }, clock.now)
      if (id === null) throw new Error(`The sign-up ${username} exists already.`)
      return id
    },
    passTime: (ms) => void (clock.now = new Date(clock.now.getTime() + ms)),
  }
}
