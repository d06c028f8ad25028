/** What is decided on reports: by themselves and with their listings, what is undone, who is told, and what is erased. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { undoableUntil } from '../../../domain/moderation/undo.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { callsOf, got, refused } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { privateEmail, privateText } from '../../support/runner/private-values.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type Calls = ReturnType<typeof callsOf>

let room: MailRoom
let site: TestApp
let { mine, anna, nikos } = {} as { mine: Calls; anna: Calls; nikos: Calls }
let counter = 0

/** Another one in each test, since a mailbox gets few mails of strangers in an hour. */
let email = ''

beforeAll(async () => {
  room = await openMailRoom()
  site = await startTestApp(room.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  await insertMember(room.db, { username: 'maria' })
  await insertMember(room.db, { username: 'anna', role: 'ROLE_ADMIN' })
  await insertMember(room.db, { username: 'nikos', role: 'ROLE_ADMIN' })
  ;[mine, anna, nikos] = [callsOf(site, 'maria'), callsOf(site, 'anna'), callsOf(site, 'nikos')]
})
beforeEach(async () => {
  email = privateEmail(`eleni${(counter += 1)}`)
  for (const table of ['mail_outbox', 'report'] as const) await room.db.deleteFrom(table).execute()
})

/** A public listing whose author was told so. */
async function published(author = mine): Promise<{ id: number; title: string }> {
  const title = `Soap-${(counter += 1)}-`
  const { id } = await got(author.submit('shop', { title, description: 'By weight.', tags: [] }))
  await got(anna.approve('shop', id))
  await room.db.deleteFrom('mail_outbox').execute()
  return { id, title }
}

async function report(listing: number, body: object = { kind: 'closed', email }, from = '203.0.113.7', language = 'en') {
  const answer = await site.app.inject({
    method: 'POST', url: `/api/listings/${listing}/reports`, payload: body, remoteAddress: from, headers: { 'accept-language': language },
  })
  expect(answer.statusCode).toBe(200)
}

async function reported(author = mine): Promise<{ id: number; title: string }> {
  const listing = await published(author)
  await report(listing.id)
  await pass(0)
  return listing
}

/** Lets time pass, and sends what is due. */
async function pass(ms: number): Promise<void> {
  site.clock.now = new Date(site.clock.now.getTime() + ms)
  room.clock.now = site.clock.now
  await room.worker().runOnce()
}

const untilTold = () => pass(undoableUntil(site.clock.now).getTime() - site.clock.now.getTime())

const outcomes = async () => (await room.db.selectFrom('report').select('outcome').orderBy('id').execute()).map(({ outcome }) => outcome)
const told = (title: string) => room.smtp.mails
  .map((mail) => ({ subject: mail.header('Subject'), text: mail.text }))
  .filter(({ subject }) => subject.includes(title))
const decisionOf = async (answer: ReturnType<Calls['get']>) => Number((await answer).headers['x-decision'])
const decide = (id: number, outcome = 'kept') => anna.put(`/api/listings/${id}/reports`, { outcome })

async function queue(): Promise<components['schemas']['TypedListing'][]> {
  return got(anna.get('/api/listings?state=reported&limit=50'))
}

describe('the visitor', () => {
  it('is told that the report was received and, a minute later, what was decided; no word of it is repeated', async () => {
    const { id, title } = await published()
    await report(id, { kind: 'wrong', why: privateText, name: 'Buy soap', email })
    await pass(0)
    await got(decide(id, 'corrected'))
    await pass(0)
    expect(told(title).map(({ subject }) => subject)).toEqual([`Your report about “${title}”`])
    await untilTold()
    const [received, decided] = told(title)
    expect(received?.text).toContain('You told us that something in it is wrong.')
    expect(decided?.subject).toBe(`What became of your report about “${title}”`)
    expect(decided?.text).toMatch(/We have corrected the listing\.[^]*A person decided this, no machine\.[^]*or to a court/)
    for (const { text } of told(title)) expect(text).not.toMatch(new RegExp(`Buy soap|${privateText}`))
  })

  it('is told in the language of the report', async () => {
    const { id, title } = await published()
    await report(id, { kind: 'closed', email }, '203.0.113.7', 'el')
    await pass(0)
    expect(told(title).map(({ subject }) => subject)).toEqual([`Η αναφορά σου για την καταχώριση «${title}»`])
  })

  it('who gave no address is told nothing', async () => {
    const { id, title } = await published()
    await report(id, { kind: 'closed' })
    await got(decide(id))
    await untilTold()
    expect(told(title)).toEqual([])
  })
})

const takesOff: Readonly<Record<string, (id: number) => ReturnType<Calls['get']>>> = {
  removing: (id) => anna.remove('shop', id),
  rejecting: (id) => anna.reject('shop', id),
  'removing with others': (id) => anna.decide({ action: 'delete', listings: [{ id, etag: `"${id}-2"` }] }),
}

describe.each(Object.entries(takesOff))('%s a listing', (_, take) => {
  it('decides its reports, and the visitor is told', async () => {
    const { id, title } = await reported()
    await got(take(id))
    expect(await outcomes()).toEqual(['removed'])
    await untilTold()
    expect(told(title).filter(({ subject }) => subject.startsWith('What')).map(({ text }) => text)).toEqual([
      expect.stringContaining('We have removed the listing from the site.'),
    ])
  })

  it('and undoing it opens them again, and nobody is told', async () => {
    const { id, title } = await reported()
    await got(anna.undo(await decisionOf(take(id))))
    expect(await outcomes()).toEqual([null])
    await untilTold()
    expect(told(title)).toHaveLength(1)
    expect((await queue()).map((listing) => listing.id)).toContain(id)
  })
})

describe('a decision on reports alone', () => {
  it('leaves the listing as it is, is logged, and is undone by its maker only', async () => {
    const { id, title } = await reported()
    const before = (await anna.get(`/api/shops/${id}`)).headers['etag']
    const decision = await decisionOf(decide(id))
    expect(await outcomes()).toEqual(['kept'])
    expect((await anna.get(`/api/shops/${id}`)).headers['etag']).toBe(before)
    expect(await refused(nikos.undo(decision))).toMatchObject({ type: 'not-own-decision' })
    expect(await got(anna.undo(decision))).toEqual([{ id, outcome: 'undone' }])
    expect(await outcomes()).toEqual([null])
    await untilTold()
    expect(told(title)).toHaveLength(1)
    expect((await auditEntries(room.db)).slice(0, 2).map(({ action, after }) => [action, after?.['outcome']])).toEqual([
      ['reports-reopened', undefined], ['reports-decided', 'kept'],
    ])
    const steps = await got<{ action: string }[]>(mine.get(`/api/my/listings/${id}/history`))
    expect(steps.filter(({ action }) => action.startsWith('reports'))).toEqual([])
  })

  it('is undone with an earlier edit, on which it relies', async () => {
    const { id } = await reported()
    const edit = await decisionOf(anna.edit('shop', id, { title: 'Soap', description: 'By the piece.', tags: [] }))
    await got(decide(id, 'corrected'))
    expect(await got(anna.undo(edit))).toEqual([{ id, outcome: 'undone' }])
    expect(await outcomes()).toEqual([null])
  })

  it('is of a listing that its author took down: it has left the site, whatever was chosen', async () => {
    const { id } = await reported()
    await got(mine.withdraw(id))
    expect((await queue()).find((listing) => listing.id === id)).toMatchObject({ state: 'removed', reports: { count: 1 } })
    await got(decide(id))
    expect(await outcomes()).toEqual(['removed'])
  })

  it('needs open reports, a listing and an administrator', async () => {
    const { id } = await published()
    expect((await decide(id)).headers['x-decision']).toBeUndefined()
    expect(await refused(decide(2_000_000))).toMatchObject({ type: 'unknown-listing' })
    expect(await refused(mine.put(`/api/listings/${id}/reports`, { outcome: 'kept' }))).toMatchObject({ type: 'not-allowed' })
  })

  it('keeps the network from reporting until it can no longer be undone', async () => {
    const { id } = await reported()
    await got(decide(id))
    const again = () => site.app.inject({ method: 'POST', url: `/api/listings/${id}/reports`, payload: { kind: 'spam' }, remoteAddress: '203.0.113.7' })
    expect((await again()).statusCode).toBe(409)
    await untilTold()
    expect((await again()).statusCode).toBe(200)
    expect(await outcomes()).toEqual(['kept', null])
  })
})

describe('the reports', () => {
  it('are open again when the listing is restored or its author is enabled in time', async () => {
    const petra = (await insertMember(room.db, { username: 'petra' })).id
    const { id } = await reported(callsOf(site, 'petra'))
    await got(anna.remove('shop', id))
    await got(anna.put(`/api/listings/${id}/restore`))
    expect(await outcomes()).toEqual([null])
    await got(anna.put(`/api/users/${petra}/disabled`, { reason: 'Spam.' }))
    expect(await outcomes()).toEqual(['removed'])
    await got(anna.delete(`/api/users/${petra}/disabled`))
    expect(await outcomes()).toEqual([null])
  })

  it('stay decided when the visitor was told', async () => {
    const { id } = await reported()
    await got(anna.remove('shop', id))
    await untilTold()
    await got(anna.put(`/api/listings/${id}/restore`))
    expect(await outcomes()).toEqual(['removed'])
  })

  it('are listed by listing: unlawful first, then the last reported; three networks that say closed are a mark', async () => {
    const [spam, closed, unlawful] = [await published(), await published(), await published()]
    await report(unlawful.id, { kind: 'unlawful', why: 'It is.', concernsChildren: true, goodFaith: true })
    await pass(1_000)
    await report(spam.id, { kind: 'spam' })
    await pass(1_000)
    for (const from of ['203.0.113.1', '203.0.113.2']) await report(closed.id, { kind: 'closed' }, from)
    expect((await queue()).map(({ id, reports }) => [id, reports?.count, reports?.isSaidClosed])).toEqual([
      [unlawful.id, 1, false], [closed.id, 2, false], [spam.id, 1, false],
    ])
    await report(closed.id, { kind: 'closed' }, '203.0.113.3')
    expect((await queue()).map(({ reports }) => reports?.isSaidClosed)).toEqual([false, true, false])
  })
})
