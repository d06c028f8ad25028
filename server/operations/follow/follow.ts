/** Calendars and feeds for other apps. */
import { capitalized } from '../../../domain/capitalized.ts'
import { athensToday, type Day } from '../../../domain/days/days.ts'
import type { Language } from '../../../domain/languages.ts'
import { withWhen } from '../../../domain/lists/filter.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import { languageOfListing, titleIn } from '../../../domain/listing/listing-language.ts'
import { listingTypes, typeRegistry, type ListingType } from '../../../domain/listing/listing.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { daysOfWhen, type RelativeTime, type When } from '../../../domain/days/when.ts'
import { atomText } from '../../feeds/atom.ts'
import { calendarText } from '../../feeds/calendar.ts'
import { contentDisposition } from '../../feeds/file-name.ts'
import { feedOf, type Feed } from '../../feeds/feed.ts'
import { listName, type FollowedList } from '../../feeds/followed-list.ts'
import { jsonFeed } from '../../feeds/json-feed.ts'
import {
  firstListingIds, firstListings, keptListing, latestListings, listingsOf, readPublicListing, type PublicListing,
} from '../../store/listing/public-listings.ts'
import { readLastPublicChange } from '../../store/public-version.ts'
import { removedEvents, unpublishedBy } from '../../store/listing/removed-listings.ts'
import { calendarEvents, goneEvents } from './calendar-events.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handlers, Input } from '../handler.ts'
import { readFilter, readListQuery, type ListParameters } from '../lists/read-list-query.ts'

/** The parameters of a followed list. */
type FollowParameters = ListParameters & { readonly lang?: Language; readonly when?: RelativeTime; readonly order?: 'approval' | 'days' }

type FollowInput = Pick<Input<'followEventsAtom'>, 'siteAddress'> & {
  readonly query: FollowParameters
  readonly addressWith: (query: never) => string
}

/** The number of entries of a feed without `limit`. */
const feedSize = 50

/** The operations of the tag `follow`. */
export function followOperations(dependencies: Dependencies) {
  return {
    getEventCalendar: (input) => eventCalendar(input, dependencies),
    followEventCalendar: (input) => listCalendar(input, dependencies),
    ...feedOperations(dependencies),
  } as const satisfies Partial<Handlers>
}

/** `followShopsAtom` and `followShopsJson` have the segment of the type in their names. */
type FeedOperation<Format extends string> = `follow${Capitalize<(typeof typeRegistry)[ListingType]['segment']>}${Format}`

function feedOperations(dependencies: Dependencies) {
  const operations = listingTypes.flatMap((type) => {
    const name = `follow${capitalized(typeRegistry[type].segment)}`
    const { atom, json } = feedsOf(type, dependencies)
    return [[`${name}Atom`, atom], [`${name}Json`, json]] as const
  })
  return Object.fromEntries(operations) as Readonly<
    Record<FeedOperation<'Atom'>, ReturnType<typeof feedsOf>['atom']> & Record<FeedOperation<'Json'>, ReturnType<typeof feedsOf>['json']>
  >
}

function feedsOf(type: ListingType, dependencies: Dependencies) {
  const read = (input: FollowInput) => readFeed(type, input, dependencies)
  return {
    atom: async (input: FollowInput) => ({ status: 200, body: atomText(await read(input)) } as const),
    json: async (input: FollowInput) => ({ status: 200, body: jsonFeed(await read(input)) } as const),
  }
}

/**
 * A duplicate that was merged has the calendar of the event that was kept. Throws removed-listing for any other event that was public,
 * unknown-listing for one that was not, undated-event for one without a date.
 */
async function eventCalendar({ params: { id }, siteAddress }: Input<'getEventCalendar'>, { db, installation, cityNameIn }: Dependencies) {
  const found = (await readPublicListing(db, 'event', id)) ?? (await keptEvent(db, id))
  if (!found && (await unpublishedBy(db, 'event', id))) throw new ProblemError({ type: 'removed-listing', id })
  if (!found) throw new ProblemError({ type: 'unknown-listing', listingType: 'event', id })
  if (!found.listing.startDate) throw new ProblemError({ type: 'undated-event', id })
  const { productName: product } = installation
  const body = calendarText({ name: product, product, siteAddress, cityNameIn, language: null, events: [found] })
  const { text: title } = titleIn(languageOfListing(found.listing), found.listing)
  return { status: 200, body, headers: { 'Content-Disposition': contentDisposition(title, 'ics') } } as const
}

async function keptEvent(db: Dependencies['db'], id: number): Promise<PublicListing | null> {
  const kept = await keptListing(db, id)
  return kept?.type === 'event' ? kept : null
}

async function listCalendar(input: Input<'followEventCalendar'>, dependencies: Dependencies) {
  const { db, now } = dependencies
  const { list, query } = readFollowed('event', input, dependencies)
  const today = athensToday(now())
  const [events, gone] = await Promise.all([
    // The ids alone tell whether the events are too many, in a fraction of the time.
    calendarEvents(query, today, (dated, limit) => firstListingIds(db, 'event', dated, limit)).then((ids) => listingsOf(db, ids)),
    goneEvents(query, today, (dated, since, limit) => removedEvents(db, dated, since, limit)),
  ])
  return { status: 200, body: calendarText({ ...list, name: listName(list), events: [...events, ...gone] }) } as const
}

/** Reads a feed: events that are not over, listings of other types; by approval, or the next events first (order `days`). */
async function readFeed(type: ListingType, input: FollowInput, dependencies: Dependencies): Promise<Feed> {
  const { db, now } = dependencies
  const { list, query } = readFollowed(type, input, dependencies)
  const limit = input.query.limit ?? feedSize
  const from = query.from ?? athensToday(now())
  const read = input.query.order === 'days' ? firstListings : latestListings
  const [listings, lastChange] = await Promise.all([read(db, type, { ...query, from }, limit), readLastPublicChange(db)])
  return feedOf(list, input.addressWith(input.query as never), listings, lastChange)
}

/** Throws as readListQuery. */
function readFollowed(type: ListingType, { query: parameters, siteAddress }: FollowInput, dependencies: Dependencies) {
  const { defaultLanguage, installation, cityNameIn, regionNameIn, now } = dependencies
  const query = withinTime(readListQuery(parameters, type, dependencies), parameters.when, athensToday(now()))
  const { lang: language = defaultLanguage } = parameters
  // A region is named as such, not by its towns.
  const filter = withWhen({ ...readFilter(parameters, dependencies), tags: query.filter.tags }, timeOf(parameters))
  const list: FollowedList = { type, filter, language, product: installation.productName, siteAddress, cityNameIn, regionNameIn }
  return { query, list }
}

/** The time of the list's filter, which has no days without an end. */
function timeOf({ when, from, to }: FollowParameters): When | null {
  return when ?? (from && to ? { from, to } : null)
}

function withinTime(query: ListQuery, when: RelativeTime | undefined, today: Day): ListQuery {
  if (when === undefined) return query
  const days = daysOfWhen(when, today)
  const { from = days.from, to = days.to } = query
  return { ...query, from: from > days.from ? from : days.from, to: to < days.to ? to : days.to }
}
