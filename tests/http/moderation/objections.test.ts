/** Objections to decisions: by authors and disabled members, with receipts, and the answers of moderators, which are mailed. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenObjection } from '../../../domain/given-reasons/objection.ts'
import type { Statement } from '../../../domain/given-reasons/statement.ts'
import { restorableUntil } from '../../../domain/listing/lifecycle.ts'
import { undoableUntil } from '../../../domain/moderation/undo.ts'
import { revokeLinksToAddress } from '../../../server/store/account/account-tokens.ts'
import { purgeListings } from '../../../server/store/listing/purge-listings.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { post, refusal } from '../../support/calls/auth-calls.ts'
import { callsOf, got, refused } from '../../support/calls/listing-calls.ts'
import { insertMember, type Member } from '../../support/listings/members.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import type { Own } from '../../support/sites/authors-site.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type Calls = ReturnType<typeof callsOf>

let room: MailRoom
let site: TestApp
let people: Record<'maria' | 'anna' | 'eleni' | 'admin', Member>
let { maria, anna, eleni, admin } = {} as Readonly<Record<keyof typeof people, Calls>>

/** Anna decides; Eleni is another moderator. */
beforeAll(async () => {
  room = await openMailRoom()
  site = await startTestApp(room.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  people = {
    maria: await insertMember(room.db, { username: 'maria' }),
    anna: await insertMember(room.db, { username: 'anna', role: 'ROLE_MODERATOR' }),
    eleni: await insertMember(room.db, { username: 'eleni', role: 'ROLE_MODERATOR' }),
    admin: await insertMember(room.db, { username: 'admin', role: 'ROLE_ADMIN' }),
  }
  ;[maria, anna, eleni, admin] = [callsOf(site, 'maria'), callsOf(site, 'anna'), callsOf(site, 'eleni'), callsOf(site, 'admin')]
})
beforeEach(async () => {
  for (const table of ['objection', 'mail_outbox'] as const) await room.db.deleteFrom(table).execute()
  await room.db.updateTable('user').set({ enabled: true }).where('role', '<>', 'ROLE_USER').execute()
})

const soap = { title: 'Soap', description: 'By weight.', tags: [] }
const given = { reason: 'It has closed.' }
const words = 'We have moved, not closed.'

const submitted = async () => (await got(maria.submit('shop', soap))).id

async function published(): Promise<number> {
  const id = await submitted()
  await got(anna.approve('shop', id))
  return id
}

async function withRejectedChange(): Promise<number> {
  const id = await published()
  await got(maria.resubmit(id, { ...soap, title: 'Soap and oil' }))
  await got(anna.rejectChange(id, given))
  return id
}

const decided = {
  'rejected': async () => anna.reject('shop', await submitted(), given),
  'unpublished': async () => anna.reject('shop', await published(), given),
  'removed': async () => anna.remove('shop', await published(), {}, given),
}

const own = async (id: number) => (await got<Own[]>(maria.get('/api/my/listings?limit=100&removed=include'))).find((each) => each.id === id)

/** The statement that an author reads at a listing. */
async function statementOf(id: number) {
  const listing = await own(id)
  const statement = listing?.statement ?? listing?.change?.statement
  if (!statement) throw new Error('There is no statement.')
  return statement
}

async function rejected(): Promise<{ id: number; statement: number }> {
  const { id } = await got<{ id: number }>(decided.rejected())
  return { id, statement: (await statementOf(id)).id }
}

const object = (statement: number, text = words, by = maria) => by.post(`/api/my/objections/${statement}`, { text })
const objected = async (statement: number, text = words, by = maria) => {
  expect(await object(statement, text, by)).toMatchObject({ statusCode: 200, payload: expect.stringContaining('by email') })
}
const open = (by = eleni) => got<OpenObjection[]>(by.get('/api/objections'))
const answer = (statement: number, body: object, by = eleni) => by.put(`/api/objections/${statement}`, body)
const kept = { outcome: 'kept', answer: 'The door is locked.' }

/** The texts of the mails to a member that leave when nothing can be undone any more. */
async function mailsTo({ email }: Member): Promise<string[]> {
  room.clock.now = undoableUntil(site.clock.now)
  const before = room.smtp.mails.length
  await room.worker().runOnce()
  return room.smtp.mails.slice(before).filter(({ to }) => to.includes(email)).map(({ text }) => text)
}

const inOneLine = (text = '') => text.replaceAll(/\s+/g, ' ')

describe('an objection', () => {
  it('is received once, with one receipt, and seen by its author and by moderators', async () => {
    const { id, statement } = await rejected()
    await room.db.deleteFrom('mail_outbox').execute()
    await objected(statement)
    await objected(statement, ` ${words}\n`)
    expect(await refused(object(statement, 'Another one.'))).toMatchObject({ status: 409, type: 'already-objected' })
    const objection = { at: site.clock.now.toISOString(), text: words, outcome: null, answer: null }
    expect((await statementOf(id)).objection).toEqual(objection)
    const [listed, ...others] = await open()
    expect(others).toEqual([])
    expect(listed).toMatchObject({ statement: { id: statement, objection }, listing: { id, title: 'Soap' }, username: 'maria' })
    const [receipt, ...more] = await mailsTo(people.maria)
    expect(more).toEqual([])
    for (const part of ['We have your objection', 'Soap', words]) expect(inOneLine(receipt)).toContain(part)
  })

  it.each([
    ['nothing', { text: ' ​' }],
    ['more than 2,000 characters', { text: 'a'.repeat(2001) }],
  ])('of %s is refused', async (_, body) => {
    const { statement } = await rejected()
    expect(await refused(maria.post(`/api/my/objections/${statement}`, body))).toMatchObject({ status: 400, type: 'invalid-request' })
  })

  it('is only of the author, and only while the decision holds', async () => {
    const { id, statement } = await rejected()
    expect(await refused(object(statement, words, anna))).toMatchObject({ status: 404, type: 'unknown-statement' })
    await objected(statement)
    await got(eleni.approve('shop', id))
    expect(await open()).toEqual([])
    expect(await refused(answer(statement, kept))).toMatchObject({ status: 404, type: 'unknown-objection' })
    const again = await rejected()
    await got(maria.resubmit(again.id, { ...soap, title: 'Soap of Volos' }))
    expect(await refused(object(again.statement))).toMatchObject({ status: 404, type: 'unknown-statement' })
  })

  it('to a rejection holds also where a change was withdrawn before', async () => {
    const id = await published()
    await got(maria.resubmit(id, { ...soap, title: 'Soap and oil' }))
    await got(anna.reject('shop', id, given))
    await objected((await statementOf(id)).id)
    expect(await open()).toHaveLength(1)
  })

  it('keeps a removed listing from being purged until it is answered', async () => {
    const { id } = await got<{ id: number }>(decided.removed())
    const { id: statement } = await statementOf(id)
    await objected(statement)
    const late = new Date(restorableUntil(site.clock.now).getTime() + 1)
    await purgeListings(room.db, late)
    expect(await own(id)).toMatchObject({ state: 'removed' })
    await got(answer(statement, { outcome: 'reversed' }))
    expect(await own(id)).toMatchObject({ state: 'approved', removal: null })

    const other = await got<{ id: number }>(decided.removed())
    const { id: second } = await statementOf(other.id)
    await objected(second)
    await got(answer(second, kept))
    await purgeListings(room.db, late)
    expect(await own(other.id)).toBeUndefined()
  })
})

describe('an answer', () => {
  it.each([
    ['rejected', decided.rejected, 'Your listing is public now.'],
    ['unpublished', decided.unpublished, 'Your listing is public now.'],
    ['removed', decided.removed, 'Your listing is what it was before.'],
  ] as const)('that reverses what was %s gives the listing back, and is mailed', async (_, decide, told) => {
    const { id } = await got<{ id: number }>(decide())
    const { id: statement } = await statementOf(id)
    await objected(statement)
    await room.db.deleteFrom('mail_outbox').execute()
    expect(await got(answer(statement, { outcome: 'reversed' }))).toMatchObject({ text: words, outcome: 'reversed', answer: null })
    expect(await own(id)).toMatchObject({ state: 'approved', removal: null })
    expect(await open()).toEqual([])
    const [mail, ...others] = await mailsTo(people.maria)
    expect(others).toEqual([])
    for (const part of ['The decision is reversed', told, words, `/shops/${id}`]) expect(inOneLine(mail)).toContain(part)
  })

  it('that reverses the rejection of a change publishes it', async () => {
    const id = await withRejectedChange()
    const { id: statement } = await statementOf(id)
    await objected(statement)
    await got(answer(statement, { outcome: 'reversed', answer: 'You are right.' }))
    expect(await own(id)).toMatchObject({ title: 'Soap and oil', state: 'approved', change: null })
  })

  it('that keeps the decision has reasons, which its author reads and gets by mail', async () => {
    const { id, statement } = await rejected()
    await objected(statement)
    await room.db.deleteFrom('mail_outbox').execute()
    expect(await refused(answer(statement, { outcome: 'kept' }))).toMatchObject({ status: 400, type: 'invalid-request' })
    expect((await answer(statement, kept)).headers).not.toHaveProperty('x-decision')
    expect((await statementOf(id)).objection).toMatchObject(kept)
    const [mail] = await mailsTo(people.maria)
    for (const part of ['The decision is kept', kept.answer, words, 'EETT']) expect(inOneLine(mail)).toContain(part)
    expect(await refused(answer(statement, { outcome: 'reversed' }))).toMatchObject({ status: 404, type: 'unknown-objection' })
    expect((await auditEntries(room.db))[0]).toMatchObject({
      action: 'objection-kept', actor: 'eleni', listing: { id }, after: { answer: kept.answer },
    })
    const history = await got<{ action: string; reason: string | null }[]>(maria.get(`/api/my/listings/${id}/history`))
    expect(history[0]).toMatchObject({ action: 'objection-kept', reason: kept.answer })
  })

  it('is not given by who decided, unless nobody else is there', async () => {
    const { statement } = await rejected()
    await objected(statement)
    expect((await open(anna)).map(({ isForOthers }) => isForOthers)).toEqual([true])
    expect((await open(eleni)).map(({ isForOthers }) => isForOthers)).toEqual([false])
    for (const body of [kept, { outcome: 'reversed' }]) {
      expect(await refused(answer(statement, body, anna))).toMatchObject({ status: 409, type: 'own-decision' })
    }
    await room.db.updateTable('user').set({ enabled: false }).where('username', 'not in', ['maria', 'anna']).execute()
    expect((await open(anna)).map(({ isForOthers }) => isForOthers)).toEqual([false])
    await got(answer(statement, kept, anna))
  })

  it('is not given by a moderator who objects', async () => {
    const { id } = await got(anna.submit('shop', soap))
    await got(eleni.reject('shop', id, given))
    const [mine] = await got<Own[]>(anna.get('/api/my/listings'))
    const statement = mine?.statement?.id ?? 0
    await objected(statement, words, anna)
    expect(await refused(answer(statement, { outcome: 'reversed' }, anna))).toMatchObject({ type: 'own-decision' })
  })

  it('is undone with the reversal, and nobody is told', async () => {
    const { id, statement } = await rejected()
    await objected(statement)
    await room.db.deleteFrom('mail_outbox').execute()
    const { headers } = await answer(statement, { outcome: 'reversed' })
    await got(eleni.undo(String(headers['x-decision'])))
    expect(await own(id)).toMatchObject({ state: 'rejected', statement: { id: statement, objection: { outcome: null, answer: null } } })
    expect((await open()).map((each) => each.statement.id)).toEqual([statement])
    expect(await mailsTo(people.maria)).toEqual([])
  })

  it('is given once by two who answer at the same time', async () => {
    const { statement } = await rejected()
    await objected(statement)
    const statuses = await Promise.all([answer(statement, kept), answer(statement, { outcome: 'reversed' }, admin)])
    expect(statuses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
  })
})

describe('an objection to the disabling of an account', () => {
  /** A disabled member with a public shop, and the secret of the link in the mail about it. */
  async function disabled(): Promise<{ member: Member; shop: number; token: string }> {
    const member = await insertMember(room.db)
    const { id: shop } = await got(callsOf(site, member.username).submit('shop', soap))
    await got(anna.approve('shop', shop))
    await got(admin.put(`/api/users/${member.id}/disabled`, given))
    const [mail] = (await mailsTo(member)).filter((text) => text.includes('#/objection'))
    return { member, shop, token: /#\/objection\?token=([\w-]{43})/.exec(mail ?? '')?.[1] ?? '' }
  }
  const send = (token: string, text = words) => post(site, '/api/objections', { token, text })
  const read = async (token: string) =>
    (await site.app.inject({ method: 'POST', url: '/api/objections/link', payload: { token } })).json<Statement>()

  it('is sent with the link of the mail, and read by administrators only', async () => {
    const { member, shop, token } = await disabled()
    expect(await read(token)).toMatchObject({ measure: 'disabled', facts: given.reason })
    expect(await send(token)).toMatchObject({ status: 200 })
    expect(await read(token)).toMatchObject({ objection: { text: words, outcome: null } })
    expect(await open(eleni)).toEqual([])
    await insertMember(room.db, { username: 'second', role: 'ROLE_ADMIN' })
    const second = callsOf(site, 'second')
    const [listed] = await open(second)
    expect(listed).toMatchObject({ listing: null, username: member.username, isForOthers: false })
    const statement = listed?.statement.id ?? 0
    expect(await refused(answer(statement, { outcome: 'reversed' }, eleni))).toMatchObject({ status: 403, type: 'not-allowed' })
    expect(await refused(answer(statement, kept, eleni))).toMatchObject({ status: 403, type: 'not-allowed' })
    expect(await refused(answer(statement, kept, admin))).toMatchObject({ status: 409, type: 'own-decision' })
    await room.db.deleteFrom('mail_outbox').execute()
    await got(answer(statement, { outcome: 'reversed' }, second))
    expect((await site.app.inject({ url: `/api/shops/${shop}` })).statusCode).toBe(200)
    const [mail] = await mailsTo(member)
    for (const part of ['You can log in again', words, '#/login']) expect(inOneLine(mail)).toContain(part)
    expect(await refusal(site, '/api/objections/link', { token })).toMatchObject({ type: 'unknown-link' })
  })

  it('is refused with a link that is unknown or expired, or whose address was given up', async () => {
    const { member, token } = await disabled()
    const unknown = { token: 'a'.repeat(43), text: words }
    expect(await refusal(site, '/api/objections', unknown)).toMatchObject({ status: 400, type: 'unknown-link' })
    const now = site.clock.now
    site.clock.now = new Date(now.getTime() + 184 * 86_400_000)
    expect(await refusal(site, '/api/objections', { token, text: words })).toMatchObject({ type: 'unknown-link' })
    site.clock.now = now
    await revokeLinksToAddress(room.db, member.id)
    expect(await refusal(site, '/api/objections', { token, text: words })).toMatchObject({ type: 'unknown-link' })
  })
})
