/** The pictures of listings, which messengers show beside a link, over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

const address = 'https://prasino.example'

let database: Database
let site: TestApp
let admins: ReturnType<typeof callsOf>
let beach = 0

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { PUBLIC_URL: address } })
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  admins = callsOf(site, 'admin')
  beach = await insertApproved(database.db, {
    type: 'event', title: 'Beach cleanup', description: 'Bring gloves.', city: 'Chania',
    startDate: '2026-11-28', endDate: '2026-11-29', cost: 0,
  })
})

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url: url.replace(address, ''), headers })

/** The address of the picture that the page names. */
async function pictureOf(path: string): Promise<string> {
  const { body } = await get(path)
  const named = /<meta property="og:image" content="([^"]+)">/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(body).toContain(`<meta name="twitter:image" content="${named.replaceAll('&', '&amp;')}">`)
  return named
}

const beachPath = (query: string) => `/events/${beach}-beach-cleanup${query}`

describe('a page, its preview and its picture', () => {
  const translated = { translatedTitle: 'Beach walk', translatedDescription: 'Along the sea.' }
  const listings = {
    greek: { type: 'event', title: 'Περίπατος', description: 'Δίπλα στη θάλασσα.', startDate: '2026-11-28' },
    both: { type: 'event', title: 'Περίπατος', description: 'Δίπλα στη θάλασσα.', startDate: '2026-11-28', ...translated },
    english: { type: 'shop', title: 'Jars', description: 'Refill.', city: 'e-shop' },
  } as const
  const ids: Partial<Record<keyof typeof listings, number>> = {}

  interface Sample {
    readonly reader: Record<string, string>
    /** The language of every page; null for a reader without one, whose pages are in that of their preview. */
    readonly page: string | null
    readonly greek: string
    readonly both: string
    readonly english: string
  }

  beforeAll(async () => {
    for (const [name, listing] of Object.entries(listings)) {
      ids[name as keyof typeof listings] = await insertApproved(database.db, listing)
    }
  })

  it.each<Sample>([
    { reader: {}, page: null, greek: 'el', both: 'el', english: 'en' },
    { reader: { 'accept-language': 'en-US,en;q=0.9' }, page: 'en', greek: 'el', both: 'en', english: 'en' },
    { reader: { 'accept-language': 'de, *;q=0.5' }, page: null, greek: 'el', both: 'el', english: 'en' },
    { reader: { 'accept-language': 'el' }, page: 'el', greek: 'el', both: 'el', english: 'en' },
    { reader: { 'accept-language': 'en;q=0.5, el;q=0.8' }, page: 'el', greek: 'el', both: 'el', english: 'en' },
    { reader: { 'accept-language': 'el', 'cookie': 'language=en' }, page: 'en', greek: 'en', both: 'en', english: 'en' },
    { reader: { cookie: 'language=el' }, page: 'el', greek: 'el', both: 'el', english: 'el' },
  ])('have a preview in the language of the listing where the reader reads none that it has: $reader', async (sample) => {
    const { reader, page: ofPages, ...expected } = sample
    for (const name of ['greek', 'both', 'english', 'greek'] as const) {
      const path = name === 'english' ? `/shops/${ids[name]}` : `/events/${ids[name]}`
      const { location } = (await get(path, reader)).headers
      const page = await get(location ?? path, reader)
      const language = ofPages ?? expected[name]
      expect([name, page.headers['content-language']]).toEqual([name, language])
      expect(page.body).toMatch(new RegExp(`<h1 lang="${name === 'both' ? language : name === 'greek' ? 'el' : 'en'}">`))
      expect(page.headers.vary).toContain('Accept-Language, Cookie')
      expect(page.body).toContain(`<html lang="${language}">`)
      expect(page.body).toContain(`<meta property="og:locale" content="${expected[name] === 'el' ? 'el_GR' : 'en_GB'}">`)
      expect(page.body).toContain(`.png?lang=${expected[name]}&amp;v=`)
      const picture = await get(`${location}.png`, reader)
      expect([picture.statusCode, picture.headers['content-language']]).toEqual([200, expected[name]])
    }
  })
})

describe('the picture of a listing', () => {
  it('is at an absolute address that its page names, in the language of the page', async () => {
    const [english, greek] = [await pictureOf(beachPath('?lang=en')), await pictureOf(beachPath('?lang=el'))]
    expect(english).toMatch(new RegExp(`^${address}/events/${beach}-beach-cleanup\\.png\\?lang=en&v=[0-9a-f]{8}$`))
    const [one, other] = [await get(english), await get(greek)]
    expect([one.statusCode, other.statusCode]).toEqual([200, 200])
    expect(one.headers).toMatchObject({
      'content-type': 'image/png', 'cache-control': 'public, max-age=0, s-maxage=1', 'content-language': 'en',
    })
    expect(one.headers['content-encoding']).toBeUndefined()
    expect(other.headers['content-language']).toBe('el')
    expect(one.rawPayload.equals(other.rawPayload)).toBe(false)
    expect([one.rawPayload.readUInt32BE(16), one.rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it('is there in the ratios that search engines ask for', async () => {
    const { body } = await get(beachPath('?lang=el'))
    const [, images = '[]'] = /"image":(\[[^\]]*\])/.exec(body) ?? []
    const addresses = JSON.parse(images) as string[]
    expect(addresses).toHaveLength(3)
    const ratios = []
    for (const each of addresses) {
      const { statusCode, headers, rawPayload } = await get(each)
      expect([statusCode, headers['content-type'], headers['content-language']]).toEqual([200, 'image/png', 'el'])
      ratios.push(rawPayload.readUInt32BE(16) / rawPayload.readUInt32BE(20))
    }
    expect(ratios).toEqual([16 / 9, 4 / 3, 1])
  })

  it('is drawn once, also after a change of another listing', async () => {
    const path = await pictureOf(beachPath('?lang=en'))
    const first = await get(path)
    await insertApproved(database.db, { type: 'dine', title: 'Soup', description: 'Hot.' })
    site.clock.elapsedMs += 10_000
    const again = await get(path, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('has another address when its days change', async () => {
    const id = await insertApproved(database.db, { type: 'event', title: 'Walk', description: 'Far.', startDate: '2026-12-05', cost: 0 })
    const path = `/events/${id}-walk?lang=en`
    const before = await pictureOf(path)
    await got(admins.edit('event', id, { title: 'Walk', description: 'Far.', city: 'Chania', startDate: '2026-12-06', cost: 0 }))
    expect(await pictureOf(path)).not.toBe(before)
    expect((await get(before)).statusCode).toBe(200)
  })

  it('moves with its title', async () => {
    const { statusCode, headers } = await get(`/events/${beach}-old.png?lang=el`)
    expect([statusCode, headers.location]).toEqual([301, `/events/${beach}-beach-cleanup.png?lang=el`])
    expect((await get(`/events/${beach}-old.1x1.png`)).headers.location).toBe(`/events/${beach}-beach-cleanup.1x1.png`)
  })

  it('is negotiated without a language', async () => {
    const { headers } = await get(`/events/${beach}-beach-cleanup.png`, { cookie: 'language=el' })
    expect(headers['content-language']).toBe('el')
    expect(headers.vary).toContain('Accept-Language')
  })

  it('is as missing as the page', async () => {
    const id = await insertApproved(database.db, { type: 'shop', title: 'Soap', description: 'Clean.' })
    const pending = await insertApproved(database.db, { type: 'shop', title: 'Soap', description: 'Clean.', approved: false })
    const status = async (name: string) => (await get(`/shops/${name}.png`)).statusCode
    expect(await status(`${id}-soap`)).toBe(200)
    expect((await admins.remove('shop', id)).statusCode).toBe(200)
    expect([await status(`${id}-soap`), await status(`${pending}-soap`), await status('x'), await status(`${id}-soap.2x1`)]).toEqual([410, 404, 404, 404])
  })
})
