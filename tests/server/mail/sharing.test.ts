/** Several workers on one outbox, and workers that end in the middle. */
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MailWorker } from '../../../server/mail/worker.ts'
import { leaseDueMails } from '../../../server/store/outbox.ts'
import { openMailRoom, type MailRoom } from '../../support/mail-room.ts'
import { privateEmail, privateText } from '../../support/private-values.ts'

let room: MailRoom

beforeAll(async () => {
  room = await openMailRoom()
})
beforeEach(async () => {
  room.smtp.beforeAnswer(() => Promise.resolve())
  await room.db.deleteFrom('mail_outbox').execute()
  room.log.length = 0
})

const minuteMs = 60_000

const contact = { kind: 'contact', name: 'Eleni', email: privateEmail('eleni'), subject: 'A beach', message: privateText } as const

const waiting = async () => (await room.db.selectFrom('mail_outbox').selectAll().execute()).length

/** A mail server that has the next mails, so many of them, and does not say so yet, until it is let go. */
function holdAnswers(most = Infinity): () => void {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const last = room.smtp.mails.length + most
  room.smtp.beforeAnswer(() => (room.smtp.mails.length <= last ? held : Promise.resolve()))
  return letGo
}

interface Hung {
  readonly worker: MailWorker
  /** How many mails had arrived before. */
  readonly arrived: number
  readonly letGo: () => void
}

/** A worker that runs and has sent a mail, of which the mail server does not say that it has it. */
async function hungWorker(): Promise<Hung> {
  const letGo = holdAnswers()
  const arrived = room.smtp.mails.length
  await room.queue(contact)
  const worker = room.worker()
  worker.start()
  await room.smtp.mail(arrived)
  return { worker, arrived, letGo }
}

/** Twelve mails, of which the first ones hang: the others are sent meanwhile, and these when they are let go. */
async function expectOthersSent(hanging: number): Promise<void> {
  const letGo = holdAnswers(hanging)
  for (let number = 0; number < 12; number += 1) await room.queue({ ...contact, subject: `Mail ${number}` })
  const worker = room.worker()
  worker.start()
  const sent = () => room.log.filter(({ text }) => text === 'mail sent').length
  await vi.waitUntil(() => sent() === 12 - hanging, { timeout: 25_000 })
  expect(await waiting()).toBe(hanging)
  letGo()
  await worker.stop()
  expect(await waiting()).toBe(0)
}

describe('two workers on one outbox', () => {
  it('send each of 200 mails exactly once', async () => {
    const arrived = room.smtp.mails.length
    for (let number = 0; number < 200; number += 1) await room.queue({ ...contact, subject: `Mail ${number}` })
    const taken = await Promise.all([room.worker().runOnce(), room.worker().runOnce()])
    const subjects = room.smtp.mails.slice(arrived).map((mail) => mail.header('subject'))
    expect(subjects.length).toBe(200)
    expect(new Set(subjects).size).toBe(200)
    expect(Math.min(...taken)).toBeGreaterThan(0)
    expect(await waiting()).toBe(0)
  })

  it('leave a mail alone that another is sending, while it is', async () => {
    const letGo = holdAnswers()
    const arrived = room.smtp.mails.length
    await room.queue(contact)
    const sending = room.worker().runOnce()
    await room.smtp.mail(arrived)
    expect(await room.worker().runOnce()).toBe(0)
    letGo()
    expect(await sending).toBe(1)
    expect(room.smtp.mails.length).toBe(arrived + 1)
  })
})

describe('a mail that a worker took before it was killed', () => {
  it('is due again within 25 seconds', async () => {
    const letGo = holdAnswers()
    const arrived = room.smtp.mails.length
    await room.queue(contact)
    const sending = room.worker().runOnce()
    await room.smtp.mail(arrived)
    const { next_attempt_at } = await room.db.selectFrom('mail_outbox').select('next_attempt_at').executeTakeFirstOrThrow()
    expect(next_attempt_at.getTime() - room.clock.now.getTime()).toBeLessThanOrEqual(25_000)
    letGo()
    await sending
  })

  it('is sent by another after the lease', async () => {
    const arrived = room.smtp.mails.length
    await room.queue(contact)
    expect(await leaseDueMails(room.db, { now: room.clock.now, leaseMs: 3 * minuteMs, most: 5 })).toHaveLength(1)
    room.passTime(3 * minuteMs - 1)
    expect(await room.worker().runOnce()).toBe(0)
    room.passTime(1)
    expect(await room.worker().runOnce()).toBe(1)
    expect(room.smtp.mails.length).toBe(arrived + 1)
    expect(await waiting()).toBe(0)
  })
})

describe('a mail whose sending hangs', () => {
  it('holds no other back', () => expectOthersSent(1))

  it('leaves its place after a while, so that five of them hold no other back', () => expectOthersSent(5))

  it('stays with its worker, which renews its lease', async () => {
    const { worker, arrived, letGo } = await hungWorker()
    room.passTime(19_000)
    const until = async () => (await room.db.selectFrom('mail_outbox').select('next_attempt_at').executeTakeFirstOrThrow()).next_attempt_at
    await vi.waitUntil(async () => (await until()).getTime() > room.clock.now.getTime() + 15_000, { timeout: 20_000 })
    room.passTime(19_000)
    expect(await room.worker().runOnce()).toBe(0)
    letGo()
    await worker.stop()
    expect(room.smtp.mails.length).toBe(arrived + 1)
  })
})

describe('a worker that is started', () => {
  it('sends at once when it is woken, and stops', async () => {
    const arrived = room.smtp.mails.length
    const worker = room.worker()
    worker.start()
    await room.queue(contact)
    worker.wake()
    await room.smtp.mail(arrived)
    await worker.stop()
    expect(await waiting()).toBe(0)
  })

  it('outlives a database that does not answer', async () => {
    const arrived = room.smtp.mails.length
    await room.queue(contact)
    await sql`alter table mail_outbox rename to elsewhere`.execute(room.db)
    const worker = room.worker()
    worker.start()
    await vi.waitUntil(() => room.log.length > 0)
    await sql`alter table elsewhere rename to mail_outbox`.execute(room.db)
    worker.wake()
    await room.smtp.mail(arrived)
    await worker.stop()
    expect(room.log.map(({ text, fields: { code } }) => [text, code])).toEqual([['outbox not read', '42P01'], ['mail sent', undefined]])
  })

  it('finishes the mail that it is sending before it stops, and takes no other', async () => {
    const { worker, arrived, letGo } = await hungWorker()
    await room.queue(contact)
    const stopped = worker.stop()
    letGo()
    await stopped
    expect(await waiting()).toBe(1)
    expect(room.smtp.mails.length).toBe(arrived + 1)
  })

  it('leaves a mail that takes too long to a later worker', async () => {
    const { worker, letGo } = await hungWorker()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const stopped = worker.stop()
    vi.advanceTimersByTime(4_000)
    vi.useRealTimers()
    await stopped
    letGo()
    expect(room.log.map(({ text }) => text)).toEqual(['mail put off'])
    room.smtp.beforeAnswer(() => Promise.resolve())
    room.passTime(minuteMs)
    expect(await room.worker().runOnce()).toBe(1)
  })
})
