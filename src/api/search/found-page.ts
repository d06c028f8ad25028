/**
 * A page of what a text finds, and the lists that its words name. Words that only a filter knows, such as "events in Crete", list what
 * the filter selects.
 */
import type { Day } from '../../../domain/days/days.ts'
import type { Moment } from '../../../domain/days/times.ts'
import { entriesOf, type ListQuery } from '../../../domain/lists/list-query.ts'
import { countOfAll, pageSize, type Page } from '../../../domain/lists/paging.ts'
import { hasField, listingTypes, type Entry, type ListingType } from '../../../domain/listing/listing.ts'
import { comingFirst } from '../../../domain/search/coming-first.ts'
import { withOneWordLess, type FewerWords } from '../../../domain/search/fewer-words.ts'
import { nothingNamed, type FoundBy, type NamedList, type NamedLists, type OfferedList } from '../../../domain/search/named-lists.ts'
import { isGuess, lastRank } from '../../../domain/search/search-ranks.ts'
import type { ApprovedListings } from '../approved-listings.ts'
import type { Geography } from '../geography.ts'
import { fetchHitsFirst } from './hits-first.ts'
import { asNamed, createOfferedLists, queryOf } from './offered-lists.ts'
import type { FoundType, Search, SearchPlace } from './search.ts'

/** What is found of each type; no rows beyond the last page of the chosen type, or if nothing is found. */
export interface FoundPage extends Page<FoundType>, Pick<NamedLists, 'asksHours' | 'isAround' | 'nearMe'> {
  readonly foundBy: FoundBy
  /**
   * The named lists that have listings. If none has, what comes closest and has some: the lists in the towns around, those with fewer
   * choices in the named places, those of all places.
   */
  readonly offered: readonly OfferedList[]
  /** If nothing is found: searches for the words that name no list, or for all words but one if none is offered. */
  readonly fewer: readonly FewerWords[]
  /** If these find nothing either: the lists of all types. */
  readonly whole: readonly OfferedList[]
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
  const { offeredOf, wholeLists, aroundPlaces } = createOfferedLists(lists, geography)

  async function find(place: FoundPlace, signal: AbortSignal): Promise<FoundType[]> {
    const types = await search.find(place, signal)
    return types.map((each) => ({ ...each, listings: comingFirst(each.listings, each.ranks, place.now) }))
  }

  /** What the lists have. */
  function selected(named: readonly NamedList[], place: FoundPlace, signal: AbortSignal): Promise<FoundType[]> {
    return pagesOf(named, (list) => fetchList(list, place, signal)(place.page))
  }

  /**
   * Words for a tag can be in texts too: of lists that have no order of time, the listings that are the best with the words as they are
   * come first.
   */
  async function listed({ lists: named, words }: NamedLists, place: FoundPlace, signal: AbortSignal): Promise<Found> {
    const foundBy = { by: 'choices' } as const
    const untimed = named.filter(({ type, filter }) => !hasField(type, 'startDate') && filter.tags.length > 0)
    if (untimed.length === 0) return { found: await selected(named, place, signal), foundBy }
    const inTowns = new Map(await Promise.all(untimed.map(async (list) => [list, await geography.withoutRegions(list.filter)] as const)))
    const best = find({ ...place, page: 1, text: words }, signal)
    const found = await pagesOf(named, (list) => {
      if (!untimed.includes(list)) return fetchList(list, place, signal)(place.page)
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

  /** The searches for these texts that find something, the one with the fewest listings first. */
  async function countedOf(texts: readonly string[], place: FoundPlace, signal: AbortSignal): Promise<FewerWords[]> {
    const searches = await Promise.all(texts.map(async (words) => ({
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
      const isUnfound = !hasListings(found) && named.unnamed !== '' && named.unnamed !== named.words
      const shorter = isNothing ? withOneWordLess(place.text) : isUnfound ? [named.unnamed] : []
      const fewer = await countedOf(shorter, place, signal).catch(() => [])
      const whole = isNothing && fewer.length === 0 ? await wholeLists(place.today, signal).catch(() => []) : []
      return { ...pageOfFound(found, place), foundBy, offered, fewer, whole, asksHours, isAround, nearMe, kept: null }
    },
  }
}

const nothingAsked: FoundPage = {
  rows: [], total: 0, isCapped: false, foundBy: { by: 'text' }, offered: [], fewer: [], whole: [],
  asksHours: false, isAround: false, nearMe: [], kept: null,
}

type Found = Pick<FoundPage, 'foundBy'> & { readonly found: readonly FoundType[] }

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
