/** The languages of answers, mails, accounts and listings. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { callsOf, got, type Got } from '../support/calls/listing-calls.ts'
import { insertMember } from '../support/listings/members.ts'
import { insertApproved, startTestApp, type TestApp } from '../support/servers/test-app.ts'

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

describe('an answer', () => {
  const refused = async (headers: Record<string, string>) => {
    const answer = await site.app.inject({ url: '/api/shops/0', headers: { accept: 'application/json', ...headers } })
    return { ...answer.json<{ title: string }>(), headers: answer.headers }
  }

  it('is in English without Accept-Language', async () => {
    const { title, headers } = await refused({})
    expect([title, headers['content-language']]).toEqual(['Invalid request', 'en'])
  })

  it('is in Greek for a reader of Greek, and says so', async () => {
    const { title, headers } = await refused({ 'accept-language': 'el-GR,el;q=0.9' })
    expect(title).toBe('Μη έγκυρο αίτημα')
    expect(headers).toMatchObject({ 'content-language': 'el' })
    expect(String(headers.vary).split(', ')).toContain('Accept-Language')
  })

  it('of a sentence is in the language of its reader', async () => {
    const sentence = async (headers: Record<string, string>) =>
      site.app.inject({ method: 'POST', url: '/auth/password/forgot', payload: { email: 'nobody@private.test' }, headers })
    expect((await sentence({})).body).toBe('If this address belongs to an account, a link is on its way.')
    const greek = await sentence({ 'accept-language': 'el' })
    expect([greek.body, greek.headers['content-language']]).toEqual([
      'Αν αυτή η διεύθυνση ανήκει σε λογαριασμό, θα λάβεις έναν σύνδεσμο.', 'el',
    ])
    expect(String(greek.headers.vary).split(', ')).toContain('Accept-Language')
  })

  it('with listings is the same for all readers', async () => {
    const [english, greek] = await Promise.all(['en', 'el'].map((language) =>
      site.app.inject({ url: '/api/shops/approved', headers: { 'accept-language': language } })))
    expect(greek?.body).toBe(english?.body)
    expect(String(greek?.headers.vary)).not.toContain('Accept-Language')
  })
})

describe('the default language of a site', () => {
  let greek: TestApp
  const headersOf = async (url: string, headers: Record<string, string> = {}) => (await greek.app.inject({ url, headers })).headers
  const languageOf = async (...request: Parameters<typeof headersOf>) => (await headersOf(...request))['content-language']

  beforeAll(async () => {
    greek = await startTestApp(database.db, { environment: { DEFAULT_LANGUAGE: 'el', RATE_LIMIT_SCALE: '1000' } })
  })

  it.each([['no language', undefined], ['all languages', '*'], ['a language that it does not have', 'de-DE, fr;q=0.5']])(
    'is that of answers, pages and feeds for a reader who asks for %s',
    async (_name, wanted) => {
      const headers: Record<string, string> = wanted === undefined ? {} : { 'accept-language': wanted }
      expect(await languageOf('/api/shops/0', headers)).toBe('el')
      expect(await languageOf('/embed', headers)).toBe('el')
      const { body } = await greek.app.inject({ url: '/feeds/shops.atom', headers })
      expect(body).toContain('xml:lang="el"')
      const { language } = await got<{ language: string }>(greek.app.inject({ url: '/feeds/shops.json', headers }))
      expect(language).toBe('el')
    },
  )

  it('is not that of a reader who asks for another', async () => {
    const headers = { 'accept-language': 'en' }
    expect(await languageOf('/api/shops/0', headers)).toBe('en')
    expect(await languageOf('/embed', headers)).toBe('en')
    expect(await languageOf('/embed?lang=en')).toBe('en')
    expect((await greek.app.inject('/feeds/shops.atom?lang=en')).body).toContain('xml:lang="en"')
  })

  it('is that of the page of an unknown listing, while the page and the picture of a known one are in its own', async () => {
    expect(await languageOf('/shops/4000-jars')).toBe('el')
    const id = await insertApproved(database.db, { type: 'shop', title: 'Jars', description: 'Refill.' })
    for (const address of [`/shops/${id}-jars`, `/shops/${id}-jars.png`]) expect(await languageOf(address), address).toBe('en')
  })
})

describe('the names of cities in an answer', () => {
  const cityOf = async (url: string) => (await got<{ city: string; name?: string }[]>(site.app.inject({ url })))[0]
  const from = '2026-10-07'
  let event = 0

  beforeAll(async () => {
    event = await insertApproved(database.db, { type: 'event', title: 'Walk', city: 'Chania', startDate: from })
    await insertApproved(database.db, { type: 'dine', title: 'Soup', city: null })
    await insertApproved(database.db, { type: 'dine', title: 'Stew', city: 'e-shop' })
  })

  it.each([
    ['', 'Chania'],
    ['cityLanguage=en', 'Chania'],
    ['cityLanguage=el', 'Χανιά'],
  ])('are in the language that is asked for: %s', async (language, city) => {
    expect(await cityOf(`/api/events/approved?${language}`)).toMatchObject({ city })
    expect(await cityOf(`/api/events/approved?limit=1&expand=days&city=Chania&${language}`)).toMatchObject({ city })
    expect(await got(site.app.inject({ url: `/api/events/${event}?${language}` }))).toMatchObject({ city })
    const days = await got<{ events: object[] }>(site.app.inject({ url: `/api/events/days?from=${from}&to=${from}&${language}` }))
    expect(days.events).toMatchObject([{ city }])
  })

  it('stand beside the stored names of towns, which a filter takes', async () => {
    expect(await cityOf(`/api/events/towns?from=${from}`)).toEqual({ city: 'Chania', count: 1 })
    expect(await cityOf(`/api/events/towns?from=${from}&cityLanguage=el`)).toEqual({ city: 'Chania', name: 'Χανιά', count: 1 })
  })

  it('are null where a listing has no city, and those of no town are kept', async () => {
    const dining = await got<{ city: string | null }[]>(site.app.inject({ url: '/api/dine/approved?cityLanguage=el' }))
    expect(dining.map(({ city }) => city)).toEqual([null, 'e-shop'])
  })

  it('are refused in an unknown language', async () => {
    expect((await site.app.inject({ url: '/api/dine/approved?cityLanguage=de' })).statusCode).toBe(400)
  })
})

describe('the language of an account', () => {
  it('is English at first, which nobody has chosen, and can be changed', async () => {
    const url = '/api/my/language'
    expect(await got(mine.get(url))).toEqual({ language: 'en', isChosen: false })
    expect(await got(mine.put(url, { language: 'el' }))).toEqual({ language: 'el', isChosen: true })
    expect(await got(mine.get(url))).toEqual({ language: 'el', isChosen: true })
    expect((await mine.put(url, { language: 'de' })).statusCode).toBe(400)
  })
})

describe('the language of a listing', () => {
  const greek = { title: 'Καθαρισμός', description: 'Στην παραλία.' }
  const translated = { translatedTitle: 'Cleanup', translatedDescription: 'At the beach.' }

  it('is told by its letters, or by its author', async () => {
    expect(await got(mine.submit('shop', greek))).toMatchObject({ language: 'el', translatedTitle: null })
    expect(await got(mine.submit('shop', { ...greek, language: '' }))).toMatchObject({ language: 'el' })
    const latin = { title: 'Katharismos', description: 'Paralia', language: 'el' }
    expect(await got(mine.submit('shop', latin))).toMatchObject({ language: 'el' })
  })

  it('stays with its translation if a client edits it that does not know them', async () => {
    const { id } = await got<Got>(mine.submit('shop', { ...greek, ...translated }))
    const edited = await got(admins.edit('shop', id, { title: 'Cleanup (new)', description: 'Soon' }))
    expect(edited).toMatchObject({ title: 'Cleanup (new)', language: 'el', ...translated })
    const nothing = { language: null, translatedTitle: '', translatedDescription: null }
    const cleared = await got(admins.edit('shop', id, { title: 'Swap', description: 'Soon', ...nothing }))
    expect(cleared).toMatchObject({ language: 'en', translatedTitle: null, translatedDescription: null })
  })
})
