/** Invalid listings: each is rejected with a sentence that names the fault, and nothing is written. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got, refused } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { startTestApp } from '../../support/servers/test-app.ts'

let database: Database
let mine: ReturnType<typeof callsOf>
let admins: ReturnType<typeof callsOf>
let id: number

const seedSwap = { title: 'Seed swap', description: 'Bring seeds.', startDate: '2026-12-01', endDate: '2026-12-02', cost: 1 }

beforeAll(async () => {
  database = await createTestDatabase()
  const site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '100' } })
  await insertMember(database.db, { username: 'maria' })
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  mine = callsOf(site, 'maria')
  admins = callsOf(site, 'admin')
  id = (await got(mine.submit('event', seedSwap))).id
})

/** Everything that a submission can change. */
async function written(): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(listing order by id) from listing) as listings, (select json_agg(listing_tag) from listing_tag) as tags,
      (select count(*) from occurrence) as days, (select count(*) from audit_entry) as entries, (select count(*) from mail_outbox) as mails,
      (select version from public_version) as version
  `.execute(database.db)
  return rows
}

const past = 'Start date cannot be in the past.'
const noDay = 'It must be a day from 1900 to 2199, as yyyy-MM-dd.'
const decimals = 'cost: It must have at most two decimals.'
const noWebPage = 'link: It must be the address of a web page, like https://example.org.'
const noNumber = 'cost: It must be a number, like 7.50.'
const reordered = 'It must not contain invisible marks that change the order of its letters.'
const unreadable = 'The body is not JSON that can be read.'

const json = (fields: object, raw: string) => JSON.stringify({ ...seedSwap, ...fields }).replace('"RAW"', raw)

const bad: readonly (readonly [what: string, body: unknown, detail: string])[] = [
  ['a start yesterday', { startDate: '2026-11-20', endDate: '2026-12-02' }, past],
  ['an end before the start', { endDate: '2026-11-30' }, 'End date cannot be prior to Start date.'],
  ['an end without a start', { startDate: '' }, 'startDate: It is missing.'],
  ['367 days', { startDate: '2027-01-01', endDate: '2028-01-02' }, 'An event can last at most 366 days.'],
  ['a day that does not exist', { startDate: '2026-02-30' }, `startDate: ${noDay}`],
  ['an end that does not exist', { endDate: '2027-02-29' }, `endDate: ${noDay}`],
  ['a day in another format', { startDate: '01/12/2026' }, `startDate: ${noDay}`],
  ['a point in time', { startDate: '2026-12-01T10:00:00Z' }, `startDate: ${noDay}`],
  ['a day before 1900', { startDate: '0001-01-01' }, `startDate: ${noDay}`],
  ['a day that is a number', { startDate: 20261201 }, 'startDate: It must be of type string or null.'],
  ['a cost of -1', { cost: -1 }, 'cost: It must be at least 0.'],
  ['a cost of -1 as text', { cost: '-1' }, 'cost: It must be at least 0.'],
  ['a cost of 1.234 as text', { cost: '1.234' }, decimals],
  ['a cost of 1.000 as text, which can mean a thousand', { cost: '1.000' }, noNumber],
  ['a cost of 12.500 as text', { cost: '12.500' }, noNumber],
  ['a cost of 100000.01 as text', { cost: '100000.01' }, 'cost: It must be at most 100000.'],
  ['a cost of a million as text', { cost: '1000000' }, 'cost: It must be at most 100000.'],
  ['a cost that is a word', { cost: 'abc' }, noNumber],
  ['a hexadecimal cost', { cost: '0x10' }, noNumber],
  ['a cost of 41 digits', { cost: '1'.repeat(41) }, 'cost: It must be at most 40 characters long.'],
  ['a cost of 0.001', { cost: 0.001 }, decimals],
  ['a cost with a floating-point error', { cost: 0.30000000000000004 }, decimals],
  ['a cost of 100000.01', { cost: 100_000.01 }, 'cost: It must be at most 100000.'],
  ['a cost with a comma', { cost: '7,50' }, noNumber],
  ['a cost of NaN as text', { cost: 'NaN' }, noNumber],
  ['a cost of Infinity as text', { cost: 'Infinity' }, noNumber],
  ['a cost of 1e309', json({ cost: 'RAW' }, '1e309'), 'cost: It must be of type number or string or null.'],
  ['a cost of NaN', json({ cost: 'RAW' }, 'NaN'), unreadable],
  ['a script as link', { link: 'javascript:alert(1)' }, noWebPage],
  ['a disguised script as link', { link: ' JaVaScRiPt://example.org/%0aalert(1)' }, noWebPage],
  ['data as link', { link: 'data:text/html,<script>alert(1)</script>' }, noWebPage],
  ['a file as link', { link: 'file:///etc/passwd' }, noWebPage],
  ['a link without a host', { link: 'https://' }, noWebPage],
  ['a link with a user', { link: 'https://good.example@evil.example' }, 'link: It must not have a username before its host: that hides which site it leads to.'],
  ['a link with a backslash', { link: 'https://good.example\\@evil.example' }, 'link: It must not contain a backslash: that hides which site it leads to.'],
  ['a link with a space', { link: 'https://example.org/a b' }, noWebPage],
  ['a link that is too long with its scheme', { link: `a.example/${'a'.repeat(1_990)}` }, noWebPage],
  ['a description of 5001 characters', { description: 'α'.repeat(5_001) }, 'description: It must be at most 5000 characters long.'],
  ['a title of 141 emoji', { title: '🌿'.repeat(141) }, 'title: It must be at most 140 characters long.'],
  ['a title of spaces', { title: '  ' }, 'title: It must be at least 1 character long.'],
  ['a title of marks', { title: '\u200B\u00AD\0' }, 'title: It must be at least 1 character long.'],
  ['an invisible title', { title: '\u200B\u00AD\uFE0F\u2800\u200F' }, 'title: It is missing.'],
  ['a title of combining accents only', { title: '\u0301\u0308' }, 'title: It is missing.'],
  ['an invisible description', { description: '\u2060 \n\u2800' }, 'description: It is missing.'],
  ['a link with a direction override', { link: 'https://example.org/\u202Efdp.exe' }, `link: ${reordered}`],
  ['a link that is turned around', { link: '\u202Egro.elpmaxe' }, `link: ${reordered}`],
  ['a title of two lines', { title: 'Seed\nswap' }, 'title: It is not correctly written.'],
  ['no title', { title: undefined }, 'title: It is missing.'],
  ['an address of 201 characters', { address: 'a'.repeat(201) }, 'address: It must be at most 200 characters long.'],
  ['an unpaired surrogate in a tag', json({ tags: [{ name: 'RAW' }] }, '"Art\\ud83c"'), 'tags.0.name: It is not correctly written.'],
  ['an unpaired surrogate', json({ title: 'RAW' }, '"\\ud83c"'), 'title: It is not correctly written.'],
  ['an unknown city', { city: 'Atlantis' }, 'There is no city "Atlantis".'],
  ['a script as city', { city: '<script>' }, 'There is no city "<script>".'],
  ['an unknown tag', { tags: [{ name: 'Sports' }] }, 'There is no tag "Sports".'],
  ['a tag that is a string', { tags: ['Cleanup'] }, 'tags.0: It must be of type object.'],
  ['an unknown field', { colour: 'green' }, 'colour: It is not known here.'],
  ['two faults', { startDate: '2026-11-20', link: 'ftp://example.org' }, `${noWebPage} ${past}`],
  ['a list', [], 'It must be of type object.'],
  ['a truncated body', '{"title":', unreadable],
]

describe.each(bad)('%s', (_, body, detail) => {
  const sent = typeof body === 'string' || Array.isArray(body) ? body : { ...seedSwap, ...(body as object) }

  it.each([
    ['submitted', () => mine.submit('event', sent)],
    ['saved by an administrator', () => admins.edit('event', id, sent)],
    ['submitted again', () => mine.resubmit(id, sent)],
  ] as const)('is rejected when %s, and nothing is written', async (_way, call) => {
    const before = await written()
    const problem = await refused(call())
    expect([problem.status, problem.detail]).toEqual([400, detail])
    expect(await written()).toEqual(before)
  })
})

describe('an unknown type of listing', () => {
  it('has no list', async () => {
    const { status, detail } = await refused(mine.get('/api/cinemas/approved'))
    expect([status, detail]).toEqual([404, 'There is nothing at GET /api/cinemas/approved.'])
  })
})

describe('a rejection with a reason', () => {
  it.each([
    ['that is too long', { reason: 'a'.repeat(1_001) }, 'reason: It must be at most 1000 characters long.'],
    ['that is a number', { reason: 1 }, 'reason: It must be of type string or null.'],
  ])('%s gets 400 and changes nothing', async (_, body, detail) => {
    const before = await written()
    expect(await refused(admins.reject('event', id, body))).toMatchObject({ status: 400, detail })
    expect(await written()).toEqual(before)
  })
})

describe('valid text', () => {
  const script = '<script>alert(1)</script>"\'&'
  const odd = `${script} 🌿👩‍🌾 \u202Bsdrawkcab\u202C\u200F\u200B`
  const seen = `${script} 🌿👩‍🌾 sdrawkcab`

  it('is stored as it was typed, without invisible marks', async () => {
    const stored = await got(mine.submit('event', { ...seedSwap, title: `a ${odd} b`, description: `a\n${odd}\nb`, address: `a ${odd} b` }))
    expect(stored).toMatchObject({ title: `a ${seen} b`, description: `a\n${seen}\nb`, address: `a ${seen} b` })
    const answer = await admins.approve('event', stored.id)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({ ...stored, approved: true })
    await admins.remove('event', stored.id)
  })

  it('is accepted up to the maximum length, counted in code points', async () => {
    const full = { title: '🌿'.repeat(140), description: '🌿'.repeat(5_000), address: '🌿'.repeat(200), link: `https://a.example/${'a'.repeat(1_982)}` }
    expect(await got(mine.submit('event', { ...seedSwap, ...full, endDate: '2027-12-01' }))).toMatchObject(full)
  })
})
