/** The pictures of listings, which messengers show beside a link, over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { createTestDatabase } from '../support/database.ts'
import { callsOf, got } from '../support/listing-calls.ts'
import { insertMember } from '../support/members.ts'
import { insertApproved, startTestApp, type TestApp } from '../support/test-app.ts'

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
  expect(body).toContain(`"image":"${named}"`)
  return named
}

const beachPath = (query: string) => `/events/${beach}-beach-cleanup${query}`

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
    expect([statusCode, headers.location]).toEqual([301, `${address}/events/${beach}-beach-cleanup.png?lang=el`])
  })

  it('is negotiated without a language', async () => {
    const { headers } = await get(`/events/${beach}-beach-cleanup.png`, { 'accept-language': 'el' })
    expect(headers['content-language']).toBe('el')
    expect(headers.vary).toContain('Accept-Language')
  })

  it('is as missing as the page', async () => {
    const id = await insertApproved(database.db, { type: 'shop', title: 'Soap', description: 'Clean.' })
    const pending = await insertApproved(database.db, { type: 'shop', title: 'Soap', description: 'Clean.', approved: false })
    const status = async (name: string) => (await get(`/shops/${name}.png`)).statusCode
    expect(await status(`${id}-soap`)).toBe(200)
    expect((await admins.remove('shop', id)).statusCode).toBe(200)
    expect([await status(`${id}-soap`), await status(`${pending}-soap`), await status('x')]).toEqual([410, 404, 404])
  })
})
