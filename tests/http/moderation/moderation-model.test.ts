/** Any sequence of submissions and decisions: the lists match the functions of `domain/`, applied to a model. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { addDays } from '../../../domain/days/days.ts'
import { noFilter } from '../../../domain/lists/filter.ts'
import { languages } from '../../../domain/languages.ts'
import { entriesOf } from '../../../domain/lists/list-query.ts'
import { flagBits } from '../../../domain/lists/flags.ts'
import { listingTypes, type Listing, type ListingFields, type ListingState, type ListingType } from '../../../domain/listing/listing.ts'
import { occurrences } from '../../../domain/days/occurrences.ts'
import { isSameValue, listingFieldNames } from '../../../domain/listing/listing-fields.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { rebasedChange } from '../../../domain/moderation/rebased-change.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { incrementPublicVersion } from '../../../server/store/public-version.ts'
import { sortKey } from '../../../domain/sort-key.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got, pathOf, type Got } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

interface Modelled {
  readonly id: number
  readonly type: ListingType
  readonly fields: ListingFields
  readonly state: ListingState
  /** The change that waits. */
  readonly change: ListingFields | null
}

type Content = typeof content extends fc.Arbitrary<infer T> ? T : never
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

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

const content = fc.record({
  title: fc.constantFrom('Olive harvest', 'olive Harvest', 'Όλυμπος', 'ολυμπος', 'Ζωή', '🌿 walk', '<script>'),
  city: fc.option(fc.constantFrom('Athens', 'Volos')),
  tags: fc.nat(),
  start: fc.option(fc.integer({ min: 0, max: 20 })),
  days: fc.integer({ min: 1, max: 6 }),
  language: fc.constantFrom(...languages),
  translatedTitle: fc.option(fc.constant('Περίπατος')),
})

/** The fields of a listing of the type, in their stored form. */
function fieldsOf(type: ListingType, { title, city, tags, start, days, language, translatedTitle }: Content): ListingFields {
  const startDate = start === null ? null : addDays('2026-11-21', start)
  const own = tagsOf(type).filter((_, n) => (tags >> n) % 2 === 1).map((name) => ({ name }))
  const times = { startTime: startDate && days % 2 === 0 ? '09:00' : null, endTime: null }
  const dates = { startDate, endDate: startDate && addDays(startDate, days - 1), ...times, cost: days }
  const wording = { title, description: 'A walk', language, translatedTitle, translatedDescription: null }
  return { ...wording, city, address: null, link: null, tags: own, ...(type === 'event' && dates) }
}

const command = fc.record({
  kind: fc.constantFrom(
    'submit', 'submit', 'approve', 'approve', 'edit', 'reject', 'resubmit', 'resubmit', 'delete',
    'approve change', 'reject change',
  ),
  type: fc.constantFrom(...listingTypes),
  which: fc.nat(),
  content,
})

/** Runs a command on the server and on the model, and returns the new model. */
async function run(model: readonly Modelled[], { kind, type, which, content: given }: Command): Promise<Modelled[]> {
  if (kind === 'submit') {
    const fields = fieldsOf(type, given)
    return [...model, { id: (await got(mine.submit(type, fields))).id, type, fields, state: 'pending', change: null }]
  }
  const chosen = model[which % Math.max(1, model.length)]
  if (!chosen) return [...model]
  const fields = fieldsOf(chosen.type, given)
  const changed = (change: Partial<Modelled>) => model.map((each) => (each === chosen ? { ...each, ...change } : each))
  switch (kind) {
    case 'approve': return await got(admins.approve(chosen.type, chosen.id)), changed({ state: 'approved' })
    case 'reject': return await got(admins.reject(chosen.type, chosen.id)), changed({ state: 'rejected', change: null })
    case 'edit': {
      await got(admins.edit(chosen.type, chosen.id, fields))
      const change = chosen.change && rebasedChange(chosen.change, chosen.fields, fields)
      return changed({ fields, change: isSame(change, fields) ? null : change })
    }
    case 'delete': return await got(admins.remove(chosen.type, chosen.id)), model.filter((each) => each !== chosen)
    case 'resubmit': {
      await got(mine.resubmit(chosen.id, fields))
      if (chosen.state !== 'approved') return changed({ fields, state: 'pending' })
      return changed({ change: isSame(fields, chosen.fields) ? null : fields })
    }
    case 'approve change':
      return await got(admins.approveChange(chosen.id)), changed(chosen.change ? { fields: chosen.change, change: null } : {})
    case 'reject change': return await got(admins.rejectChange(chosen.id)), changed({ change: null })
  }
}

function isSame(one: ListingFields | null, other: ListingFields): boolean {
  return one !== null && listingFieldNames.every((field) => isSameValue(one[field], other[field]))
}

async function expectListsOf(model: readonly Modelled[]): Promise<void> {
  for (const type of listingTypes) {
    const ofState = (state: ListingState): Listing[] =>
      model
        .filter((each) => each.type === type && each.state === state)
        .map(({ id, fields }) => ({ ...fields, id, approved: state === 'approved' }))
    const lists = await Promise.all(['approved', 'unapproved'].map((list) => got<Got[]>(admins.get(`/api/${pathOf[type]}/${list}`))))
    expect(lists[0]).toEqual(entriesOf(ofState('approved'), { filter: noFilter }).map(({ currentDate: _, ...listing }) => listing))
    expect(lists[1]).toEqual(ofState('pending'))
  }
  const waiting = await got<components['schemas']['TypedListing'][]>(admins.get('/api/listings?state=pending&limit=50'))
  const texts = waiting.map(({ id, title, change }) => [id, title, change?.state === 'waiting' ? change.listing.title : null])
  const expected = model.filter(({ state, change }) => state === 'pending' || change)
  expect(new Set(texts)).toEqual(new Set(expected.map(({ id, fields, change }) => [id, fields.title, change?.title ?? null])))
}

async function expectRowsOf(model: readonly Modelled[]): Promise<void> {
  const rows = model.filter(({ state }) => state === 'approved').flatMap(({ id, type, fields }) => {
    const days = occurrences(fields)
    const [first_day = 'infinity', last_day = first_day] = [days[0], days.at(-1)]
    const tags = fields.tags.map(({ name }) => name)
    const place = { type, city: fields.city ?? '', sort_key: sortKey(fields), listing: id }
    const common = { ...place, first_day, last_day, flags: flagBits(type, fields), tags }
    return (days.length > 0 ? days : ['infinity']).map((day, n) => ({ ...common, day, is_first: n === 0 }))
  })
  const sorted = (all: readonly object[]) => all.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
  expect(sorted(await database.db.selectFrom('occurrence').selectAll().execute())).toEqual(sorted(rows.map(({ tags: _, ...row }) => row)))
  expect(sorted(await database.db.selectFrom('occurrence_tag').selectAll().execute())).toEqual(
    sorted(rows.flatMap(({ tags, ...row }) => tags.map((tag) => ({ ...row, tag })))))
}

it('leaves public lists, queues and their rows as in the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
      await sql`truncate listing cascade`.execute(database.db)
      await incrementPublicVersion(database.db)
      site.clock.elapsedMs += 1_000
      let model: Modelled[] = []
      for (const each of commands) model = await run(model, each)
      await expectListsOf(model)
      await expectRowsOf(model)
    }),
    { numRuns: 40 },
  )
})
