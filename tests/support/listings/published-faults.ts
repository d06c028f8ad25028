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
  readonly mergedInto: number | null
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
      version.state = 'published' and listing.removed_at is null "isPublic", listing.merged_into "mergedInto", version.fields
    from listing join listing_version version on version.listing = listing.id
    order by version.id`.execute(db)
  return rows
}

/**
 * A listing has one version that is published, or else one that waits or that is rejected; a removed one has those that it had. What is
 * removed with an account is so only while its author is disabled.
 */
async function faultsOfStates(db: Database['db']): Promise<string[]> {
  const { rows } = await sql<{ id: number; state: string; states: string }>`
    select listing.id, coalesce(listing.removed_state, listing.state) state,
      coalesce(string_agg(version.state, ' ' order by version.state), '') states
    from listing left join listing_version version
      on version.listing = listing.id and version.state in ('waiting', 'published')
    where listing.state <> 'purged'
    group by listing.id`.execute(db)
  const allowed: Readonly<Record<string, readonly string[]>> = {
    approved: ['published', 'published waiting'], pending: ['waiting'], rejected: [''],
  }
  return [
    ...rows.filter(({ state, states }) => !allowed[state]?.includes(states)).map(({ id, state, states }) => `${id} is ${state}: ${states}`),
    ...(await hiddenOfEnabled(db)),
  ]
}

async function hiddenOfEnabled(db: Database['db']): Promise<string[]> {
  const rows = await db.selectFrom('listing').innerJoin('user', 'user.id', 'listing.author').select(['listing.id', 'username'])
    .where('removed_with_account', '=', true).where('enabled', '=', true).execute()
  return rows.map(({ id, username }) => `${id} is removed with the account of ${username}, who is enabled`)
}

/** The listing at the end of all merges, by the id of each; null for one that leads to itself. */
function endsOfMerges(versions: readonly Version[]): ReadonlyMap<number, number | null> {
  const into = new Map(versions.map(({ id, mergedInto }) => [id, mergedInto]))
  const endOf = (id: number, seen: readonly number[]): number | null => {
    const next = into.get(id) ?? null
    if (next === null) return id
    return seen.includes(next) ? null : endOf(next, [...seen, next])
  }
  return new Map([...into.keys()].map((id) => [id, endOf(id, [id])]))
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

/** The page of a merged listing leads to that of the last one. */
async function faultsOfPages(versions: readonly Version[], published: readonly Version[], read: Read): Promise<string[]> {
  const faults: string[] = []
  const shown = new Map(published.map((each) => [each.id, each]))
  const types = new Map(versions.map(({ id, type }) => [id, type]))
  for (const [id, end] of endsOfMerges(versions)) {
    if (end === null) faults.push(`${id} is merged in a circle`)
    const path = `${pathOf[types.get(id) ?? 'event']}/${id}`
    const expected = end === null ? undefined : shown.get(end)
    faults.push(...(await faultsOfPage(path, expected, read)), ...(await faultsOfAddress(path, { id, expected }, read)))
  }
  return faults
}

async function faultsOfPage(path: string, expected: Version | undefined, read: Read): Promise<string[]> {
  const { status, location } = await read(`/${path}`)
  if (!expected) return status === 404 || status === 410 ? [] : [`page of ${path}: ${status}`]
  const page = location === null ? null : await read(location)
  const isThere = status === 301 && page?.status === 200 && page.body.includes(expected.fields.title)
  return isThere ? [] : [`page of ${path}: ${status} ${page?.status} instead of ${expected.id}`]
}

/** Who asks for a duplicate is told which listing was kept. */
async function faultsOfAddress(
  path: string, { id, expected }: { readonly id: number; readonly expected: Version | undefined }, read: Read,
): Promise<string[]> {
  const { status, body } = await read(`/api/${path}`)
  const told = (JSON.parse(body) as { mergedInto?: number }).mergedInto
  const [wanted, kept] = [expected?.id === id ? 200 : 404, expected?.id === id ? undefined : expected?.id]
  return status === wanted && told === kept ? [] : [`address of ${path}: ${status} ${told} instead of ${wanted} ${kept}`]
}
