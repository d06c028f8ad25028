/** The pages of listings and the sitemap over HTTP. */
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
const ids: Record<string, number> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { PUBLIC_URL: address, PRODUCT_NAME: 'Leaf & Co' } })
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  admins = callsOf(site, 'admin')
  const insert = async (name: string, listing: Parameters<typeof insertApproved>[1]) => {
    ids[name] = await insertApproved(database.db, listing)
  }
  await insert('beach', {
    type: 'event', title: 'Καθαρισμός </script> παραλίας', description: 'Φέρε γάντια.\n<b>Και</b> νερό & κέφι.', city: 'Chania',
    address: 'Παραλία 3', link: 'https://beach.example/?a=1&b=2', tags: [{ name: 'Cleanup' }], startDate: '2026-11-28', endDate: '2026-11-29',
    cost: 2.5, translatedTitle: 'Beach cleanup', translatedDescription: 'Bring gloves.',
  })
  await insert('over', {
    type: 'event', title: 'Last year', description: 'It was good.', startDate: '2025-05-01', city: 'Volos',
    tags: [{ name: 'Cleanup' }],
  })
  await insert('pending', { type: 'event', title: 'Pending', description: 'Wait.', approved: false })
  await insert('shop', { type: 'shop', title: 'Jars', description: 'Refill.', city: 'e-shop', tags: [{ name: 'Zero Waste' }] })
  await insert('dine', { type: 'dine', title: 'Chickpeas', description: 'Soup.', city: 'Volos', tags: [{ name: 'Vegan' }] })
  const walk = { type: 'event', description: 'Bring tea.', startDate: '2026-12-05', cost: 0 } as const
  await insert('online', { ...walk, title: 'Seed talk', city: 'e-shop' })
  await insert('anywhere', { ...walk, title: 'Star walk', city: 'Other' })
  await insert('project', { type: 'volunteer', title: 'Count birds', description: 'At dawn.', city: 'Volos' })
})

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

/** The structured data of a page. */
function dataOf(html: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? []
  return JSON.parse(json) as Record<string, unknown>
}

describe('the page of an event', () => {
  const path = () => `/events/${ids['beach']}-katharismos-script-paralias`

  it('has all its fields, escaped, in the language of the reader', async () => {
    const { statusCode, headers, body } = await get(path(), { 'accept-language': 'el' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8', 'content-language': 'el', 'cache-control': 'public, max-age=0, s-maxage=1',
    })
    expect(headers.vary).toContain('Accept-Language')
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^style-src 'self' 'sha256-[^']+'$/), expect.stringMatching(/^script-src 'self' 'sha256-[^']+'$/),
        "frame-ancestors 'none'",
      ]),
    )
    expect(body).toContain('<html lang="el">')
    expect(body).toContain('<h1 lang="el">Καθαρισμός &lt;/script&gt; παραλίας</h1>')
    expect(body).toContain('Σάββατο 28 – Κυριακή 29 Νοεμβρίου 2026')
    for (const shown of ['Χανιά', 'Παραλία 3', 'Καθαρισμός', '2,50', 'Και&lt;/b&gt; νερό &amp; κέφι']) {
      expect(body).toContain(shown)
    }
    expect(body).toContain(
      '<a href="https://beach.example/?a=1&amp;b=2" rel="nofollow ugc noopener">https://<wbr>beach<wbr>.example/<wbr>?a=1&amp;b=2</a>',
    )
    expect(body).toContain('<dd><a href="/lists/events/in/chania?lang=el" data-screen="/#/events?city=Chania">Χανιά</a></dd>')
    expect(body).toContain('<dd><a href="/lists/events/tag/cleanup?lang=el" data-screen="/#/events?tag=Cleanup">Καθαρισμός</a></dd>')
    expect(body).toContain(`href="/events/${ids['beach']}.ics"`)
    expect(body).toContain(encodeURIComponent('Παραλία 3, Χανιά, Ελλάδα'))
    expect(body).not.toContain('Η εκδήλωση ολοκληρώθηκε.')
  })

  it('has its other text at the address of the other language', async () => {
    const { body, headers } = await get(`${path()}?lang=en`, { 'accept-language': 'el' })
    expect(body).toContain('<h1 lang="en">Beach cleanup</h1>')
    expect(body).toContain('Bring gloves.')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(body).toContain(`<link rel="canonical" href="${address}${path()}?lang=en">`)
    for (const language of ['en', 'el']) {
      expect(body).toContain(`<link rel="alternate" hreflang="${language}" href="${address}${path()}?lang=${language}">`)
    }
    expect(body).toContain(`<meta property="og:url" content="${address}${path()}?lang=en">`)
    expect(body).toContain('<meta property="og:site_name" content="Leaf &amp; Co">')
    expect(body).toContain(`<meta property="og:image" content="${address}${path()}.png?lang=en&amp;v=`)
  })

  it('says what it is by schema.org', async () => {
    const { body } = await get(`${path()}?lang=el`)
    expect(dataOf(body)).toMatchObject({
      '@context': 'https://schema.org', '@type': 'Event', 'name': 'Καθαρισμός </script> παραλίας', 'inLanguage': 'el',
      'startDate': '2026-11-28', 'endDate': '2026-11-29', 'eventStatus': 'https://schema.org/EventScheduled',
      'isAccessibleForFree': false, 'offers': { '@type': 'Offer', 'price': 2.5, 'priceCurrency': 'EUR' },
      'location': {
        '@type': 'Place', 'name': 'Χανιά',
        'address': { '@type': 'PostalAddress', 'streetAddress': 'Παραλία 3', 'addressLocality': 'Χανιά', 'addressCountry': 'GR' },
      },
    })
  })

  it('is redirected to from an old slug, and from none', async () => {
    for (const old of [`/events/${ids['beach']}`, `/events/${ids['beach']}-old-title`]) {
      const { statusCode, headers } = await get(old)
      expect([statusCode, headers.location]).toEqual([301, path()])
    }
    expect((await get(`/events/${ids['beach']}?lang=el`)).headers.location).toBe(`${path()}?lang=el`)
  })

  it('says that it is over, from the day after its last', async () => {
    const { body } = await get(`/events/${ids['over']}-last-year?lang=en`)
    expect(body).toContain('This event is over.')
    expect(body).toContain('Thursday, May 1, 2025')
  })

  it('leads to similar events when it is over, and to no calendar', async () => {
    const { body } = await get(`/events/${ids['over']}-last-year?lang=en`)
    expect(body).toContain(`<li><a href="${path()}?lang=en" lang="en">Beach cleanup</a> Saturday, November 28 – Sunday, November 29, 2026</li>`)
    expect(body).not.toContain('Add to calendar')
    const { body: ahead } = await get(`${path()}?lang=en`)
    expect(ahead).toContain('Add to calendar')
    expect(ahead).not.toContain('Similar events')
  })

  it('leads to events that are still to come, when it ended earlier today', async () => {
    const insert = (title: string, times: { startDate?: string; endDate?: string; startTime?: string; endTime?: string }) =>
      insertApproved(database.db, {
        type: 'event', title, description: 'Sow.', city: 'Naxos', tags: [{ name: 'Urban Gardening' }], startDate: '2026-11-21', ...times,
      })
    const over = await insert('Sow 1', { startTime: '08:00', endTime: '09:00' })
    for (const title of ['Sow 2', 'Sow 3', 'Sow 4']) await insert(title, { startTime: '09:00', endTime: '11:30' })
    await insert('Sow in the evening', { startTime: '18:00', endTime: '19:00' })
    await insert('Sow for three days', { startDate: '2026-11-20', endDate: '2026-11-22' })
    await insert('Sow next week', { startDate: '2026-11-28' })
    const { body } = await get(`/events/${over}-sow-1?lang=en`)
    const similar = body.slice(body.indexOf('Similar events'))
    expect([...similar.matchAll(/>(Sow [^<]+)</g)].map(([, title]) => title)).toEqual(
      ['Sow in the evening', 'Sow for three days', 'Sow next week'],
    )
  })
})

it.each([
  ['shop', '/shops', 'jars', 'OnlineStore'],
  ['dine', '/dine', 'chickpeas', 'Restaurant'], ['project', '/volunteers', 'count-birds', 'Project'],
])('the page of a %s is %s/…', async (name, folder, slug, schemaType) => {
  const { statusCode, body } = await get(`${folder}/${ids[name]}-${slug}?lang=en`)
  expect(statusCode).toBe(200)
  expect(dataOf(body)['@type']).toBe(schemaType)
  expect(body).not.toContain('.ics')
})

describe('an event that takes place in no town', () => {
  const page = async (name: string, slug: string, language: string) => (await get(`/events/${ids[name]}-${slug}?lang=${language}`)).body

  it.each([
    ['en', 'Saturday, December 5, 2026 · Online · Free', 'City', 'Online'],
    ['el', 'Σάββατο 5 Δεκεμβρίου 2026 · Διαδικτυακά · Δωρεάν', 'Πόλη', 'Διαδικτυακά'],
  ])(
    'is online for readers and previews of the language %s',
    async (language, facts, name, place) => {
      const body = await page('online', 'seed-talk', language)
      expect(body).toContain(`<meta property="og:description" content="${facts} – Bring tea.">`)
      expect(body).toContain(`<meta property="og:image:alt" content="Seed talk – ${facts.replaceAll(' ·', '\u00A0·')}">`)
      expect(body).toContain(`<dt>${name}</dt><dd>${place}</dd>`)
      expect(body).not.toMatch(/[ >]e-shop/)
      expect(body).not.toContain('openstreetmap')
    },
  )

  it.each([['en', 'Saturday, December 5, 2026 · Free', '>Other<'], ['el', 'Σάββατο 5 Δεκεμβρίου 2026 · Δωρεάν', '>Άλλο<']])(
    'is at no place if only that is known, in the language %s',
    async (language, facts, name) => {
      const body = await page('anywhere', 'star-walk', language)
      expect(body).toContain(`<meta property="og:description" content="${facts} – Bring tea.">`)
      expect(body).not.toContain(name)
    },
  )

  it('has the same facts in feeds', async () => {
    const items = (await get('/feeds/events.json?lang=el&order=days')).json<{ items: { title: string; summary: string }[] }>().items
    expect(items.flatMap(({ title, summary }) => (title === 'Seed talk' || title === 'Star walk' ? [summary] : []))).toEqual(
      ['Σάββατο 5 Δεκεμβρίου 2026\u00A0· Διαδικτυακά\u00A0· Δωρεάν', 'Σάββατο 5 Δεκεμβρίου 2026\u00A0· Δωρεάν'],
    )
  })
})

it('a shop on the internet is an e-shop', async () => {
  expect((await get(`/shops/${ids['shop']}-jars?lang=el`)).body).toContain('<meta property="og:description" content="e-shop – Refill.">')
})

it('a shop on the internet is on no map', async () => {
  expect((await get(`/shops/${ids['shop']}-jars`)).body).not.toContain('openstreetmap')
})

describe('a listing that is not public', () => {
  it('has no page, in the language of the reader', async () => {
    const missing = [
      `/events/${ids['pending']}-pending`, '/events/999999-nothing', '/events/x', '/events/%22%3E%3Cb%3E', `/shops/${ids['dine']}-chickpeas`,
    ]
    for (const path of missing) {
      const { statusCode, body, headers } = await get(path, { 'accept-language': 'el' })
      expect([path, statusCode]).toEqual([path, 404])
      expect(body).toContain('Δεν βρέθηκε')
      expect(body).not.toContain('"><b>')
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('is gone after its deletion or rejection, and back after another approval, compressed each time', async () => {
    const status = async (id: number) => {
      const { statusCode, headers } = await get(`/shops/${id}-soap`, { 'accept-encoding': 'br' })
      expect(headers['content-encoding']).toBe('br')
      return statusCode
    }
    const [deleted, rejected, never] = await Promise.all(
      ['Soap', 'Soap', 'Soap'].map((title, place) =>
        insertApproved(database.db, { type: 'shop', title, description: 'Clean.', approved: place < 2 })),
    )
    expect(await status(deleted ?? 0)).toBe(200)
    for (const id of [deleted, never]) expect((await admins.remove('shop', id ?? 0)).statusCode).toBe(200)
    await got(admins.reject('shop', rejected ?? 0))
    expect([await status(deleted ?? 0), await status(rejected ?? 0), await status(never ?? 0)]).toEqual([410, 410, 404])
    await got(admins.approve('shop', rejected ?? 0))
    expect(await status(rejected ?? 0)).toBe(200)
  })
})

describe('the sitemap', () => {
  it('names each public listing in each language', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const parts = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part = '']) => part.replace(address, ''))
    expect(parts).toEqual(['/sitemap/lists.xml', '/sitemap/0.xml'])
    const part = (await get(parts[1] ?? '')).body
    expect(part).toContain(`<loc>${address}/dine/${ids['dine']}-chickpeas?lang=el</loc><lastmod>`)
    expect(part).not.toContain(`/events/${ids['pending']}-`)
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${address}/sitemap.xml`)
  })
})
