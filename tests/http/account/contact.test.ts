/** The contact form over HTTP. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { privateEmail, privateText } from '../../support/runner/private-values.ts'
import { startTestApp } from '../../support/servers/test-app.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.db.deleteFrom('mail_outbox').execute())

const payload = { name: 'Eleni', email: privateEmail('eleni'), subject: 'A beach', message: `Good morning!\n${privateText}` }

const outbox = () => database.db.selectFrom('mail_outbox').select(['mail', 'next_attempt_at', 'attempts']).execute()

describe('a contact message', () => {
  it('is queued in the outbox, due at once, and wakes the worker', async () => {
    const { app, clock, mail } = await startTestApp(database.db)
    const answer = await app.inject({ method: 'POST', url: '/api/contact', payload })
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200, 'text/plain; charset=utf-8', 'Message sent successfully!',
    ])
    expect(await outbox()).toEqual([{ mail: { kind: 'contact', ...payload }, next_attempt_at: clock.now, attempts: 0 }])
    expect(mail.wakes).toBe(1)
  })

  it.each([
    ...['name', 'email', 'subject', 'message'].map((field) => ({ [field]: '' })),
    { name: 'a\r\nBcc: x' },
    { subject: 'a\nBcc: x' },
    { email: 'eleni' },
    { email: 'a@b.example, c@d.example' },
    { message: 'x'.repeat(5_001) },
  ])('that is invalid is rejected, and nothing is queued: %j', async (wrong) => {
    const { app, mail } = await startTestApp(database.db)
    const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: { ...payload, ...wrong } })
    expect(answer.statusCode).toBe(400)
    expect(await outbox()).toEqual([])
    expect(mail.wakes).toBe(0)
  })
})
