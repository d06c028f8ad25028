/** Texts as they are pasted from spreadsheets, slides, PDF and phones: the server removes what nobody can see, wherever a text comes in. */
import { beforeAll, describe, expect, it } from 'vitest'
import { listingTypes } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { loggedIn, post, refusal } from '../../support/calls/auth-calls.ts'
import { cheapHash } from '../../support/listings/cheap-hash.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

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

describe('the names of a town, a tag, a region, a day and a time', () => {
  const marked = (name: string) => `\u202A\u200B${name.charAt(0)}\u00AD${name.slice(1)}\u202C\uFEFF`
  const around = (name: string) => `\u00A0${name}\u2028`

  it.each([['marks', marked], ['white space', around]])('are read without the %s that were pasted with them', async (_, pastedAs) => {
    const sent = {
      title: 'Beach day', description: 'Bring bags.', city: pastedAs('Αθήνα'), tags: [{ name: pastedAs('Cleanup') }],
      startDate: pastedAs('2099-04-22'), endDate: pastedAs('2099-04-23'), startTime: pastedAs('10:00'), endTime: pastedAs('13:30'),
      cost: pastedAs('7.50'),
    }
    const event = await got(mine.submit('event', sent))
    const days = { startDate: '2099-04-22', endDate: '2099-04-23', startTime: '10:00', endTime: '13:30' }
    expect(event).toMatchObject({ ...days, city: 'Athens', tags: [{ name: 'Cleanup' }], cost: 7.5 })
    await got(admins.approve('event', event.id))
    const wanted = { city: 'Athens', region: 'attica', tag: 'Cleanup', from: '2099-04-01', to: '2099-05-01' }
    for (const names of [['city', 'tag', 'from', 'to'], ['region', 'tag']] as const) {
      const query = new URLSearchParams(names.map((name) => [name, pastedAs(wanted[name])]))
      const answer = await site.app.inject(`/api/events/approved?${query}`)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json<{ id: number }[]>().map(({ id }) => id)).toContain(event.id)
    }
  })

  it('are refused as before if they name nothing', async () => {
    const refused = await mine.submit('event', { title: 'A', description: 'B', city: '\u200BAtlantis' })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('There is no city \\"Atlantis\\".')
    for (const query of ['city=%E2%80%8B', 'tag=%E2%80%8BFoo', 'region=%E2%80%8Batlantis', 'from=%E2%80%8B2027-13-01']) {
      expect((await site.app.inject(`/api/events/approved?${query}`)).statusCode, query).toBe(400)
    }
  })
})

describe('an account with white space around its name and address', () => {
  const registration = { username: 'giorgos', email: 'giorgos@example.org', password: 'olives-and-thyme-77' }

  it.each(['\u00A0', '\u2028', '\u2029', ' ', '\t', '\u3000'])('such as %j is that without it', async (space) => {
    const name = `giorgos-${space.charCodeAt(0)}`
    const typed = { ...registration, username: `${space}${name}${space}`, email: `${space}${name}@example.org${space}\u200B` }
    expect(await post(site, '/auth/register', typed)).toMatchObject({ status: 200 })
    const users = await database.db.selectFrom('sign_up').select(['username', 'email']).execute()
    expect(users).toContainEqual({ username: name, email: `${name}@example.org` })
  })

  it('is refused with a line break, and with white space or marks inside', async () => {
    for (const username of ['giorgos\n', 'gior\u2028gos', 'gior\u00A0gos', 'gior\u202Egos', '\u202Egiorgos\u202C']) {
      expect(await refusal(site, '/auth/register', { ...registration, username })).toMatchObject({ status: 400 })
    }
  })
})
