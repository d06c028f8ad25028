/** The calls of section 7 of the specification, in its order, by a client that uses nothing else. */
import { beforeAll, describe, expect, it } from 'vitest'
import { listingTypes, type Listing, type ListingType } from '../../domain/listing/listing.ts'
import type { Database } from '../../server/database/open-database.ts'
import { issueLinkToken } from '../../server/store/account/account-tokens.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { pathOf } from '../support/calls/listing-calls.ts'
import { insertMember } from '../support/listings/members.ts'
import { jsonOf, plainClient, textOf, type PlainCall } from '../support/calls/plain-client.ts'
import { queuedMails } from '../support/calls/queued-mails.ts'
import { startTestApp, type TestApp } from '../support/servers/test-app.ts'

let database: Database
let site: TestApp
let call: PlainCall
let admin: string
let member: string

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  call = plainClient(await site.app.listen({ host: '127.0.0.1', port: 0 }))
  admin = await tokenOf(await insertMember(database.db, { role: 'ROLE_ADMIN' }))
  member = await tokenOf(await insertMember(database.db))
})

async function tokenOf({ username, password }: { readonly username: string; readonly password: string }): Promise<string> {
  return (await jsonOf<{ token: string }>(call('POST', '/auth/login', { body: { username, password } }))).token
}

const types = listingTypes.map((type) => ({ type, list: pathOf[type] }))
const tags: Readonly<Record<ListingType, string>> = { event: 'Cleanup', volunteer: 'Birds', shop: 'Food', dine: 'Vegan' }

/** The body that the form sends. Only events have dates and a cost. */
function post(type: ListingType, title: string): object {
  const event = type === 'event' ? { startDate: '2027-04-22', endDate: '2027-04-23', cost: 2.5 } : {}
  const place = { link: 'https://example.org', address: 'Ermou 1', tags: [{ name: tags[type] }], city: 'Athens' }
  return { title, description: 'Bring\ngloves.', ...event, ...place, approved: false }
}

const created = (type: ListingType, title: string) =>
  jsonOf<Listing>(call('POST', `/api/${pathOf[type]}`, { token: member, body: post(type, title) }))
const approve = ({ id }: Listing, type: ListingType) => call('PUT', `/api/${pathOf[type]}/${id}/approve`, { token: admin })
const idsOf = async (path: string, token = '') => (await jsonOf<Listing[]>(call('GET', path, { token }))).map(({ id }) => id)

/** The fields of answers that are not in the specification. */
const wording = { language: 'en', translatedTitle: null, translatedDescription: null }
const additionalOf = (type: ListingType) => ({ ...wording, ...(type === 'event' && { startTime: null, endTime: null }) })

describe('POST /auth/login', () => {
  it('returns a token whose payload has subject and role', async () => {
    const token = await tokenOf(await insertMember(database.db, { username: 'katerina_K-1', role: 'ROLE_ADMIN' }))
    expect(JSON.parse(atob(token.split('.')[1] ?? ''))).toMatchObject({ sub: 'katerina_K-1', role: 'ROLE_ADMIN' })
  })

  it('fails with a wrong password and returns a sentence', async () => {
    const answer = await call('POST', '/auth/login', { body: { username: 'nobody', password: 'private-guess' } })
    expect(answer).toEqual({ ok: false, status: 401, mediaType: 'text/plain', text: 'Wrong password.' })
  })
})

describe('POST /auth/register and GET /api/email-verification/confirm', () => {
  it('create a member who can log in after both', async () => {
    const body = { username: 'anna', email: 'anna@private.test', password: 'private-olives-and-thyme' }
    expect(await textOf(call('POST', '/auth/register', { body }))).toMatch(/^Registration successful! /)
    const credentials = { username: 'anna', password: body.password }
    expect(await call('POST', '/auth/login', { body: credentials })).toMatchObject({ ok: false, status: 403 })
    const { id } = await database.db.selectFrom('sign_up').select('id').where('username', '=', 'anna').executeTakeFirstOrThrow()
    const link = await issueLinkToken(database.db, 'verification', id, site.clock.now)
    expect(await textOf(call('GET', `/api/email-verification/confirm?token=${link}`))).toMatch(/^\w.+\.$/)
    expect(await tokenOf(credentials)).toBeTruthy()
  })
})

describe('POST /api/contact', () => {
  it('returns text', async () => {
    const body = { name: 'Άννα', email: 'anna@private.test', subject: 'Hello', message: 'private-words' }
    expect(await textOf(call('POST', '/api/contact', { body }))).toBe('Message sent successfully!')
    expect(await queuedMails(database.db)).toContainEqual({ kind: 'contact', ...body })
  })
})

describe('POST /auth/password/forgot and /auth/password/reset', () => {
  it('return text, and the new password works', async () => {
    const { id, username, email } = await insertMember(database.db)
    expect(await textOf(call('POST', '/auth/password/forgot', { body: { email } }))).toMatch(/^\w.+\.$/)
    const token = await issueLinkToken(database.db, 'reset', id, site.clock.now)
    const newPassword = 'private-mountain-tea'
    expect(await textOf(call('POST', '/auth/password/reset', { body: { token, newPassword } }))).toMatch(/^\w.+\.$/)
    expect(await tokenOf({ username, password: newPassword })).toBeTruthy()
  })
})

describe.each(types)('the lists of $list', ({ type, list }) => {
  it('contain approved listings for everybody, and unapproved ones for administrators', async () => {
    const [waiting, approved] = [await created(type, 'Pending'), await created(type, 'Approved')]
    await approve(approved, type)
    expect(await idsOf(`/api/${list}/approved`)).toEqual(expect.arrayContaining([approved.id]))
    expect(await idsOf(`/api/${list}/approved`)).not.toContain(waiting.id)
    expect(await idsOf(`/api/${list}/unapproved`, admin)).toContain(waiting.id)
    expect(await idsOf(`/api/${list}/unapproved`, admin)).not.toContain(approved.id)
    const refused = await call('GET', `/api/${list}/unapproved`)
    expect(refused).toMatchObject({ ok: false, status: 401, mediaType: 'text/plain', text: expect.stringMatching(/^\w.+\.$/) })
  })

  it('are complete, and their listings have the specified fields', async () => {
    for (let count = 0; count < 12; count += 1) await approve(await created(type, `Twelve ${count}`), type)
    const found = await jsonOf<Listing[]>(call('GET', `/api/${list}/approved`))
    expect(found.filter(({ title }) => title.startsWith('Twelve'))).toHaveLength(12)
    const first = found.find(({ title }) => title === 'Twelve 0')
    expect(first).toEqual({ id: expect.any(Number), ...post(type, 'Twelve 0'), ...additionalOf(type), approved: true })
  })
})

describe.each(types)('PUT and DELETE of $list', ({ type, list }) => {
  it('approve a listing without a body', async () => {
    const waiting = await created(type, 'Pending')
    expect(await approve(waiting, type)).toMatchObject({ ok: true })
    expect(await idsOf(`/api/${list}/approved`)).toContain(waiting.id)
  })

  it('delete a listing without a body', async () => {
    const [waiting, approved] = [await created(type, 'Pending'), await created(type, 'Approved')]
    await approve(approved, type)
    for (const { id } of [waiting, approved]) {
      expect(await call('DELETE', `/api/${list}/${id}`, { token: admin })).toMatchObject({ ok: true })
    }
    expect(await idsOf(`/api/${list}/approved`)).not.toContain(approved.id)
    expect(await idsOf(`/api/${list}/unapproved`, admin)).not.toContain(waiting.id)
  })

  it('edit a listing of any type with all fields, and return the updated listing', async () => {
    const before = await created(type, 'Before')
    await approve(before, type)
    const place = { link: 'example.org/new', city: 'Πάτρα', address: 'Maizonos 2', tags: [{ name: tags[type] }] }
    const body = { title: 'After', description: 'New.', startDate: '2027-05-01', endDate: '2027-05-02', cost: '7.50', ...place }
    const after = await jsonOf<Listing>(call('PUT', `/api/${list}/${before.id}`, { token: admin, body }))
    const event = type === 'event' ? { startDate: '2027-05-01', endDate: '2027-05-02', cost: 7.5 } : {}
    const storedPlace = { ...place, link: 'https://example.org/new', city: 'Patras' }
    const sent = { title: 'After', description: 'New.', ...event, ...storedPlace }
    expect(after).toEqual({ id: before.id, ...sent, ...additionalOf(type), approved: true })
    expect(await jsonOf<Listing[]>(call('GET', `/api/${list}/approved`))).toContainEqual(after)
  })

  it('edit a listing with empty strings for absent fields', async () => {
    const { id } = await created(type, 'Before')
    const blanks = { startDate: '', endDate: '', cost: '', link: '', city: '', address: '', tags: [] }
    const after = await jsonOf<Listing>(call('PUT', `/api/${list}/${id}`, { token: admin, body: { title: 'After', description: 'New.', ...blanks } }))
    const event = type === 'event' ? { startDate: null, endDate: null, cost: null } : {}
    const absent = { link: null, city: null, address: null, tags: [] }
    expect(after).toEqual({ id, title: 'After', description: 'New.', ...event, ...absent, ...additionalOf(type), approved: false })
  })
})

describe('GET /api/users and PUT /api/users/{id}/toggle-enabled', () => {
  it('list users, and disable and enable one', async () => {
    const { id, username, email } = await insertMember(database.db)
    const user = { id, username, email, enabled: true }
    expect(await jsonOf(call('GET', '/api/users', { token: admin }))).toContainEqual(expect.objectContaining(user))
    for (const enabled of [false, true]) {
      expect(await jsonOf(call('PUT', `/api/users/${id}/toggle-enabled`, { token: admin }))).toMatchObject({ ...user, enabled })
    }
  })
})

describe.each(types)('POST /api/$list', ({ type, list }) => {
  it('submits a pending listing, even with `approved: true` in the body', async () => {
    const body = { ...post(type, 'New'), approved: true }
    const answer = await jsonOf<Listing>(call('POST', `/api/${list}`, { token: member, body }))
    expect(answer).toEqual({ id: expect.any(Number), ...post(type, 'New'), ...additionalOf(type) })
    expect(await idsOf(`/api/${list}/unapproved`, admin)).toContain(answer.id)
  })

  it('submits a listing without optional fields', async () => {
    const body = { title: 'Least', description: 'Little.', approved: false }
    expect(await jsonOf(call('POST', `/api/${list}`, { token: member, body }))).toMatchObject(body)
  })

  it('fails without a token and returns a sentence', async () => {
    const answer = await call('POST', `/api/${list}`, { body: post(type, 'New') })
    expect(answer).toMatchObject({ ok: false, status: 401, mediaType: 'text/plain', text: expect.stringMatching(/^\w.+\.$/) })
  })
})

describe('GET /greekCities.json', () => {
  it('is a list of cities with an id and a name per language', async () => {
    const cities = await jsonOf<unknown[]>(call('GET', '/greekCities.json'))
    expect(cities).toContainEqual({ id: expect.any(Number), name: { en: 'Athens', el: 'Αθήνα' } })
  })
})
