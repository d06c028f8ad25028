/** Statements of reasons: with each rejection, removal and disabling, in the answer, in the mail and at the login. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { undoableUntil } from '../../../domain/moderation/undo.ts'
import { restorableUntil } from '../../../domain/listing/lifecycle.ts'
import { post, refusal } from '../../support/calls/auth-calls.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember, type Member } from '../../support/listings/members.ts'
import type { Own } from '../../support/sites/authors-site.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let room: MailRoom
let site: TestApp
let { maria, anna } = {} as Readonly<Record<'maria' | 'anna', ReturnType<typeof callsOf>>>
let member: Member

beforeAll(async () => {
  room = await openMailRoom()
  site = await startTestApp(room.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  member = await insertMember(room.db, { username: 'maria' })
  await insertMember(room.db, { username: 'anna', role: 'ROLE_ADMIN' })
  ;[maria, anna] = [callsOf(site, 'maria'), callsOf(site, 'anna')]
})
beforeEach(async () => {
  await room.db.deleteFrom('mail_outbox').execute()
})

const soap = { title: 'Soap', description: 'By weight.', tags: [] }

const submitted = async () => (await got(maria.submit('shop', soap))).id

async function published(): Promise<number> {
  const id = await submitted()
  await got(anna.approve('shop', id))
  await room.db.deleteFrom('mail_outbox').execute()
  return id
}

const own = async (id: number) => (await got<Own[]>(maria.get('/api/my/listings?removed=include'))).find((each) => each.id === id)

/** The text of the mail to a member that is sent when nothing can be undone any more, in one line. */
async function mailed(email = member.email): Promise<string> {
  room.clock.now = undoableUntil(site.clock.now)
  const before = room.smtp.mails.length
  await room.worker().runOnce()
  const mails = room.smtp.mails.slice(before).filter(({ to }) => to.includes(email))
  expect(mails).toHaveLength(1)
  return mails[0]?.text.replaceAll(/\s+/g, ' ') ?? ''
}

const byRule = [
  'It is advertising.', 'It is not in keeping with our terms of use.', '/terms?lang=en', 'We found it ourselves.', 'no machine', 'EETT',
]
const statementsOf = (listing: number) => room.db.selectFrom('statement').selectAll().where('listing', '=', listing).execute()

const given = { reason: 'It is advertising.' }

describe('the statement of a decision', () => {
  it.each([
    ['a rejection', 'rejected', submitted, (id: number) => anna.reject('shop', id, given)],
    ['a rejection of what was public', 'unpublished', published, (id: number) => anna.reject('shop', id, given)],
    ['a removal', 'removed', published, (id: number) => anna.remove('shop', id, {}, given)],
  ] as const)('is told to the author with %s', async (_, measure, listed, decide) => {
    const id = await listed()
    await got(decide(id))
    const at = site.clock.now
    const until = measure === 'removed' ? restorableUntil(at).toISOString() : null
    expect((await own(id))?.statement).toEqual({
      id: expect.any(Number), at: at.toISOString(), measure, law: null, facts: 'It is advertising.', found: 'own', until,
    })
    const text = await mailed()
    for (const words of byRule) expect(text).toContain(words)
    if (measure === 'removed') expect(text).toMatch(/We can restore it until [^;]+; then it is gone for good\./)
  })

  it('names a law, and says that somebody reported the listing, but not who', async () => {
    const id = await published()
    const report = { kind: 'spam', why: 'They sell nothing.', name: 'Nikos', email: 'nikos@private.test' }
    await post(site, `/api/listings/${id}/reports`, report)
    await room.db.deleteFrom('mail_outbox').execute()
    const listings = [{ id, etag: (await own(id))?.etag }]
    await got(anna.decide({ action: 'delete', law: ' Law 2251/1994 ', listings }))
    expect((await own(id))?.statement).toMatchObject({ law: 'Law 2251/1994', found: 'report' })
    const text = await mailed()
    for (const words of ['It is not allowed by law: Law 2251/1994.', 'Somebody reported it to us']) expect(text).toContain(words)
    for (const words of ['Nikos', 'nikos@', 'They sell nothing', 'terms of use.']) expect(text).not.toContain(words)
  })

  it('is of the change that is rejected, and stays with it', async () => {
    const id = await published()
    await got(maria.resubmit(id, { ...soap, title: 'Soap and oil' }))
    await got(anna.rejectChange(id, { reason: 'No oil.' }))
    const found = await own(id)
    expect([found?.state, found?.statement, found?.change?.statement?.measure, found?.change?.statement?.facts])
      .toEqual(['approved', undefined, 'change-rejected', 'No oil.'])
    expect(await mailed()).toContain('Your listing stays public as it was before.')
  })

  it('is gone with an undone decision, and the one before holds again', async () => {
    const id = await submitted()
    await got(anna.reject('shop', id, { reason: 'First.' }))
    const first = (await own(id))?.statement
    const { headers } = await anna.remove('shop', id, {}, { reason: 'Second.' })
    expect((await own(id))?.statement).toMatchObject({ measure: 'removed', facts: 'Second.' })
    await got(anna.undo(String(headers['x-decision'])))
    expect((await own(id))?.statement).toEqual(first)
    expect((await statementsOf(id)).map(({ facts }) => facts)).toEqual(['First.'])
  })

  it('is kept with a rejected text that a moderator corrects', async () => {
    const id = await submitted()
    await got(anna.reject('shop', id, { reason: 'Where?' }))
    const before = (await own(id))?.statement
    await got(anna.edit('shop', id, { ...soap, title: 'Soap in Volos' }))
    expect([(await own(id))?.title, (await own(id))?.statement]).toEqual(['Soap in Volos', before])
    expect(await statementsOf(id)).toHaveLength(1)
  })
})

describe('the statement of a disabling', () => {
  it('is told by mail and at the login, also where a client gave no reason', async () => {
    const { id, username, email, password } = await insertMember(room.db)
    await got(anna.put(`/api/users/${id}/toggle-enabled`))
    const [statement] = await room.db.selectFrom('statement').selectAll().where('user', '=', id).execute()
    const facts = 'It does not follow the rules of this site.'
    expect(statement).toMatchObject({ measure: 'disabled', law: null, facts, listing: null })
    const text = await mailed(email)
    for (const words of [facts, 'no machine', 'until we enable the account again', 'EETT']) {
      expect(text).toContain(words)
    }
    const problem = await refusal(site, '/auth/login', { username, password })
    expect(problem).toMatchObject({ type: 'account-disabled', detail: expect.stringContaining(facts) })
  })
})
