/** The search without a script: a page of what was found of each type, and of the lists that the words name. */
import { quarterOf, type Moment } from '../../domain/days/times.ts'
import { isSameFilter } from '../../domain/lists/filter.ts'
import { listPagePath, listSearchPath, readListPagePath } from '../../domain/lists/list-page.ts'
import { listingTypes, type ListingType } from '../../domain/listing/listing.ts'
import type { ReadChoices } from '../../domain/search/named-choices.ts'
import { namedLists, type NamedList } from '../../domain/search/named-lists.ts'
import type { SearchName } from '../../domain/search/search-names.ts'
import { readSearch } from '../../domain/search/search-query.ts'
import { searchText } from '../../domain/search/search-text.ts'
import type { Region } from '../../domain/places/regions.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { typeWords } from '../../words/listing-types.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { findListings, type FoundByType } from '../store/search/found-listings.ts'
import { document } from './document.ts'
import { searchForm } from './header.ts'
import { listLink } from './list-link.ts'
import { listCountWords, listName, type ListPageParts, type NamingContext } from './list-links.ts'
import { listingItem } from './listing-item.ts'
import type { PageAnswer, PageRequest, PageRoute } from './page-route.ts'

export interface SearchPageParts extends ListPageParts {
  readonly searchNames: readonly SearchName[]
  readonly regions: readonly Region[]
  readonly readChoices: () => ReadChoices
}

/** The number of listings of each type. Who looks for more adds a word. */
const shownPerType = 20

export function searchPage(parts: SearchPageParts): PageRoute {
  return {
    path: listSearchPath,
    isInLanguage: true,
    isByDay: true,
    parameters: { q: searchText },
    answer: (request) => answer(request, parts),
  }
}

async function answer(request: PageRequest, parts: SearchPageParts): Promise<PageAnswer> {
  const words = request.query['q'] ?? ''
  const present = quarterOf(parts.now())
  const place = { types: listingTypes, from: present.day, slice: { offset: 0, limit: shownPerType } }
  const found = await findListings(parts.db, readSearch(words, parts.searchNames), parts.searchNames, place)
  const lists = namedLists(parts.readChoices()(words, present.day), parts.regions).lists.filter((list) => hasPage(list, parts.cityNames))
  return inLanguage(request.language, () => pageOf({ words, present, found, lists }, request, parts))
}

/** Most lists with several choices have none. */
function hasPage({ type, filter }: NamedList, cityNames: readonly string[]): boolean {
  const page = readListPagePath(listPagePath({ type, filter, number: 1 }), cityNames)
  return page !== null && isSameFilter(page.filter, filter)
}

interface Found {
  readonly words: string
  /** The moment by which events are over. */
  readonly present: Moment
  readonly found: FoundByType
  readonly lists: readonly NamedList[]
}

function pageOf({ words, present, found, lists }: Found, request: PageRequest, parts: SearchPageParts): PageAnswer {
  const context = { language: request.language, cityNameIn: parts.cityNameIn }
  const sections = listingTypes.map((type) => sectionOf(type, found[type], context, present)).join('')
  const isEmpty = sections === '' && lists.length === 0
  return document(parts, request, {
    path: `${listSearchPath}?${String(new URLSearchParams({ q: words }))}`,
    title: m.nav_search(),
    description: m.search_start(),
    isUnlisted: true,
    main: `<h1>${text(m.nav_search())}</h1>
${searchForm(request, { name: m.search_field(), words })}
${words === '' ? `<p>${text(m.search_start())}</p>` : ''}
${words !== '' && isEmpty ? `<p>${text(m.search_none({ text: words }))} ${text(m.search_none_hint())}</p>` : ''}
${linksToNamed(lists, context)}
${sections}`,
  })
}

function linksToNamed(lists: readonly NamedList[], context: NamingContext): string {
  if (lists.length === 0) return ''
  const items = lists.map((list) => `<li>${listLink(listName(list.type, list.filter, context), { ...list, language: context.language })}</li>`)
  return `<h2>${text(m.search_lists())}</h2>\n<ul class="lists">${items.join('')}</ul>`
}

/** Empty if nothing of the type was found. */
function sectionOf(type: ListingType, found: FoundByType[ListingType], context: NamingContext, present: Moment): string {
  if (!found || found.listings.length === 0) return ''
  const items = found.listings.map((listing) => listingItem(type, listing, context, { present, heading: 'h3' }))
  return `<section class="kind-${type}"><h2>${text(typeWords[type].list())} <small>${text(listCountWords(type, found))}</small></h2>
<ol class="listings">${items.join('\n')}</ol></section>`
}
