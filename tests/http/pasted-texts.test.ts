/** Texts as they are pasted from spreadsheets, slides, PDF and phones: the server removes what nobody can see, wherever a text comes in. */
import { beforeAll, describe, expect, it } from 'vitest'
import { listingTypes } from '../../domain/listing.ts'
import type { Database } from '../../server/database/open-database.ts'
import { loggedIn, post, refusal } from '../support/auth-calls.ts'
import { cheapHash } from '../support/cheap-hash.ts'
import { createTestDatabase } from '../support/database.ts'
import { callsOf, got } from '../support/listing-calls.ts'
import { insertMember } from '../support/members.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let database: Database
let site: TestApp
let mine: ReturnType<typeof callsOf>
let admins: ReturnType<typeof callsOf>

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  await insertMember(database.db, { username: 'maria' })
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  mine = callsOf(site, 'maria')
  admins = callsOf(site, 'admin')
})

const pasted = {
  title: '\u202DSeed\u00AD swap\u202C\0\u200B', description: '\uFEFFBring\vseeds.\u2028And\u0085pots\f\u0007 👨‍👩‍👧\u2060',
  address: '\u2068Port\u2069\u20293', link: '\u202Aexample.org\u202C', translatedTitle: '\u200EΣπόροι\tκαι\u000Bγλάστρες',
  translatedDescription: 'Φέρε\u2028σπόρους\u001F.',
}
const stored = {
  title: 'Seed swap', description: 'Bring\nseeds.\nAnd\npots\n 👨‍👩‍👧', address: 'Port\n3', link: 'https://example.org',
  translatedTitle: 'Σπόροι και γλάστρες', translatedDescription: 'Φέρε\nσπόρους.',
}

describe('a listing', () => {
  it.each(listingTypes)('of type %s has what is seen, submitted, edited and sent again', async (type) => {
    const { id, ...rest } = await got(mine.submit(type, pasted))
    expect(rest).toMatchObject(stored)
    expect(await got(admins.edit(type, id, { ...pasted, title: 'Sw\u200Bap' }))).toMatchObject({ ...stored, title: 'Swap' })
    await got(admins.reject(type, id, { reason: '\u202DIn which\u2028town\0?\u202C' }))
    const own = await got<{ id: number; rejectionReason: string }[]>(mine.get('/api/my/listings'))
    expect(own.find((listing) => listing.id === id)?.rejectionReason).toBe('In which\ntown?')
    expect(await got(mine.resubmit(id, pasted))).toMatchObject(stored)
  })

  it('is measured by what is seen', async () => {
    const [title, address] = ['🌿'.repeat(140), 'a'.repeat(200)]
    const sent = { ...pasted, title: `${title}${'\u200B'.repeat(300)}`, address: `${'\u00AD'.repeat(300)}${address}` }
    expect(await got(mine.submit('shop', sent))).toMatchObject({ title, address })
  })
})

it('a contact message has what is seen, and a name that is seen as another one is refused', async () => {
  const message = {
    name: '\u202DEleni\u200B\u202C', email: '\u200Eeleni@example.org', subject: 'A\tbe\u00ADach', message: 'Hello\vyou\u2028all\0',
  }
  expect(await post(site, '/api/contact', message)).toMatchObject({ status: 200 })
  const seen = { name: 'Eleni', email: 'eleni@example.org', subject: 'A beach', message: 'Hello\nyou\nall' }
  expect(await queuedMails(database.db)).toContainEqual({ kind: 'contact', ...seen })
  const refused = await refusal(site, '/api/contact', { ...message, name: 'nimda \u202E' })
  expect(refused).toMatchObject({ status: 400, detail: 'name: It must not contain invisible marks that change the order of its letters.' })
})

describe('an account', () => {
  const registration = { username: 'petros', email: 'petros@example.org', password: 'olives-and-thyme-77' }

  it('is found by what is seen of its name and address', async () => {
    const typed = { ...registration, username: '\u202Dpet\u200Bros\u202C', email: 'petros@exam\u00ADple.org\uFEFF' }
    expect(await post(site, '/auth/register', typed)).toMatchObject({ status: 200 })
    const users = await database.db.selectFrom('sign_up').select(['username', 'email']).execute()
    expect(users).toContainEqual({ username: 'petros', email: 'petros@example.org' })
    expect(await post(site, '/auth/password/forgot', { email: '\u200Epetros@example.org' })).toMatchObject({ status: 200 })
    expect(await post(site, '/auth/verification/resend', { username: '\u2066petros\u2069' })).toMatchObject({ status: 200 })
  })

  it('that is seen as another one is refused', async () => {
    const detail = 'username: It must not contain invisible marks that change the order of its letters.'
    for (const username of ['\u202Enimda', 'pe\u2066tros\u2069']) {
      expect(await refusal(site, '/auth/register', { ...registration, username })).toMatchObject({ status: 400, detail })
      expect(await refusal(site, '/auth/login', { username, password: 'x' })).toMatchObject({ status: 400, detail })
    }
  })

  it('keeps each character of its password', async () => {
    await insertMember(database.db, { username: 'nikos', password_hash: await cheapHash('olives\u200Band-thyme') })
    expect(await refusal(site, '/auth/login', { username: 'nikos', password: 'olivesand-thyme' })).toMatchObject({ status: 401 })
    expect(await loggedIn(site, { username: '\u202Dnikos\u202C', password: 'olives\u200Band-thyme' })).toMatch(/^ey/)
  })
})

it('searches find what is seen', async () => {
  const shop = await got(mine.submit('shop', { title: 'Jars', description: 'By weight.' }))
  await got(admins.approve('shop', shop.id))
  const found = (await site.app.inject(`/api/search?q=${encodeURIComponent('\u202Dja\u00ADrs\u202C\u0007')}`)).json<{ shop: { total: number } }>()
  expect(found.shop.total).toBe(1)
  const users = await got<{ username: string }[]>(admins.get(`/api/users?q=${encodeURIComponent('\u200Emar\u200Bia\u0001')}`))
  expect(users.map(({ username }) => username)).toEqual(['maria'])
})
