/** Mails while the mail server is unreachable or rejects them. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { privateEmail, privateText } from '../../support/runner/private-values.ts'

let room: MailRoom

beforeAll(async () => {
  room = await openMailRoom()
})
beforeEach(async () => {
  await room.smtp.start()
  room.smtp.refuse(null)
  room.smtp.beforeAnswer(() => Promise.resolve())
  await room.db.deleteFrom('mail_outbox').execute()
  room.log.length = 0
})

const hourMs = 3_600_000

const contact = { kind: 'contact', name: 'Eleni', email: privateEmail('eleni'), subject: 'A beach', message: privateText } as const

const rows = () => room.db.selectFrom('mail_outbox').select(['attempts', 'failed_at', 'next_attempt_at']).execute()

const logged = () => room.log.map(({ level, text, fields: { attempt, code } }) => [level, text, attempt, code])

describe('a mail while the mail server is unreachable', () => {
  it('stays queued, and is sent when the server is reachable again', async () => {
    const arrived = room.smtp.mails.length
    await room.smtp.stop()
    await room.queue(contact)
    const worker = room.worker()
    expect(await worker.runOnce()).toBe(1)
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: null }])
    await room.smtp.start()
    expect(await worker.runOnce()).toBe(0)
    room.passTime(10_000)
    expect(await worker.runOnce()).toBe(1)
    expect(room.smtp.mails.length).toBe(arrived + 1)
    expect(await rows()).toEqual([])
    expect(logged()).toEqual([['warn', 'mail put off', 1, 'ESOCKET'], ['info', 'mail sent', 2, undefined]])
  })

  it('can be sent by another worker', async () => {
    const arrived = room.smtp.mails.length
    await room.smtp.stop()
    await room.queue(contact)
    const worker = room.worker()
    await worker.runOnce()
    await worker.stop()
    await room.smtp.start()
    room.passTime(10_000)
    await room.worker().runOnce()
    expect(room.smtp.mails.length).toBe(arrived + 1)
  })

  it('is not given up if the clock jumps four days ahead', async () => {
    const arrived = room.smtp.mails.length
    await room.smtp.stop()
    await room.queue(contact)
    const worker = room.worker()
    room.passTime(4 * 24 * hourMs)
    await worker.runOnce()
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: null }])
    await room.smtp.start()
    room.passTime(-4 * 24 * hourMs)
    await worker.runOnce()
    expect(room.smtp.mails.length).toBe(arrived + 1)
  })

  it('is retried for three days with growing delays, and then given up', async () => {
    await room.smtp.stop()
    await room.queue(contact)
    const worker = room.worker()
    const pauses: number[] = []
    for (;;) {
      await worker.runOnce()
      const [row] = await rows()
      if (!row || row.failed_at) break
      pauses.push(row.next_attempt_at.getTime() - room.clock.now.getTime())
      room.clock.now = row.next_attempt_at
    }
    expect(pauses[0]).toBeGreaterThanOrEqual(3_750)
    expect(pauses[0]).toBeLessThanOrEqual(6_250)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(hourMs)
    expect(pauses.reduce((sum, pause) => sum + pause, 0) / hourMs).toBeGreaterThanOrEqual(72)
    expect(pauses.length).toBeLessThan(120)
    expect(room.log.at(-1)).toMatchObject({ level: 'error', text: 'mail given up' })
    room.passTime(hourMs)
    expect(await worker.runOnce()).toBe(0)
  })
})

describe('a rejected mail', () => {
  it('is retried after a temporary error', async () => {
    const arrived = room.smtp.mails.length
    room.smtp.refuse(451)
    await room.queue(contact)
    const worker = room.worker()
    await worker.runOnce()
    room.smtp.refuse(null)
    room.passTime(10_000)
    await worker.runOnce()
    expect(room.smtp.mails.length).toBe(arrived + 1)
    expect(logged()).toEqual([['warn', 'mail put off', 1, 'EENVELOPE 451'], ['info', 'mail sent', 2, undefined]])
  })

  it('is given up at once after a permanent error, and kept', async () => {
    room.smtp.refuse(550)
    await room.queue(contact)
    const worker = room.worker()
    await worker.runOnce()
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: room.clock.now }])
    room.passTime(hourMs)
    expect(await worker.runOnce()).toBe(0)
    expect(logged()).toEqual([['error', 'mail given up', 1, 'EENVELOPE 550']])
  })

  it('is logged without the address and the reply', async () => {
    room.smtp.refuse(550)
    await room.queue(contact)
    await room.worker().runOnce()
    expect(Object.keys(room.log[0]?.fields ?? {})).toEqual(['mail', 'kind', 'attempt', 'code'])
  })
})

describe('SMTP_URL', () => {
  it('cannot enable logging of mails', async () => {
    const logs = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write'), vi.spyOn(console, 'info'), vi.spyOn(console, 'log')]
    await room.queue(contact)
    await room.worker({ SMTP_URL: `${room.smtp.url}?logger=true&debug=true&transactionLog=true` }).runOnce()
    const lines = logs.flatMap((spy) => spy.mock.calls)
    expect(logged()).toEqual([['info', 'mail sent', 1, undefined]])
    expect(lines).toEqual([])
  })
})

describe('a mail that the worker cannot compose', () => {
  it('is postponed, and does not delay others', async () => {
    const arrived = room.smtp.mails.length
    const { now } = room.clock
    const mail = '{"kind":"of-a-newer-server"}'
    await room.db.insertInto('mail_outbox').values({ mail, next_attempt_at: now, created_at: now }).execute()
    await room.queue(contact)
    await room.worker().runOnce()
    expect(room.smtp.mails.length).toBe(arrived + 1)
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: null }])
    expect(logged()).toContainEqual(['warn', 'mail put off', 1, 'TypeError'])
  })
})
