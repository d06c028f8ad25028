/** Mails of a server process: while the mail server is unreachable, after a restart, and after a kill. */
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { queueMail } from '../../../server/store/outbox.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startMain, type MainProcess } from '../../support/servers/main-process.ts'
import { privateEmail, privateText } from '../../support/runner/private-values.ts'
import { startSmtp, type Smtp } from '../../support/servers/smtp.ts'
import { temporaryFolder } from '../../support/runner/temporary-folder.ts'

let database: Database
let smtp: Smtp

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.deleteFrom('mail_outbox').execute()
  smtp = await startSmtp()
})
afterEach(() => smtp.stop())

const patience = { timeout: 60_000 }

const contact = { name: 'Eleni', email: privateEmail('eleni'), subject: 'A beach', message: privateText }

const start = (environment: Record<string, string> = {}) => startMain({ DATABASE_URL: database.url, SMTP_URL: smtp.url, ...environment })

const write = (server: MainProcess) => post(server, '/api/contact', contact)

async function post(server: MainProcess, path: string, body: object): Promise<void> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  expect((await fetch(`${await server.address()}${path}`, request)).status).toBe(200)
}

const rows = () => database.db.selectFrom('mail_outbox').selectAll().execute()

/** Makes leases and delays end earlier, instead of waiting. */
const passTime = (seconds: number) =>
  sql`update mail_outbox set next_attempt_at = next_attempt_at - make_interval(secs => ${seconds})`.execute(database.db)

async function ended(server: MainProcess, signal: NodeJS.Signals): Promise<number | null> {
  server.signal(signal)
  return server.exitCode()
}

describe('a server that starts', () => {
  it('deletes expired rows', async () => {
    const ends_at = new Date(0)
    await database.db.insertInto('attempt').values({ key_hash: Buffer.alloc(32), count: 1, ends_at }).execute()
    const over = database.db.selectFrom('attempt').selectAll().where('ends_at', '=', ends_at)
    const server = start()
    await vi.waitUntil(async () => (await over.execute()).length === 0, patience)
    expect(await ended(server, 'SIGTERM')).toBe(0)
  })
})

describe('a sign-up while the mail server is unreachable', () => {
  it('gets its link when it is reachable again, also after a restart of the server', async () => {
    await smtp.stop()
    const first = start()
    await post(first, '/auth/register', { username: 'maria', email: privateEmail('maria'), password: privateText })
    await vi.waitUntil(() => first.standardError().includes('mail put off'), patience)
    expect(await ended(first, 'SIGKILL')).toBe(null)
    expect(await rows()).toHaveLength(1)

    await smtp.start()
    await passTime(10)
    const second = start()
    const token = /token=([\w-]{43})/.exec((await smtp.mail(0)).text)?.[1] ?? 'none'
    expect((await fetch(`${await second.address()}/api/email-verification/confirm?token=${token}`)).status).toBe(200)
    expect(await ended(second, 'SIGTERM')).toBe(0)
    expect(await rows()).toEqual([])
  })
})

describe('a contact message to a server', () => {
  it('is sent at once, and the server stops with code 0', async () => {
    const server = start()
    await write(server)
    const mail = await smtp.mail(0)
    expect(mail.header('message-id')).toMatch(/@127\.0\.0\.1>$/)
    expect(await ended(server, 'SIGTERM')).toBe(0)
    expect(await rows()).toEqual([])
  })

  it('is sent within 30 s by the next server if the first is killed while sending, with the same Message-ID', async () => {
    smtp.beforeAnswer(() => new Promise(() => undefined))
    const first = start({ PUBLIC_URL: 'https://leaf.example' })
    // `address()` would return the public address, which does not exist.
    await vi.waitUntil(() => first.standardOutput() !== '', patience)
    await queueMail(database.db, { kind: 'contact', ...contact }, new Date())
    const taken = await smtp.mail(0)
    await ended(first, 'SIGKILL')
    smtp.beforeAnswer(() => Promise.resolve())
    // The remaining 5 s of the 30 s are for the start, or for the polling of a running server.
    await passTime(25)
    const second = start({ PUBLIC_URL: 'https://leaf.example' })
    expect((await smtp.mail(1)).header('message-id')).toBe(taken.header('message-id'))
    expect(await ended(second, 'SIGTERM')).toBe(0)
    expect(await rows()).toEqual([])
  })

  it('is sent once if the server is stopped while sending', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    smtp.beforeAnswer(() => held)
    const server = start()
    await write(server)
    await smtp.mail(0)
    server.signal('SIGTERM')
    const address = await server.address()
    await vi.waitUntil(() => fetch(address).then(() => false, () => true), patience)
    release()
    expect(await server.exitCode()).toBe(0)
    expect(await rows()).toEqual([])
  })

  it('becomes a file without a mail server, and the server prints its path', async () => {
    const DATA_DIR = await temporaryFolder()
    const server = start({ SMTP_URL: '', DATA_DIR })
    await write(server)
    await vi.waitUntil(() => server.standardOutput().includes('.eml'), patience)
    const file = /^Email \(contact\): (\S+\.eml)$/m.exec(server.standardOutput())?.[1] ?? ''
    expect(await readFile(file, 'utf8')).toContain('Subject: [Prasino] A beach')
    expect(await ended(server, 'SIGTERM')).toBe(0)
  })
})
