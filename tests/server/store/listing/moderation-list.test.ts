/** The list for moderation: its SQL selects what the rules of `domain/` select, in whatever way it reads. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { noFilter } from '../../../../domain/lists/filter.ts'
import { listingTypes, type Listing, type ListingFields, type ListingType } from '../../../../domain/listing/listing.ts'
import { queueStates, timesOfAge, type QueueState } from '../../../../domain/moderation/queue.ts'
import { hasWords } from '../../../../domain/search/search-list.ts'
import { readSearch } from '../../../../domain/search/search-query.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import {
  asVersion, cancelledWithDays, insertListing, removeListing, restoreListing, updateListing, type NewListing,
} from '../../../../server/store/listing/listings.ts'
import type { ModerationQuery } from '../../../../server/store/listing/moderation-keys.ts'
import { moderationList, type ModerationCaps } from '../../../../server/store/listing/moderation-list.ts'
import type { Count } from '../../../../server/store/lists/stored-list.ts'
import { readAnyListing, type StoredListing } from '../../../../server/store/listing/stored-listings.ts'
import { insertMember } from '../../../support/listings/members.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'
import type { NextVersion } from '../../../../server/store/listing/listing-versions.ts'
import { storeStatement } from '../../../support/listings/statements.ts'

let database: Database
let authors: Readonly<Record<string, number>>

beforeAll(async () => {
  database = await createTestDatabase()
  authors = {
    maria: (await insertMember(database.db, { username: 'Maria' })).id,
    olive: (await insertMember(database.db, { username: 'olive_lover' })).id,
  }
})

const now = new Date('2026-11-28T12:00:00Z')
const titles = ['Olive harvest', 'Vegan olive oil', 'Καθαρισμός ακτής', 'Bike repair', 'Beach cleanup']

/** What becomes of a listing after it was submitted. */
const fates = ['pending', 'approved', 'rejected', 'changed', 'removed', 'taken down', 'restored', 'cancelled', 'unanswered'] as const

type Fate = (typeof fates)[number]

interface Made {
  readonly id: number
  readonly type: ListingType
  readonly fate: Fate
  readonly shown: ListingFields
  /** The text that is searched. */
  readonly text: ListingFields
  readonly author: string | null
  readonly daysAgo: number
  /** What is said of it, at the time of its submission. */
  readonly reported: 'spam' | 'unlawful' | null
}

const draft = fc.record({
  type: fc.constantFrom(...listingTypes),
  title: fc.constantFrom(...titles),
  changed: fc.constantFrom(...titles),
  city: fc.constantFrom(null, 'Athens', 'Volos'),
  language: fc.constantFrom('en' as const, 'el' as const),
  fate: fc.constantFrom(...fates),
  author: fc.constantFrom(null, 'maria', 'olive'),
  daysAgo: fc.integer({ min: 0, max: 40 }),
  reported: fc.constantFrom(null, 'spam' as const, 'unlawful' as const),
})

const narrowing = fc.record({
  text: fc.constantFrom('', '', 'olive', 'oli', 'vegan oil', 'kathar', 'MARIA', 'bik cle', '???', 'athens'),
  type: fc.constantFrom(null, null, ...listingTypes),
  language: fc.constantFrom(null, null, 'en' as const, 'el' as const),
  author: fc.constantFrom(null, null, 'maria', 'nobody'),
  age: fc.constantFrom(null, null, 'day' as const, 'month' as const, 'over-week' as const),
  cities: fc.constantFrom([], [], ['Athens'], ['Athens', 'Volos']),
})

async function make(fields: typeof draft extends fc.Arbitrary<infer Draft> ? Draft : never): Promise<Made> {
  const { type, title, changed, city, language, fate, author, daysAgo, reported } = fields
  const days = type === 'event' ? { startDate: '2026-12-01', endDate: null, cost: null } : {}
  const shown = { title, description: 'By weight.', city, address: null, link: null, tags: [], language, ...days } as ListingFields
  const at = new Date(now.getTime() - daysAgo * 86_400_000 - 1)
  const { db } = database
  const written = { user: null, now: at }
  const id = await db.transaction().execute(async (transaction) => {
    const submission = { ...shown, type, approved: false, author: author && (authors[author] ?? 0) }
    const listing = await insertListing(transaction, submission as NewListing)
    await sql`update listing set created_at = ${at} where id = ${listing}`.execute(transaction)
    await sql`update listing_version set queued_at = ${at} where listing = ${listing}`.execute(transaction)
    if (reported) await sql`
      insert into report (listing, kind, language, concerns_children, good_faith, network_hash, at)
      values (${listing}, ${reported}, 'en', false, false, sha256('network'), ${at})
    `.execute(transaction)
    const stored = async () => (await readAnyListing(transaction, listing)) as StoredListing
    const become = async (next: (before: NextVersion) => NextVersion) => {
      const before = await stored()
      await updateListing(transaction, before, cancelledWithDays(next(asVersion(before))), written)
    }
    const statement = await storeStatement(transaction, listing, { at })
    if (fate === 'rejected') await become((before) => ({ ...before, state: 'rejected', statement }))
    if (['approved', 'changed', 'cancelled', 'restored', 'unanswered'].includes(fate)) {
      await become((before) => ({ ...before, state: 'approved', statement: null }))
    }
    if (fate === 'cancelled') await become((before) => ({ ...before, cancellation: { at: at.toISOString(), note: null } }))
    if (fate === 'unanswered') await sql`update listing set asked_at = ${at}, unanswered = 2 where id = ${listing}`.execute(transaction)
    if (fate === 'changed' || fate === 'restored') {
      const fields = { ...shown, title: changed, description: 'New.' }
      await become((before) => ({ ...before, change: { fields, state: 'waiting', statement: null, submittedAt: at } }))
    }
    const removed = await stored()
    if (fate === 'taken down') await removeListing(transaction, removed, { state: 'removed', by: 'author', statement: null }, at)
    if (fate === 'removed' || fate === 'restored') {
      await removeListing(transaction, removed, { state: 'removed', by: 'administrator', statement }, at)
    }
    if (fate === 'restored') await restoreListing(transaction, removed, at)
    return listing
  })
  const isChanged = fate === 'changed' || fate === 'restored'
  return { id, type, fate, shown, text: isChanged ? { ...shown, title: changed, description: 'New.' } : shown, author, daysAgo, reported }
}

const isApproved = (fate: Fate) => ['approved', 'changed', 'restored', 'cancelled', 'unanswered'].includes(fate)
const hasChange = (fate: Fate) => fate === 'changed' || fate === 'restored'

/** Which listings a state has, and whether the text that is not public is searched, or the shown one. */
const inState: Readonly<Record<QueueState, (made: Made) => boolean>> = {
  pending: ({ fate }) => fate === 'pending' || hasChange(fate),
  change: ({ fate }) => hasChange(fate),
  reported: ({ reported }) => reported !== null,
  outdated: ({ fate, type }) => fate === 'unanswered' && type !== 'event',
  approved: ({ fate }) => isApproved(fate),
  rejected: ({ fate }) => fate === 'rejected',
  removed: ({ fate }) => fate === 'removed',
  cancelled: ({ fate, type }) => fate === 'cancelled' && type === 'event',
  any: ({ fate }) => fate !== 'taken down',
}

type Narrowing = typeof narrowing extends fc.Arbitrary<infer Value> ? Value : never

function isFound(made: Made, state: QueueState, { text, type, language, author, age, cities }: Narrowing): boolean {
  const days = age ? timesOfAge(age, now) : {}
  const at = new Date(now.getTime() - made.daysAgo * 86_400_000 - 1)
  const [both, shown] = [[made.shown, made.text], [made.shown]]
  const searched = { any: both, reported: both, approved: shown, outdated: shown, cancelled: shown }[state as string] ?? [made.text]
  const isPlaced = (fields: ListingFields) => cities.length === 0 || cities.some((city) => city === fields.city)
  const words = readSearch(text, [])
  const asListing = (fields: ListingFields) => ({ ...fields, id: made.id, approved: true }) as Listing
  const hasText = words.length > 0 && searched.some((fields) => isPlaced(fields) && hasWords(words, made.type, asListing(fields)))
  const username = { maria: 'maria', olive: 'olive_lover' }[made.author ?? '']
  const isOfNamed = text !== '' && username?.startsWith(text.toLowerCase())
  return inState[state](made)
    && (type === null || type === made.type) && (language === null || language === made.shown.language)
    && (author === null || author === made.author)
    && (!days.since || at >= days.since) && (!days.until || at < days.until)
    && searched.some(isPlaced) && (text === '' || hasText || isOfNamed === true)
}

const threeNarrowings = fc.array(narrowing, { minLength: 3, maxLength: 3 })

/** Each reads any of the lists below to its end, or as far as the page needs it. */
const someCaps: readonly ModerationCaps[] = [
  { sortedCap: 2_000, orderedCaps: [300] },
  { sortedCap: 0, orderedCaps: [2, 50] },
  { sortedCap: 3, orderedCaps: [50] },
]

it('has the listings that the rules select, in order and by page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(draft, { maxLength: 14 }), threeNarrowings, async (drafts, narrowings) => {
      await sql`truncate listing cascade`.execute(database.db)
      const made: Made[] = []
      for (const each of drafts) made.push(await make(each))
      for (const each of narrowings) for (const state of queueStates) {
        const { age, cities, ...query } = each
        const asked: ModerationQuery = { ...query, state, filter: { ...noFilter, cities }, ...(age ? timesOfAge(age, now) : {}) }
        const urgency = ({ reported }: Made) => (state === 'reported' && reported === 'unlawful' ? 1 : 0)
        const isOldestFirst = ['pending', 'change', 'outdated'].includes(state)
        const expected = made
          .filter((listing) => isFound(listing, state, each))
          .toSorted((a, b) => (isOldestFirst ? 1 : -1) * (urgency(a) - urgency(b) || b.daysAgo - a.daysAgo || a.id - b.id))
          .map(({ id }) => id)
        for (const caps of someCaps) {
          const list = moderationList(database.db, asked, [], caps)
          const rows = await list.rowsAt({ offset: 1, limit: 3 })
          expect(rows.map(({ listing }) => listing.id), JSON.stringify(asked)).toEqual(expected.slice(1, 4))
          expectCount(await list.countUpTo(5), Math.min(5, expected.length), caps.orderedCaps.length === 1 ? 5 : 4)
        }
        const far = moderationList(database.db, asked, [], { sortedCap: 1, orderedCaps: [2] })
        const some = (await far.rowsAt({ offset: 0, limit: 3 })).map(({ listing }) => listing.id)
        expect(some, 'in order').toEqual(expected.filter((id) => some.includes(id)))
        expectCount(await far.countUpTo(5), Math.min(5, expected.length), some.length)
        const whole: number[] = []
        for await (const batch of moderationList(database.db, asked, []).batches()) whole.push(...batch.map(({ listing }) => listing.id))
        expect(whole).toEqual(expected)
      }
    }),
    { numRuns: 4 },
  )
})

/** A count is that of the list, or of at least so many and not called whole. */
function expectCount({ count, isWhole }: Count, expected: number, atLeast: number): void {
  if (isWhole) expect(count).toBe(expected)
  else expect(count).toBeGreaterThanOrEqual(Math.min(atLeast, expected))
  expect(count).toBeLessThanOrEqual(expected)
}
