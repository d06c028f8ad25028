/**
 * A page of what a text finds, and the lists that its words name. Words that only a filter knows, such as "events in Crete", list what
 * the filter selects.
 */
import type { Day } from '../../domain/days/days.ts'
import type { Moment } from '../../domain/days/times.ts'
import { daysOfWhen } from '../../domain/days/when.ts'
import { choicesIn, noFilter, withChoice, withWhen, type Filter } from '../../domain/lists/filter.ts'
import { entriesOf, type ListQuery } from '../../domain/lists/list-query.ts'
import { leftOutOf, onlyPlaces, placesAlone, relaxedFilter, relaxedKinds } from '../../domain/lists/relaxed-filters.ts'
import { countOfAll, pageSize, type ListCount, type Page } from '../../domain/lists/paging.ts'
import { hasField, listingTypes, type Entry, type ListingType } from '../../domain/listing/listing.ts'
import { comingFirst } from '../../domain/search/coming-first.ts'
import { withOneWordLess, type FewerWords } from '../../domain/search/fewer-words.ts'
import { inWholeRegions } from '../../domain/places/whole-regions.ts'
import { nothingNamed, type FoundBy, type NamedList, type NamedLists, type OfferedList } from '../../domain/search/named-lists.ts'
import { isGuess, lastRank } from '../../domain/search/search-ranks.ts'
import type { ApprovedListings } from './approved-listings.ts'
import type { Geography } from './geography.ts'
import { fetchHitsFirst } from './hits-first.ts'
import type { PageQuery } from './list-parameters.ts'
import { nearbyFilter } from './nearby-filter.ts'
import type { FoundType, Search, SearchPlace } from './search.ts'

/** What is found of each type; no rows beyond the last page of the chosen type, or if nothing is found. */
export interface FoundPage extends Page<FoundType>, Pick<NamedLists, 'asksHours' | 'isAround' | 'nearMe'> {
  readonly foundBy: FoundBy
  /**
   * The named lists that have listings. If none has, what comes closest and has some: the lists in the towns around, those with fewer
   * choices in the named places, those of all places.
   */
  readonly offered: readonly OfferedList[]
  /** If nothing is found or offered: searches for all words but one. */
  readonly fewer: readonly FewerWords[]
  /** The number of listings that this device has kept, if only those were searched; otherwise null. */
  readonly kept: number | null
}

/** What to search for, at the moment by which the events of its day are ordered. */
export interface FoundPlace extends SearchPlace {
  readonly now: Moment
}

/** The call. Throws RequestFailed, or an AbortError if its signal is aborted. */
export interface FoundPages {
  fetchPage(place: FoundPlace, signal: AbortSignal): Promise<FoundPage>
}

/** What a page of what is found is made of. */
export interface FoundPagesOptions {
  readonly geography: Pick<Geography, 'fetchRegions' | 'townsAround' | 'withoutRegions'>
  readonly search: Search
  readonly lists: Readonly<Record<ListingType, Pick<ApprovedListings, 'fetchPage'>>>
  /** What a text names. A search for words goes on without it. */
  readonly readLists: (text: string, today: Day) => Promise<NamedLists>
}

/** Creates the call. */
export function createFoundPages({ search, lists, readLists, geography }: FoundPagesOptions): FoundPages {
  async function find(place: FoundPlace, signal: AbortSignal): Promise<FoundType[]> {
    const types = await search.find(place, signal)
    return types.map((each) => ({ ...each, listings: comingFirst(each.listings, each.ranks, place.now) }))
  }

  async function counted(named: readonly UncountedList[], today: Day, signal: AbortSignal): Promise<OfferedList[]> {
    const pages = await Promise.all(named.map((list) => lists[list.type].fetchPage({ ...queryOf(list, today), page: 1, size: 1 }, signal)))
    return named.flatMap((list, index) => {
      const { total = 0, isCapped = false } = pages[index] ?? {}
      return total > 0 ? [{ ...list, total, isCapped }] : []
    })
  }

  /** The lists in the towns around their places. */
  async function aroundPlaces(named: readonly UncountedList[]): Promise<UncountedList[]> {
    return Promise.all(named.map(async (list) => {
      const towns = await nearbyFilter(list.filter, geography)
      return towns ? { ...list, filter: towns, around: list.filter } : list
    }))
  }

  async function countedAround(named: readonly UncountedList[], today: Day, signal: AbortSignal): Promise<OfferedList[]> {
    return counted((await aroundPlaces(named)).filter(({ around }) => around !== null), today, signal)
  }

  /** Offers what comes closest rather than nothing, and nothing rather than a failure. */
  async function offeredOf({ lists: named, isAround }: NamedLists, today: Day, signal: AbortSignal): Promise<OfferedList[]> {
    const placed = async (wanted: readonly UncountedList[]) => (isAround ? aroundPlaces(wanted) : wanted)
    const countedIn = async (wanted: readonly UncountedList[]) => counted(await placed(wanted), today, signal)
    const offered = await countedIn(named.flatMap((list) => differingFrom(list, tagsApart(list.filter)))).catch(() => null)
    if (offered?.length !== 0) return offered ?? []
    const apart = named.flatMap(({ type, filter }) => tagsApart(filter).map((each) => ({ type, filter: each, ...asNamed })))
    const [nearby, inRegions, relaxed] = await Promise.all([
      isAround ? [] : countedAround(apart, today, signal).catch(() => []),
      countedInRegions(named, today, signal).catch(() => []),
      countedIn(named.flatMap(relaxedLists)).catch(() => []),
    ])
    return [...nearby, ...closest(relaxed, inRegions)]
  }

  /** The lists with whole regions in place of the towns and prefectures in them. */
  async function countedInRegions(named: readonly NamedList[], today: Day, signal: AbortSignal): Promise<OfferedList[]> {
    const lists = named.filter(({ filter }) => relaxedKinds(filter).includes('cities'))
    const regions = lists.length > 0 ? await geography.fetchRegions() : []
    const whole = lists.map(({ type, filter }) => ({ type, named: filter, filter: inWholeRegions(filter, regions) }))
    return counted(whole.flatMap(({ type, named: places, filter }) =>
      filter ? tagsApart(filter).map((each) => ({ type, filter: each, leftOut: onlyPlaces(places), around: null })) : []), today, signal)
  }

  /** What the lists have. */
  function selected(named: readonly NamedList[], place: FoundPlace, signal: AbortSignal): Promise<FoundType[]> {
    return pagesOf(named, (list) => fetchList(list, place, signal)(place.page))
  }

  /** Words for a tag can be in texts too: the listings of the lists that are the best with the words as they are come first. */
  async function listed({ lists: named, words }: NamedLists, place: FoundPlace, signal: AbortSignal): Promise<Found> {
    const foundBy = { by: 'choices' } as const
    if (!named.some(({ filter }) => filter.tags.length > 0)) return { found: await selected(named, place, signal), foundBy }
    const inTowns = new Map(await Promise.all(named.map(async (list) => [list, await geography.withoutRegions(list.filter)] as const)))
    const best = find({ ...place, page: 1, text: words }, signal)
    const found = await pagesOf(named, (list) => {
      const query = { ...queryOf({ ...list, filter: inTowns.get(list) ?? list.filter }, place.today), now: place.now }
      const hits = best.then((types) => hitsOf(types.find(({ type }) => type === list.type), query))
      return fetchHitsFirst({ hits, query, fetchPage: fetchList(list, place, signal) }, place.page)
    })
    return { found, foundBy }
  }

  function fetchList(list: NamedList, { today, now }: FoundPlace, signal: AbortSignal): (page: number) => Promise<Page<Entry>> {
    return (page) => lists[list.type].fetchPage({ ...queryOf(list, today), now, page, size: pageSize }, signal)
  }

  /** The types that the text names have its other words; those that it does not name have all of them. */
  async function searched(named: NamedLists, place: FoundPlace, signal: AbortSignal): Promise<Found> {
    const { selects, words, within } = named
    const findWords = () => find({ ...place, text: words }, signal)
    const [byText, byWords] = await Promise.all([find(place, signal), within.length > 0 ? findWords() : null])
    const found = byText.map((each) => byWords?.find(({ type }) => type === each.type && within.includes(type)) ?? each)
    if (selects === 'if nothing is found' && !hasListings(found)) {
      return { found: await selected(named.lists, place, signal), foundBy: { by: 'choices' } }
    }
    if (hasListings(found) || named.lists.length === 0 || words === '') return { found, foundBy: { by: 'text' } }
    return { found: byWords ?? (await findWords()), foundBy: { by: 'words', words } }
  }

  async function foundOf(named: NamedLists, place: FoundPlace, signal: AbortSignal): Promise<Found> {
    const lists: readonly NamedList[] = named.isAround
      ? await aroundPlaces(named.lists.map((list) => ({ ...list, ...asNamed }))).catch(() => named.lists)
      : named.lists
    return (named.selects === 'always' ? listed : searched)({ ...named, lists }, place, signal)
  }

  /** The searches for all words but one that find something, the one with the fewest listings first. */
  async function withFewerWords(place: FoundPlace, signal: AbortSignal): Promise<FewerWords[]> {
    const searches = await Promise.all(withOneWordLess(place.text).map(async (words) => ({
      words, ...countOfAll(await search.find({ ...place, text: words, type: null, page: 1 }, signal)),
    })))
    return searches.filter(({ total }) => total > 0).sort((a, b) => a.total - b.total)
  }

  return {
    async fetchPage(place, signal) {
      if (place.text === '') return nothingAsked
      const named = await readLists(place.text, place.today).catch(() => nothingNamed)
      const { asksHours, isAround, nearMe } = named
      const [{ found, foundBy }, offered] = await Promise.all([
        foundOf(named, { ...place, text: named.searched ?? place.text }, signal), offeredOf(named, place.today, signal),
      ])
      const isNothing = !hasListings(found) && offered.length === 0 && nearMe.length === 0
      const fewer = isNothing ? await withFewerWords(place, signal).catch(() => []) : []
      return { ...pageOfFound(found, place), foundBy, offered, fewer, asksHours, isAround, nearMe, kept: null }
    },
  }
}

const nothingAsked: FoundPage = {
  rows: [], total: 0, isCapped: false, foundBy: { by: 'text' }, offered: [], fewer: [], asksHours: false, isAround: false, nearMe: [],
  kept: null,
}

type Found = Pick<FoundPage, 'foundBy'> & { readonly found: readonly FoundType[] }

function queryOf({ type, filter }: NamedList, today: Day): Omit<PageQuery, 'page' | 'size'> {
  const days = filter.when === undefined ? { from: today } : daysOfWhen(filter.when, today)
  return { filter: withWhen(filter, null), ...(hasField(type, 'startDate') ? days : {}) }
}

/** A page of each type that has a list. */
function pagesOf(named: readonly NamedList[], pageOfList: (list: NamedList) => Promise<Page<Entry>>): Promise<FoundType[]> {
  return Promise.all(listingTypes.map(async (type) => {
    const list = named.find((each) => each.type === type)
    const { rows: listings, total, isCapped } = list ? await pageOfList(list) : noPage
    return { type, listings, total, isCapped, ranks: listings.map(() => 0 as const) }
  }))
}

const noPage: Page<Entry> = { rows: [], total: 0, isCapped: false }

/** The hits that the query selects, in the order of the hits. */
function hitsOf(found: FoundType | undefined, query: ListQuery): Entry[] {
  const { listings = [], ranks = [] } = found ?? {}
  const asTyped = listings.filter((_, index) => !isGuess(ranks[index] ?? lastRank))
  return asTyped.flatMap((listing) => entriesOf([listing], query))
}

type UncountedList = Omit<OfferedList, keyof ListCount>

/** How a list that the text names differs from what it names. */
const asNamed = { leftOut: noFilter, around: null } as const

/** A list has any of its tags, and a text means all that it names: each is offered by itself. */
function tagsApart(filter: Filter): Filter[] {
  return filter.tags.length > 1 ? filter.tags.map((tag) => withChoice(filter, 'tags', [tag])) : [filter]
}

/** Lists of the same type with fewer choices. */
function differingFrom({ type, filter }: NamedList, others: readonly Filter[]): UncountedList[] {
  return others.map((other) => {
    const tags = filter.tags.filter((tag) => !other.tags.includes(tag))
    return { type, filter: other, leftOut: withChoice(leftOutOf(filter, other), 'tags', tags.length > 0 ? tags : null), around: null }
  })
}

/** The list without each kind of its choices, and that of its places alone. */
function relaxedLists({ type, filter }: NamedList): UncountedList[] {
  const inPlaces = placesAlone(filter)
  const relaxed = relaxedKinds(filter).flatMap((kind) => tagsApart(relaxedFilter(filter, kind)))
  return differingFrom({ type, filter }, [...relaxed, ...(inPlaces ? [inPlaces] : [])])
}

/**
 * The lists in the named places, of each type those that leave out least, before those in their regions and those of all places. Where
 * regions have something, whole types of all places are no answer.
 */
function closest(lists: readonly OfferedList[], inRegions: readonly OfferedList[]): OfferedList[] {
  const kindsOut = ({ leftOut }: OfferedList) => relaxedKinds(leftOut)
  const inPlaces = lists.filter((list) => !kindsOut(list).includes('cities'))
  const isClosest = (list: OfferedList) =>
    inPlaces.every((other) => other.type !== list.type || kindsOut(other).length >= kindsOut(list).length)
  const others = lists.filter((list) => !inPlaces.includes(list) && (inRegions.length === 0 || choicesIn(list.filter).length > 0))
  return [...inPlaces.filter(isClosest), ...inRegions, ...others]
}

function pageOfFound(found: readonly FoundType[], { type }: SearchPlace): Page<FoundType> {
  const chosen = found.find((each) => each.type === type)
  const isShown = chosen ? chosen.listings.length > 0 : hasListings(found)
  // All types together have one page.
  const { total, isCapped } = chosen ?? { total: isShown ? 1 : 0, isCapped: false }
  return { rows: isShown ? found : [], total, isCapped }
}

function hasListings(found: readonly FoundType[]): boolean {
  return found.some(({ total }) => total > 0)
}
