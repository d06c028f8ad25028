/** The bound on the mails that strangers can cause to one mailbox. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { loggedIn, post } from '../../support/calls/auth-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let room: MailRoom
let site: TestApp

beforeAll(async () => {
  room = await openMailRoom()
  site = await startTestApp(room.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
})
beforeEach(async () => {
  await room.db.deleteFrom('attempt').execute()
  await room.db.deleteFrom('mail_outbox').execute()
})

/** The number of mails that arrive at the addresses because of the requests. */
async function mailsTo(addresses: readonly string[], requests: () => Promise<unknown>): Promise<number> {
  const before = room.smtp.mails.length
  await requests()
  await room.worker().runOnce()
  expect(await room.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
  return room.smtp.mails.slice(before).filter(({ to }) => to.some((address) => addresses.includes(address))).length
}

const registration = (username: string, email: string) => ({ username, email, password: 'private-olives-and-thyme' })
const passAnHour = () => {
  room.passTime(3_600_000)
  site.clock.now = room.clock.now
}

describe('one mailbox', () => {
  it('gets ten mails an hour, whatever the user name and the way', async () => {
    const email = 'victim@private.test'
    const names = [1, 2, 3, 4, 5, 6].map((number) => `victim${number}`)
    const flood = async () => {
      for (const username of names) await post(site, '/auth/register', registration(username, email))
      for (const username of names) for (let turn = 0; turn < 5; turn += 1) await post(site, '/auth/verification/resend', { username })
      for (let turn = 0; turn < 5; turn += 1) await post(site, '/auth/verification/resend', { email: email.toUpperCase() })
      for (let turn = 0; turn < 5; turn += 1) await post(site, '/auth/password/forgot', { email })
    }
    expect(await mailsTo([email], flood)).toBe(10)
    expect(await mailsTo([email], flood)).toBe(0)
    passAnHour()
    expect(await mailsTo([email], flood)).toBe(10)
  })

  it('is the same with dots and tags, where the provider is known to ignore them', async () => {
    const dotted = (place: number) => `${'petros'.slice(0, place)}.${'petros'.slice(place)}`
    const addresses = Array.from({ length: 15 }, (_, turn) => `${dotted(1 + (turn % 5))}+${turn}@gmail.com`)
    const sent = async () => {
      for (const [turn, email] of addresses.entries()) await post(site, '/auth/register', registration(`dotted${turn}`, email))
    }
    expect(await mailsTo(addresses, sent)).toBe(10)
    const others = addresses.map((_, turn) => `petros+${turn}@private.test`)
    const sentToOthers = async () => {
      for (const [turn, email] of others.entries()) await post(site, '/auth/register', registration(`tagged${turn}`, email))
    }
    expect(await mailsTo(others, sentToOthers)).toBe(15)
  })

  it('of a member gets a reset link that is requested from where the member has signed in', async () => {
    const { username, email, password } = await insertMember(room.db)
    await loggedIn(site, { username, password })
    const url = '/auth/password/forgot'
    const from = (remoteAddress: string) => site.app.inject({ method: 'POST', url, payload: { email }, remoteAddress })
    const flood = async () => {
      for (let turn = 0; turn < 20; turn += 1) await from(`198.51.100.${turn}`)
    }
    expect(await mailsTo([email], flood)).toBe(10)
    expect(await mailsTo([email], () => from('127.0.0.1'))).toBe(1)
    expect(await mailsTo([email], () => from('198.51.100.99'))).toBe(0)
  })

  it('gets all mails about its own listings and account', async () => {
    const { id, email } = await insertMember(room.db)
    const own = async () => {
      for (let turn = 0; turn < 15; turn += 1) await room.queue({ kind: 'listing-approved', user: id, title: `Walk ${turn}` })
      await room.queue({ kind: 'password-changed', user: id })
    }
    expect(await mailsTo([email], own)).toBe(16)
  })

  it('gets a counted mail although the mail server is out of reach at first', async () => {
    const email = 'late@private.test'
    room.smtp.refuse(451)
    for (let turn = 0; turn < 10; turn += 1) await post(site, '/auth/register', registration(`late${turn}`, email))
    const before = room.smtp.mails.length
    await room.worker().runOnce()
    room.smtp.refuse(null)
    room.passTime(10_000)
    await room.worker().runOnce()
    expect(room.smtp.mails.length - before).toBe(10)
  })

  it('is counted by a keyed hash, without its address', async () => {
    await mailsTo([], () => post(site, '/auth/register', registration('counted', 'counted@private.test')))
    const rows = await room.db.selectFrom('attempt').selectAll().execute()
    expect(JSON.stringify(rows.map((row) => row.key_hash.toString('latin1')))).not.toContain('counted')
  })
})
