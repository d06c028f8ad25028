/** Whether listings are still right, with a real mail server: questions to authors, their answers, and what moderators see. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { revokeLinksToAddress } from '../../../server/store/account/account-tokens.ts'
import { queueDueChecks } from '../../../server/store/listing/due-checks.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { post, refusal } from '../../support/calls/auth-calls.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember, type Member } from '../../support/listings/members.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

/** Noon in Athens, a day after the mails of another test. */
let begun = new Date('2026-11-21T10:00:00Z')
const dayMs = 86_400_000

let room: MailRoom
let site: TestApp
let author: Member
let id: number

const day = (days: number) => new Date(begun.getTime() + days * dayMs)
function setDay(days: number): void {
  site.clock.now = room.clock.now = day(days)
}

const anna = () => callsOf(site, 'anna')
const own = () => callsOf(site, author.username)
const fields = { title: 'Jars <b>', description: 'By weight.', city: 'Athens', tags: [] }

beforeAll(async () => {
  room = await openMailRoom()
  site = await startTestApp(room.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  await insertMember(room.db, { username: 'anna', role: 'ROLE_MODERATOR' })
})
beforeEach(async () => {
  begun = new Date(begun.getTime() + 1_000 * dayMs)
  setDay(0)
  author = await insertMember(room.db)
  for (const table of ['listing_version', 'listing', 'mail_outbox'] as const) await room.db.deleteFrom(table).execute()
  id = await publish()
})

async function publish(texts: object = {}, type: 'shop' | 'event' = 'shop'): Promise<number> {
  const { id: made } = await got(own().submit(type, { ...fields, ...texts }))
  await got(anna().approve(type, made))
  return made
}

interface Link { readonly token: string; readonly answer: string }

/** Asks what is due on a day, and sends it. Returns the subject and the links of each mail about listings. */
async function mailsOf(days: number): Promise<{ to: string; subject: string; text: string; html: string; links: Link[] }[]> {
  setDay(days)
  const before = room.smtp.mails.length
  await queueDueChecks(room.db, room.clock.now)
  await room.worker().runOnce()
  const sent = room.smtp.mails.slice(before).map(({ to, text, html, header }) => ({
    to: to[0] ?? '', subject: header('subject') ?? '', text, html,
    links: [...text.matchAll(/#\/listing-check\?token=([\w-]{43})&answer=(\w+)/g)].map(([, token = '', answer = '']) => ({ token, answer })),
  }))
  return sent.filter(({ links }) => links.length > 0)
}

async function asked(days = 365): Promise<string> {
  const [mail] = await mailsOf(days)
  return mail?.links[0]?.token ?? ''
}

const answer = (token: string, given: string) => post(site, '/api/checks/answer', { token, answer: given })
const refused = (token: string, given = 'right') => refusal(site, '/api/checks/answer', { token, answer: given })
const read = (token: string) => site.app.inject({ method: 'POST', url: '/api/checks', payload: { token } })
const shop = async () => (await site.app.inject({ url: `/api/shops/${id}` })).json<{ checkedOn?: string; status?: number }>()
const dateOf = (days: number) => day(days).toISOString().slice(0, 10)
const outdated = async () => (await got<{ id: number }[]>(anna().get('/api/listings?state=outdated&limit=10'))).map((each) => each.id)

describe('the mail that asks', () => {
  it('is sent to the author a year after the last check, once, with two links for each listing', async () => {
    expect(await mailsOf(364)).toEqual([])
    const [mail, ...others] = await mailsOf(365)
    expect(others).toEqual([])
    expect([mail?.to, mail?.subject]).toEqual([author.email, 'Is “Jars <b>” still right?'])
    expect(mail?.links.map((link) => link.answer)).toEqual(['right', 'closed'])
    expect(new Set(mail?.links.map(({ token }) => token)).size).toBe(1)
    expect(mail?.html).toContain('Jars &lt;b&gt;')
    expect(mail?.html).toContain(`answer=closed" style`)
    expect(mail?.text).not.toContain('asked before')
    expect(await mailsOf(366)).toEqual([])
  })

  it('is in the language of the author', async () => {
    await room.db.updateTable('user').set({ language: 'el' }).where('id', '=', author.id).execute()
    expect((await mailsOf(365))[0]?.subject).toBe('Ισχύει ακόμα η καταχώριση «Jars <b>»;')
  })

  it('is sent once more after 30 days without an answer, and never a third time', async () => {
    const first = await asked()
    expect(await mailsOf(394)).toEqual([])
    const [second, ...others] = await mailsOf(395)
    expect(others).toEqual([])
    expect(second?.text).toContain('asked before')
    expect(second?.links[0]?.token).not.toBe(first)
    for (const days of [396, 426, 800, 1_500]) expect(await mailsOf(days)).toEqual([])
    expect((await shop()).checkedOn).toBe(dateOf(0))
  })

  it('is not sent about events, nor to who cannot log in, nor about what is not public', async () => {
    await publish({ startDate: dateOf(1), endDate: dateOf(1), cost: 0 }, 'event')
    await got(own().withdraw(id))
    expect(await mailsOf(400)).toEqual([])
    setDay(401)
    id = await publish()
    await room.db.updateTable('user').set({ enabled: false }).where('id', '=', author.id).execute()
    expect(await mailsOf(800)).toEqual([])
  })

  it('does not ask about what was checked between its queueing and its sending', async () => {
    setDay(365)
    await queueDueChecks(room.db, room.clock.now)
    await got(own().withdraw(id))
    await got(own().put(`/api/my/listings/${id}/restore`))
    expect(await mailsOf(365)).toEqual([])
  })
})

describe('what counts as a check', () => {
  it('is an approved change, but no waiting one', async () => {
    setDay(100)
    await got(own().resubmit(id, { ...fields, title: 'Jars and lids' }))
    expect((await shop()).checkedOn).toBe(dateOf(0))
    await got(anna().approveChange(id))
    expect((await shop()).checkedOn).toBe(dateOf(100))
    expect(await mailsOf(464)).toEqual([])
    expect(await mailsOf(465)).toHaveLength(1)
  })

  it('is a restoration', async () => {
    setDay(50)
    await got(own().withdraw(id))
    setDay(60)
    await got(own().put(`/api/my/listings/${id}/restore`))
    expect((await shop()).checkedOn).toBe(dateOf(60))
  })

  it('is no edit by a moderator', async () => {
    setDay(50)
    await got(anna().edit('shop', id, { ...fields, description: 'By weight!', approved: true }))
    expect((await shop()).checkedOn).toBe(dateOf(0))
  })

  it('is undone with the approval of the change', async () => {
    setDay(100)
    await got(own().resubmit(id, { ...fields, title: 'Jars and lids' }))
    const decision = (await anna().approveChange(id)).headers['x-decision']
    await got(anna().undo(String(decision)))
    expect((await shop()).checkedOn).toBe(dateOf(0))
  })
})

describe('the link', () => {
  it('tells what it asks about, and changes nothing, however often it is opened', async () => {
    const token = await asked()
    for (let n = 0; n < 3; n += 1) expect((await read(token)).json()).toEqual({ type: 'shop', title: 'Jars <b>' })
    expect((await site.app.inject({ method: 'GET', url: '/api/checks' })).statusCode).toBe(404)
    expect((await shop()).checkedOn).toBe(dateOf(0))
  })

  it('says that the listing is still right, which its page and the history tell, and works once', async () => {
    const token = await asked()
    setDay(370)
    expect(await answer(token, 'right')).toEqual({
      status: 200, sentence: 'Thank you. The page of the listing now says that it was checked this month.',
    })
    expect((await shop()).checkedOn).toBe(dateOf(370))
    const [entry] = await auditEntries(room.db)
    expect(entry).toMatchObject({ action: 'listing-checked', actor: author.username, listing: { id } })
    expect(await refused(token, 'closed')).toMatchObject({ status: 400, type: 'used-link' })
    expect((await read(token)).statusCode).toBe(400)
    expect(await mailsOf(734)).toEqual([])
    expect(await mailsOf(735)).toHaveLength(1)
  })

  it('takes down what has closed, which its author restores', async () => {
    const token = await asked()
    expect((await answer(token, 'closed')).status).toBe(200)
    expect((await site.app.inject(`/api/shops/${id}`)).statusCode).toBe(404)
    expect((await auditEntries(room.db))[0]).toMatchObject({ action: 'listing-withdrawn', actor: author.username })
    expect(await refused(token)).toMatchObject({ type: 'used-link' })
    await got(own().put(`/api/my/listings/${id}/restore`))
    expect((await shop()).checkedOn).toBe(dateOf(365))
  })

  it('ends with any answer, also one by the link of another mail', async () => {
    const first = await asked()
    const second = await asked(395)
    expect((await answer(first, 'right')).status).toBe(200)
    expect(await refused(second, 'closed')).toMatchObject({ type: 'used-link' })
  })

  it('answers once, of two answers at the same time', async () => {
    const token = await asked()
    const answers = await Promise.all([answer(token, 'right'), answer(token, 'right'), answer(token, 'right')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })

  it('is not valid after 90 days, if its secret is another one, or once the address is changed', async () => {
    const token = await asked()
    expect(await refused(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({ type: 'unknown-link' })
    setDay(455)
    expect(await refused(token)).toMatchObject({ status: 400, type: 'unknown-link' })
    setDay(454)
    expect((await read(token)).statusCode).toBe(200)
    expect(await room.db.selectFrom('account_token').select('token_hash').where('kind', '=', 'check').execute())
      .not.toContainEqual({ token_hash: Buffer.from(token) })
    await revokeLinksToAddress(room.db, author.id)
    expect(await refused(token)).toMatchObject({ type: 'unknown-link' })
  })

  it('says so of a listing that is public no longer', async () => {
    const token = await asked()
    await got(anna().remove('shop', id))
    expect(await refused(token)).toMatchObject({ status: 404, type: 'unknown-listing' })
  })
})

describe('moderators', () => {
  async function leaveUnanswered(): Promise<void> {
    await asked()
    await asked(395)
  }

  it('see what nobody has answered 30 days after the second mail, while it stays public', async () => {
    await leaveUnanswered()
    setDay(424)
    expect(await outdated()).toEqual([])
    setDay(426)
    expect(await outdated()).toEqual([id])
    expect((await site.app.inject(`/api/shops/${id}`)).statusCode).toBe(200)
    const [listed] = await got<{ check?: object }[]>(anna().get('/api/listings?state=outdated'))
    expect(listed?.check).toEqual({ at: day(0).toISOString(), unanswered: 2 })
  })

  it('do not see what its author was asked about once, however long ago', async () => {
    await asked()
    setDay(700)
    expect(await outdated()).toEqual([])
  })

  it('say that it is still right, and undo it', async () => {
    await leaveUnanswered()
    setDay(426)
    const decision = (await anna().approve('shop', id)).headers['x-decision']
    expect([await outdated(), (await shop()).checkedOn]).toEqual([[], dateOf(426)])
    expect((await auditEntries(room.db))[0]).toMatchObject({ action: 'listing-checked', actor: 'anna' })
    await got(anna().undo(String(decision)))
    expect([await outdated(), (await shop()).checkedOn]).toEqual([[id], dateOf(0)])
    const body = { action: 'approve', listings: [{ id, etag: (await anna().get(`/api/shops/${id}`)).headers.etag }] }
    expect(await got<object>(anna().decide(body))).toEqual([{ id, outcome: 'done' }])
    expect(await outdated()).toEqual([])
  })

  it('remove it', async () => {
    await leaveUnanswered()
    setDay(426)
    await got(anna().remove('shop', id))
    expect(await outdated()).toEqual([])
  })

  it('do not change what needs no check by approving it again', async () => {
    setDay(100)
    expect((await anna().approve('shop', id)).headers['x-decision']).toBeUndefined()
    expect((await shop()).checkedOn).toBe(dateOf(0))
  })
})

it('is told where one listing is read, and in no list', async () => {
  const [listed] = (await site.app.inject('/api/shops/approved')).json<object[]>()
  expect(listed).not.toHaveProperty('checkedOn')
  expect(await shop()).toHaveProperty('checkedOn')
  const page = await site.app.inject({ url: `/shops/${id}-jars-b`, headers: { 'accept-language': 'en' } })
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(day(0))
  expect(page.body).toContain(`<p class="checked">Checked in ${month}</p>`)
})
