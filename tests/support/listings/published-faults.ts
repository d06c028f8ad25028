/** Compares everything that is public with the versions of the listings. */
import { sql } from 'kysely'
import { eventDays } from '../../../domain/lists/event-days-of-list.ts'
import { noFilter } from '../../../domain/lists/filter.ts'
import { listingTypes, type Listing, type ListingType } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { pathOf } from '../calls/listing-calls.ts'

/** Reads an address of the site without a session. */
export type Read = (url: string) => Promise<{ readonly status: number; readonly location: string | null; readonly body: string }>

interface Version {
  readonly id: number
  readonly type: ListingType
  readonly cancelled: boolean
  readonly isPublic: boolean
  readonly fields: Listing
}

/** January 2027, the month of all events. */
const month = { from: '2027-01-01', to: '2027-01-31' }

/** What differs; empty if nothing does. */
export async function faultsOfPublic(db: Database['db'], read: Read): Promise<string[]> {
  const versions = await readVersions(db)
  const published = versions.filter(({ isPublic }) => isPublic)
  return (await Promise.all([
    faultsOfStates(db), faultsOfLists(published, read), faultsOfDays(published, read), faultsOfSearch(versions, read),
    faultsOfOpenData(published, read), faultsOfFeeds(published, read), faultsOfPages(versions, published, read),
  ])).flat()
}

/** All versions that were ever written, and those of them that are public. */
async function readVersions(db: Database['db']): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select listing.id, listing.type, listing.cancelled_at is not null cancelled,
      version.state = 'published' and listing.removed_at is null "isPublic", version.fields
    from listing join listing_version version on version.listing = listing.id
    order by version.id`.execute(db)
  return rows
}

/** A listing that is not removed has one version that is published, or else one that waits or that is rejected. */
async function faultsOfStates(db: Database['db']): Promise<string[]> {
  const { rows } = await sql<{ id: number; state: string; states: string }>`
    select listing.id, listing.state, coalesce(string_agg(version.state, ' ' order by version.state), '') states
    from listing left join listing_version version
      on version.listing = listing.id and version.state in ('waiting', 'published')
    where listing.removed_at is null and listing.state <> 'purged'
    group by listing.id`.execute(db)
  const allowed: Readonly<Record<string, readonly string[]>> = {
    approved: ['published', 'published waiting'], pending: ['waiting'], rejected: [''],
  }
  return rows.filter(({ state, states }) => !allowed[state]?.includes(states)).map(({ id, state, states }) => `${id} is ${state}: ${states}`)
}

const factsOf = ({ title, description, city, startDate, endDate, cost, tags }: Listing): string =>
  JSON.stringify([title, description, city, startDate ?? null, endDate ?? null, cost ?? null, tags.map(({ name }) => name).sort()])

async function faultsOfLists(published: readonly Version[], read: Read): Promise<string[]> {
  const ofTypes = await Promise.all(listingTypes.map(async (type) => {
    const { body } = await read(`/api/${pathOf[type]}/approved${type === 'event' ? '?cancelled=include' : ''}`)
    return differences(`list of ${type}`, published.filter((each) => each.type === type), JSON.parse(body) as Listing[])
  }))
  return ofTypes.flat()
}

function differences(where: string, expected: readonly Version[], found: readonly Listing[]): string[] {
  const shown = new Map(found.map((each) => [each.id, factsOf(each)]))
  const wanted = new Map(expected.map(({ id, fields }) => [id, factsOf(fields)]))
  return [...new Set([...shown.keys(), ...wanted.keys()])]
    .filter((id) => shown.get(id) !== wanted.get(id))
    .map((id) => `${where}, ${id}: ${shown.get(id)} instead of ${wanted.get(id)}`)
}

async function faultsOfDays(published: readonly Version[], read: Read): Promise<string[]> {
  const { body } = await read(`/api/events/days?from=${month.from}&to=${month.to}`)
  const { days } = JSON.parse(body) as { days: { date: string; count: number }[] }
  const events = published.filter(({ type }) => type === 'event').map(({ id, fields }) => ({ ...fields, id }))
  const expected = eventDays(events, { ...month, filter: noFilter, first: 1, page: 1 }).days
  const text = (of: readonly { date: string; count: number }[]) => of.map(({ date, count }) => `${date} ${count}`).join()
  return text(days) === text(expected) ? [] : [`days: ${text(days)} instead of ${text(expected)}`]
}

/** Each word of a title is that of one version. */
async function faultsOfSearch(versions: readonly Version[], read: Read): Promise<string[]> {
  const faults: string[] = []
  for (const { id, type, isPublic, fields } of versions) {
    const word = fields.title.split(' ')[0] ?? ''
    const { body } = await read(`/api/search?q=${word}`)
    const found = Object.values(JSON.parse(body) as Record<ListingType, { listings: Listing[] }>).flatMap(({ listings }) => listings)
    const ids = found.map((each) => each.id).join()
    // A listing can have the same text twice: once waiting, once published.
    const isShown = versions.some((each) => each.isPublic && each.fields.title === fields.title)
    if (ids !== (isShown ? String(id) : '')) faults.push(`search for ${type} ${id}, ${isPublic}: ${ids}`)
  }
  return faults
}

async function faultsOfOpenData(published: readonly Version[], read: Read): Promise<string[]> {
  const found: Listing[] = []
  for (let next: string | null = '/open-data/listings.json?limit=500'; next !== null;) {
    const { body } = await read(next)
    const page = JSON.parse(body) as { listings: Listing[]; next?: string | null }
    found.push(...page.listings)
    next = page.next ? page.next.replace(/^https?:\/\/[^/]+/, '') : null
  }
  return differences('open data', published, found)
}

/** The first hundred of a feed. */
async function faultsOfFeeds(published: readonly Version[], read: Read): Promise<string[]> {
  const ofTypes = await Promise.all(listingTypes.map(async (type) => {
    const { body } = await read(`/feeds/${pathOf[type]}.json?limit=100&lang=en`)
    const { items } = JSON.parse(body) as { items: { title: string }[] }
    const titles = published.filter((each) => each.type === type)
      .map(({ fields, cancelled }) => `${cancelled ? 'Cancelled: ' : ''}${fields.title}`)
    const found = items.map(({ title }) => title)
    const isWhole = found.length === Math.min(titles.length, 100)
    return [
      ...(isWhole ? [] : [`feed of ${type}: ${found.length} instead of ${titles.length}`]),
      ...found.filter((title) => !titles.includes(title)).map((title) => `feed of ${type}: ${title}`),
    ]
  }))
  return ofTypes.flat()
}

async function faultsOfPages(versions: readonly Version[], published: readonly Version[], read: Read): Promise<string[]> {
  const faults: string[] = []
  const shown = new Map(published.map((each) => [each.id, each]))
  for (const [id, { type }] of new Map(versions.map((each) => [each.id, each]))) {
    const { status, location } = await read(`/${pathOf[type]}/${id}`)
    const expected = shown.get(id)
    if (!expected) {
      if (status !== 404 && status !== 410) faults.push(`page of ${id}: ${status}`)
      continue
    }
    const page = location === null ? null : await read(location)
    if (page?.status !== 200 || !page.body.includes(expected.fields.title)) faults.push(`page of ${id}: ${status} ${page?.status}`)
  }
  return faults
}
