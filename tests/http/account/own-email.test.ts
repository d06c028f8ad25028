/** Changing the own address, with a real mail server: the link to the new address, and the way back from the old one. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changePassword } from '../../../server/store/account/accounts.ts'
import { removeExpiredRows } from '../../../server/store/expired-rows.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { loggedIn, post, refusal } from '../../support/calls/auth-calls.ts'
import { problemOf } from '../../support/calls/problem-response.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { waitForBlockedSessions } from '../../support/servers/sessions.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

const begun = new Date('2026-11-21T10:00:00Z')
const minuteMs = 60_000
const dayMs = 86_400_000

let room: MailRoom
let site: TestApp
let member: Member
let headers: { authorization: string }
let next: string

beforeAll(async () => {
  room = await openMailRoom()
  site = await startTestApp(room.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
})
beforeEach(async () => {
  setTime(0)
  member = await insertMember(room.db)
  headers = await signedIn(room.db, member.username)
  next = `new-${member.email}`
  await room.db.deleteFrom('mail_outbox').execute()
})

function setTime(ms: number): void {
  site.clock.now = room.clock.now = new Date(begun.getTime() + ms)
}

const ask = (email = next, password = member.password, as = headers) => site.app.inject({
  method: 'PUT', url: '/api/my/email', headers: { ...as, accept: 'application/json' }, payload: { email, password },
})
const read = async (as = headers) => (await site.app.inject({ url: '/api/my/email', headers: as })).json<object>()
const confirmWith = (token: string) => post(site, '/auth/email/confirm', { token })
const returnWith = (token: string) => post(site, '/auth/email/return', { token })
const unknown = { status: 400, type: 'unknown-link' }
const isSignedIn = async () => (await site.app.inject({ url: '/api/my/sessions', headers })).statusCode === 200
const logIn = (username: string, password = member.password) =>
  site.app.inject({ method: 'POST', url: '/auth/login', payload: { username, password } })

/** Sends what is due. Returns recipient, subject and the secret of the link of each mail; links to the old address come last. */
async function mails() {
  const before = room.smtp.mails.length
  await room.worker().runOnce()
  const sent = room.smtp.mails.slice(before).map(({ to, text, header }) => ({
    to: to[0] ?? '', subject: header('subject'), link: /[?](token|change|return)=([\w-]{43})/.exec(text),
  }))
  const linked = sent.map(({ link, ...mail }) => ({ ...mail, kind: link?.[1] ?? null, token: link?.[2] ?? '' }))
  // They are sent side by side.
  return linked.toSorted((one, other) => Number(one.kind === 'return') - Number(other.kind === 'return'))
}

/** The secrets of the links to the new and to the old address. */
async function asked(email = next) {
  expect((await ask(email)).statusCode).toBe(200)
  const sent = await mails()
  const tokenOf = (kind: string) => sent.find((mail) => mail.kind === kind)?.token ?? ''
  return { confirming: tokenOf('change'), returning: tokenOf('return') }
}

async function changed(email = next) {
  const { confirming, returning } = await asked(email)
  expect((await confirmWith(confirming)).status).toBe(200)
  const [notice] = await mails()
  return { confirming, returning, later: notice?.token ?? '' }
}

describe('a change of the own address', () => {
  it('waits for the link to the new one, and is told to the old one', async () => {
    const until = new Date(begun.getTime() + dayMs).toISOString()
    expect((await ask()).json()).toEqual({ email: member.email, waiting: { email: next, until } })
    expect(await mails()).toMatchObject([
      { to: next, subject: 'Confirm your new email address for Prasino', kind: 'change' },
      { to: member.email, subject: 'Your account at Prasino is to have another email address', kind: 'return' },
    ])
    expect([(await logIn(member.email)).statusCode, (await logIn(next)).statusCode]).toEqual([200, 401])
  })

  it('is made by the link, keeps the sessions, and is told to the old address and in the log', async () => {
    const { confirming } = await asked()
    expect(await confirmWith(confirming)).toEqual({
      status: 200, sentence: 'Your email address is changed. From now on, emails go to the new one.',
    })
    expect(await read()).toEqual({ email: next, waiting: null })
    const subject = 'Your account at Prasino has another email address'
    expect(await mails()).toMatchObject([{ to: member.email, subject, kind: 'return' }])
    expect([(await logIn(member.email)).statusCode, (await logIn(next)).statusCode]).toEqual([401, 200])
    const [entry] = await auditEntries(room.db)
    expect(entry).toMatchObject({ action: 'user-email-changed', actor: member.username, user: { id: member.id } })
    expect(JSON.stringify(entry)).not.toContain(member.email)
  })

  it('needs the password, also one that nobody has changed in the meantime', async () => {
    expect(problemOf(await ask(next, 'private-not-this-one'))).toMatchObject({ status: 403, type: 'wrong-current-password' })
    const { answer } = await room.db.transaction().execute(async (transaction) => {
      await changePassword(transaction, member.id, 'set-by-a-link')
      const pending = ask()
      await waitForBlockedSessions(room.db, 1)
      return { answer: pending }
    })
    expect(problemOf(await answer)).toMatchObject({ status: 403, type: 'wrong-current-password' })
    expect(await mails()).toEqual([])
  })

  it('works once, within a day of the mail', async () => {
    const { confirming } = await changed()
    expect(await refusal(site, '/auth/email/confirm', { token: confirming })).toMatchObject({ status: 400, type: 'used-link' })
    const late = (await asked(`late-${next}`)).confirming
    setTime(dayMs + minuteMs)
    expect(await read(await signedIn(room.db, member.username, site.clock.now))).toEqual({ email: next, waiting: null })
    expect(await refusal(site, '/auth/email/confirm', { token: late })).toMatchObject(unknown)
  })

  it('is replaced by the next one, whose link alone is valid', async () => {
    const first = await asked()
    const second = await asked(`second-${next}`)
    expect(await refusal(site, '/auth/email/confirm', { token: first.confirming })).toMatchObject(unknown)
    expect((await confirmWith(second.confirming)).status).toBe(200)
    expect(await read()).toMatchObject({ email: `second-${next}` })
  })

  it.each(['/api/my/password', '/auth/password/reset'])('that waits ends with a new password: %s', async (url) => {
    const { confirming, returning } = await asked()
    const newPassword = 'private-figs-and-oregano'
    if (url.startsWith('/api')) {
      await site.app.inject({ method: 'PUT', url, headers, payload: { password: member.password, newPassword } })
    } else {
      await post(site, '/auth/password/forgot', { email: member.email })
      const [mail] = await mails()
      expect((await post(site, url, { token: mail?.token, newPassword })).status).toBe(200)
    }
    expect(await refusal(site, '/auth/email/confirm', { token: confirming })).toMatchObject(unknown)
    expect(await refusal(site, '/auth/email/return', { token: returning })).toMatchObject(unknown)
  })

  it('ends the links that were sent to the old address to set a password', async () => {
    await post(site, '/auth/password/forgot', { email: member.email })
    const [reset] = await mails()
    await changed()
    const choice = { token: reset?.token, newPassword: 'private-figs-and-oregano' }
    expect(await refusal(site, '/auth/password/reset', choice)).toMatchObject(unknown)
  })
})

describe('an address that another member has', () => {
  it('gets the same answer, and its owner a mail', async () => {
    const owner = await insertMember(room.db)
    const given = owner.email.toUpperCase()
    const answer = await ask(given)
    expect(answer.json()).toEqual({ email: member.email, waiting: { email: given, until: expect.any(String) as string } })
    expect(await mails()).toMatchObject([
      { to: owner.email, subject: 'This email address has an account at Prasino already', kind: null },
      { to: member.email, kind: 'return' },
    ])
  })

  it('since the link was sent is refused to whoever has the link', async () => {
    const { confirming } = await asked()
    await insertMember(room.db, { email: next })
    expect(await refusal(site, '/auth/email/confirm', { token: confirming })).toMatchObject({ status: 409, type: 'email-taken' })
    expect(await read()).toMatchObject({ email: member.email })
  })

  it('at the same moment is refused too', async () => {
    const { confirming } = await asked()
    const { answer } = await room.db.transaction().execute(async (transaction) => {
      await insertMember(transaction, { email: next })
      const pending = refusal(site, '/auth/email/confirm', { token: confirming })
      await waitForBlockedSessions(room.db, 1)
      return { answer: pending }
    })
    expect(await answer).toMatchObject({ status: 409, type: 'email-taken' })
  })
})

describe('the way back from the old address', () => {
  it.each(['before', 'after'])('%s the confirmation gives it the account, and nobody else keeps it', async (when) => {
    const links = when === 'after' ? await changed() : { ...(await asked()), later: '' }
    await site.app.inject({ method: 'PUT', url: '/api/my/deletion', headers, payload: { password: member.password, listings: 'keep' } })
    headers = { authorization: `Bearer ${await loggedIn(site, member)}` }
    await room.worker().runOnce()
    expect(await returnWith(links.later || links.returning)).toEqual({
      status: 200,
      sentence: 'Your account has this address again, and is signed out everywhere. A link for a new password is on its way.',
    })
    expect([await isSignedIn(), (await logIn(member.username)).statusCode]).toEqual([false, 401])
    expect(await refusal(site, '/auth/email/confirm', { token: links.confirming })).toMatchObject(unknown)
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: member.email, subject: 'Your account at Prasino has this email address again', kind: 'token' })
    const newPassword = 'private-figs-and-oregano'
    expect((await post(site, '/auth/password/reset', { token: mail?.token, newPassword })).status).toBe(200)
    expect((await logIn(member.email, newPassword)).statusCode).toBe(200)
    expect((await auditEntries(room.db))[0]).toMatchObject({ action: 'user-email-returned', user: { id: member.id } })
  })

  it('keeps an account that was to be deleted', async () => {
    const { later } = await changed()
    await site.app.inject({ method: 'PUT', url: '/api/my/deletion', headers, payload: { password: member.password, listings: 'remove' } })
    await returnWith(later)
    const { delete_at } = await room.db.selectFrom('user').select('delete_at').where('id', '=', member.id).executeTakeFirstOrThrow()
    expect(delete_at).toBeNull()
  })

  it('works for seven days, once, and is then gone', async () => {
    const first = await changed()
    setTime(7 * dayMs - minuteMs)
    await removeExpiredRows(room.db, site.clock.now)
    expect((await returnWith(first.later)).status).toBe(200)
    for (const token of [first.later, first.returning]) {
      expect(await refusal(site, '/auth/email/return', { token })).toMatchObject(unknown)
    }
    setTime(0)
    member = await insertMember(room.db)
    headers = await signedIn(room.db, member.username)
    const late = await changed(`late-${next}`)
    setTime(7 * dayMs + minuteMs)
    expect(await refusal(site, '/auth/email/return', { token: late.later })).toMatchObject(unknown)
    setTime(12 * dayMs)
    await removeExpiredRows(room.db, site.clock.now)
    expect(await room.db.selectFrom('email_change').selectAll().where('user', '=', member.id).execute()).toEqual([])
  })

  it('is refused while another member has the old address', async () => {
    const { later } = await changed()
    await insertMember(room.db, { email: member.email })
    expect(await refusal(site, '/auth/email/return', { token: later })).toMatchObject({ status: 409, type: 'email-taken' })
  })
})

it('asking is limited, whatever the address', async () => {
  const limited = await startTestApp(room.db)
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1) {
    // The other tests have counted requests from the usual address.
    const request = { headers, payload: { email: next, password: member.password }, remoteAddress: '203.0.113.9' }
    statuses.push((await limited.app.inject({ method: 'PUT', url: '/api/my/email', ...request })).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})
