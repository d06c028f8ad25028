/** Several workers on one outbox, and workers that stop while sending. */
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MailWorker } from '../../../server/mail/worker.ts'
import { leaseDueMails } from '../../../server/store/outbox.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { privateEmail, privateText } from '../../support/runner/private-values.ts'

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

const queued = async () => (await room.db.selectFrom('mail_outbox').selectAll().execute()).length

/** Delays the responses to the next `most` mails until the returned function is called. */
function holdAnswers(most = Infinity): () => void {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const last = room.smtp.mails.length + most
  room.smtp.beforeAnswer(() => (room.smtp.mails.length <= last ? held : Promise.resolve()))
  return release
}

interface Hung {
  readonly worker: MailWorker
  /** The number of mails that had arrived before. */
  readonly arrived: number
  readonly release: () => void
}

/** Starts a worker that has sent a mail and waits for the response of the mail server. */
async function hungWorker(): Promise<Hung> {
  const release = holdAnswers()
  const arrived = room.smtp.mails.length
  await room.queue(contact)
  const worker = room.worker()
  worker.start()
  await room.smtp.mail(arrived)
  return { worker, arrived, release }
}

/** Sends twelve mails, of which the first ones hang: the others are sent meanwhile, and these when they are released. */
async function expectOthersSent(hanging: number): Promise<void> {
  const release = holdAnswers(hanging)
  for (let number = 0; number < 12; number += 1) await room.queue({ ...contact, subject: `Mail ${number}` })
  const worker = room.worker()
  worker.start()
  const sent = () => room.log.filter(({ text }) => text === 'mail sent').length
  await vi.waitUntil(() => sent() === 12 - hanging, { timeout: 60_000 })
  expect(await queued()).toBe(hanging)
  release()
  await worker.stop()
  expect(await queued()).toBe(0)
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
    expect(await queued()).toBe(0)
  })

  it('do not take a mail that the other is sending', async () => {
    const release = holdAnswers()
    const arrived = room.smtp.mails.length
    await room.queue(contact)
    const sending = room.worker().runOnce()
    await room.smtp.mail(arrived)
    expect(await room.worker().runOnce()).toBe(0)
    release()
    expect(await sending).toBe(1)
    expect(room.smtp.mails.length).toBe(arrived + 1)
  })
})

describe('a mail that a killed worker has leased', () => {
  it('is due again within 25 seconds', async () => {
    const release = holdAnswers()
    const arrived = room.smtp.mails.length
    await room.queue(contact)
    const sending = room.worker().runOnce()
    await room.smtp.mail(arrived)
    const { next_attempt_at } = await room.db.selectFrom('mail_outbox').select('next_attempt_at').executeTakeFirstOrThrow()
    expect(next_attempt_at.getTime() - room.clock.now.getTime()).toBeLessThanOrEqual(25_000)
    release()
    await sending
  })

  it('is sent by another worker after the lease', async () => {
    const arrived = room.smtp.mails.length
    await room.queue(contact)
    expect(await leaseDueMails(room.db, { now: room.clock.now, leaseMs: 3 * minuteMs, most: 5 })).toHaveLength(1)
    room.passTime(3 * minuteMs - 1)
    expect(await room.worker().runOnce()).toBe(0)
    room.passTime(1)
    expect(await room.worker().runOnce()).toBe(1)
    expect(room.smtp.mails.length).toBe(arrived + 1)
    expect(await queued()).toBe(0)
  })
})

describe('a mail whose sending hangs', () => {
  it('does not delay others', () => expectOthersSent(1))

  it('frees its slot after a while, so that five such mails do not delay others', () => expectOthersSent(5))

  it('stays with its worker, which renews its lease', async () => {
    const { worker, arrived, release } = await hungWorker()
    room.passTime(19_000)
    const until = async () => (await room.db.selectFrom('mail_outbox').select('next_attempt_at').executeTakeFirstOrThrow()).next_attempt_at
    await vi.waitUntil(async () => (await until()).getTime() > room.clock.now.getTime() + 15_000, { timeout: 60_000 })
    room.passTime(19_000)
    expect(await room.worker().runOnce()).toBe(0)
    release()
    await worker.stop()
    expect(room.smtp.mails.length).toBe(arrived + 1)
  })
})

describe('a running worker', () => {
  it('sends at once when it is woken, and can be stopped', async () => {
    const arrived = room.smtp.mails.length
    const worker = room.worker()
    worker.start()
    await room.queue(contact)
    worker.wake()
    await room.smtp.mail(arrived)
    await worker.stop()
    expect(await queued()).toBe(0)
  })

  it('continues after an error of the database', async () => {
    const arrived = room.smtp.mails.length
    await room.queue(contact)
    await sql`alter table mail_outbox rename to elsewhere`.execute(room.db)
    const worker = room.worker()
    worker.start()
    await vi.waitUntil(() => room.log.length > 0, { timeout: 60_000 })
    await sql`alter table elsewhere rename to mail_outbox`.execute(room.db)
    worker.wake()
    await room.smtp.mail(arrived)
    await worker.stop()
    expect(room.log.map(({ text, fields: { code } }) => [text, code])).toEqual([['outbox not read', '42P01'], ['mail sent', undefined]])
  })

  it('finishes the current mail before it stops, and takes no other', async () => {
    const { worker, arrived, release } = await hungWorker()
    await room.queue(contact)
    const stopped = worker.stop()
    release()
    await stopped
    expect(await queued()).toBe(1)
    expect(room.smtp.mails.length).toBe(arrived + 1)
  })

  it('aborts a slow mail when it stops, and a later worker sends it', async () => {
    const { worker, release } = await hungWorker()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const stopped = worker.stop()
    vi.advanceTimersByTime(4_000)
    vi.useRealTimers()
    await stopped
    release()
    expect(room.log.map(({ text }) => text)).toEqual(['mail put off'])
    room.smtp.beforeAnswer(() => Promise.resolve())
    room.passTime(minuteMs)
    expect(await room.worker().runOnce()).toBe(1)
  })
})
