/** Links to the lists that the server makes, with the numbers of their listings. */
import type { CityNameIn } from '../../domain/places/cities.ts'
import { maxTotal, shownCount } from '../../domain/lists/filter-counts.ts'
import type { Filter } from '../../domain/lists/filter.ts'
import type { ListCount } from '../../domain/lists/paging.ts'
import type { Language } from '../../domain/languages.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import { storedNames, type PlaceNames } from '../../domain/places/place-names.ts'
import { m } from '../../messages/compiled/messages.js'
import { listTitle } from '../../words/list-title.ts'
import { namedChoices } from '../../words/choices.ts'
import { foundCount, shortCount } from '../../words/listing-counts.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import type { CountedList, CountedLists, ListParts } from './counted-lists.ts'
import type { DocumentLook } from './document.ts'
import { listLink } from './list-link.ts'

/** What names of lists depend on. */
export interface NamingContext {
  readonly language: Language
  readonly cityNameIn: CityNameIn
}

/** What the pages of lists are made from. */
export type ListPageParts = DocumentLook & ListParts & Pick<NamingContext, 'cityNameIn'>

/** The name of a list: `Events in Chania`. Call it in the language. */
export function listName(type: ListingType, filter: Filter, context: NamingContext): string {
  return listTitle(type, filter, placesIn(context))
}

/** The number of listings of a list, which stops where counting does. Call it in the language. */
export function listCountWords(type: ListingType, { total, isCapped }: ListCount): string {
  return foundCount(type, isCapped ? { count: total, isCapped } : shownCount(total, maxTotal))
}

/** The lists with their whole names, under a heading of this level. Empty without lists. Call it in the language. */
export function linksToLists(heading: string, lists: readonly CountedList[], context: NamingContext, level: 2 | 3 = 2): string {
  return section(heading, lists, ({ type, filter }) => listName(type, filter, context), context, level)
}

/** The lists of a type by what they choose, each named by its choice. Call it in the language. */
export function linksToChoices({ times, towns, tags }: CountedLists, context: NamingContext, level: 2 | 3 = 2): string {
  const name = ({ filter }: CountedList) => namedChoices(filter, placesIn(context)).map(({ words }) => words).join(', ')
  return [
    section(m.lists_times(), times, name, context, level),
    section(m.lists_towns(), inOrderOfNames(towns, name, context), name, context, level),
    section(m.lists_tags(), tags, name, context, level),
  ].join('')
}

function inOrderOfNames(lists: readonly CountedList[], nameOf: (list: CountedList) => string, { language }: NamingContext) {
  const { compare } = new Intl.Collator(language)
  return lists.map((list) => ({ list, name: nameOf(list) })).sort((a, b) => compare(a.name, b.name)).map(({ list }) => list)
}

function section(
  heading: string,
  lists: readonly CountedList[],
  nameOf: (list: CountedList) => string,
  { language }: NamingContext,
  level: 2 | 3,
): string {
  if (lists.length === 0) return ''
  const items = lists.map((list) =>
    `<li>${listLink(nameOf(list), { ...list, language })} <small>${text(shortCount(shownCount(list.count)))}</small></li>`)
  return `<h${level}>${text(heading)}</h${level}>\n<ul class="lists">${items.join('')}</ul>\n`
}

function placesIn({ language, cityNameIn }: NamingContext): PlaceNames {
  return { ...storedNames, cityName: (city) => cityNameIn(city, language) }
}
