/** The lists that the words of a search name by their choices: "free events Crete" is the list of events, free and in Crete. */
import { choicesOf, isOfPlaces, type Choice } from '../lists/choices.ts'
import type { ChoiceValue } from '../lists/choice-values.ts'
import { choicesIn, noFilter, withChoice, withoutPlaces, type Filter } from '../lists/filter.ts'
import type { ListCount } from '../lists/paging.ts'
import { listingTypes, type ListingType } from '../listing/listing.ts'
import { isTagOf } from '../listing/tags.ts'
import { townsOfRegions, type Region } from '../places/regions.ts'
import type { Meaning, TextPart } from './named-choices.ts'

/** A list by its type and filter. */
export interface NamedList {
  readonly type: ListingType
  readonly filter: Filter
}

/** A list that is offered for a text, with the number of its listings. */
export interface OfferedList extends NamedList, ListCount {
  /** The choices that the text names and the list does not have. A list on a later day has another time than the one left out. */
  readonly leftOut: Filter
  /** The filter that the text names, if the list is of the towns around its places; otherwise null. */
  readonly around: Filter | null
}

/** What a text names. */
export interface NamedLists {
  /** The lists in the order of the types; none if the text names no choice. */
  readonly lists: readonly NamedList[]
  /**
   * When the listings of the lists are what is found: always, since some of the words are in no listing and cannot be searched for; if
   * no listing has all words; or never, since some of the words name no choice, or several tags, of which a list has any.
   */
  readonly selects: 'always' | 'if nothing is found' | 'never'
  /** The words of the text but for those that are in no listing. */
  readonly words: string
  /** The words of the text that name no choice. */
  readonly unnamed: string
  /** The types that the text names, if all other words can be in listings: then these have to have the other words only. */
  readonly within: readonly ListingType[]
  /** What is searched for first, if some words say nothing of a listing: those for opening hours or for what is near. Otherwise null. */
  readonly searched: string | null
  /** Whether words for opening hours are left out, since they are surely no others, or all others name lists. */
  readonly asksHours: boolean
  /** Whether the lists are of the towns around the places that the text names. */
  readonly isAround: boolean
  /** The lists near the visitor, if the text asks for them: without other places, of all types if it names none. */
  readonly nearMe: readonly NamedList[]
}

/** What was looked for: all words of the text; fewer, since no listing has all; or the choices that they name. */
export type FoundBy = { readonly by: 'text' | 'choices' } | { readonly by: 'words'; readonly words: string }

/** A text that names nothing. */
export const nothingNamed: NamedLists = {
  lists: [], selects: 'never', words: '', unnamed: '', within: [], searched: null, asksHours: false, isAround: false, nearMe: [],
}

/**
 * What is stored of each listing, and so is found by its words. The other choices are words that no listing has. What is near a place is
 * seldom in it.
 */
const searchedChoices = { inPlaces: ['cities', 'tags'], nearPlaces: ['tags'] } as const

/** What lists have: types and choices. */
type ListMeaning = Exclude<Meaning, { readonly choice: 'hours' } | { readonly choice: 'near' }>

interface ListPart extends TextPart {
  readonly meaning: ListMeaning | null
}

/** Tags that are called like a type without days: what is on some day has the tag. */
const tagOfType: Partial<Readonly<Record<ListingType, string>>> = { volunteer: 'Volunteering' }

type Offered = (type: ListingType) => readonly Choice[]

/**
 * The lists of the types that the text names, otherwise of those that have most of its choices. A type without some choice is listed
 * by the others. `offered` are the choices of a type that its list can be filtered by.
 */
export function namedLists(parts: readonly TextPart[], regions: readonly Region[], offered: Offered = choicesOf): NamedLists {
  const near = parts.flatMap(({ meaning }) => (meaning?.choice === 'near' ? meaning.value : []))
  const words = parts.filter(({ meaning }) => meaning?.choice !== 'near')
  const isOfHours = hoursAskedBy(words)
  const others = words.filter((part) => isOfList(part)).filter((part) => !isOfHours(part))
  const namedBy = (of: readonly ListPart[]) => listsOf(of, regions, offered, near.includes('place'))
  const withoutHours = namedBy(others)
  // Beside words that are no choice it may be part of a title, "open day", unless it is sure: "café open now".
  const isSure = others.length > 0 && words.some(isOfHours)
  const asksHours = others.length < words.length && (isSure || withoutHours.selects !== 'never')
  const named = asksHours ? withoutHours : namedBy(words.map(asWords))
  const searched = asksHours ? others : words
  return {
    ...named,
    asksHours,
    searched: searched.length < parts.length ? textOf(searched) : null,
    ...(near.includes('me') && nearVisitor(named, offered, searched.length === 0)),
  }
}

/**
 * What is surely for opening hours: words that can be nothing else, and times where all types that are named are open rather than taking
 * place.
 */
function hoursAskedBy(words: readonly TextPart[]): (part: TextPart) => boolean {
  const types = words.flatMap(({ meaning }) => (meaning?.choice === 'type' ? meaning.value : []))
  const areOpen = types.length > 0 && types.every((type) => !choicesOf(type).includes('when') && tagOfType[type] === undefined)
  return ({ meaning }) => (meaning?.choice === 'hours' && meaning.value === 'surely') || (areOpen && meaning?.choice === 'when')
}

function isOfList(part: TextPart): part is ListPart {
  return part.meaning?.choice !== 'hours' && part.meaning?.choice !== 'near'
}

/** Words for opening hours or what is near are words as any other. */
function asWords(part: TextPart): ListPart {
  return isOfList(part) ? part : { text: part.text, meaning: null }
}

/** With nothing else to look for, nothing is searched for until the visitor asks for what is near. */
function nearVisitor({ lists, selects }: NamedLists, offered: Offered, isAlone: boolean): Pick<NamedLists, 'nearMe' | 'selects'> {
  const named = lists.length > 0 ? lists : listingTypes.map((type) => ({ type, filter: noFilter }))
  return {
    nearMe: named
      .filter(({ type }) => offered(type).includes('cities'))
      .map(({ type, filter }) => ({ type, filter: withoutPlaces(filter) })),
    selects: isAlone ? 'always' : selects,
  }
}

function listsOf(parts: readonly ListPart[], regions: readonly Region[], offered: Offered, isNear: boolean): NamedLists {
  const meanings = parts.flatMap(({ meaning }) => meaning ?? [])
  const isOf = (type: ListingType, { choice, value }: ListMeaning): boolean => {
    if (choice === 'type') return value === type
    return offered(type).includes(choice) && (choice !== 'tags' || (value as readonly string[]).every((tag) => isTagOf(type, tag)))
  }
  const sizeOf = (type: ListingType) => meanings.filter((meaning) => isOf(type, meaning)).length
  const named = listingTypes.filter((type) => meanings.some(({ choice, value }) => choice === 'type' && value === type))
  const most = Math.max(...listingTypes.map(sizeOf))
  const types = named.length > 0 ? named : listingTypes.filter((type) => most > 0 && sizeOf(type) === most)
  const meantBy = (type: ListingType) => meanings.filter((meaning) => isOf(type, meaning))
  const tagged = named.some((type) => offered(type).includes('when')) ? [] : named.flatMap((type) => tagOfType[type] ?? [])
  const timed = listingTypes.filter((type) => offered(type).includes('when') && tagged.length > 0 && has(meantBy(type), 'when'))
  const lists = [
    ...timed.map((type) => ({ type, filter: filterOf([...meantBy(type), { choice: 'tags', value: tagged }], regions) })),
    ...types.map((type) => ({ type, filter: filterOf(meantBy(type), regions) })),
  ]

  const isUsed = ({ meaning }: ListPart) => meaning !== null && [...timed, ...types].some((type) => isOf(type, meaning))
  const ofListings: readonly Meaning['choice'][] = isNear ? searchedChoices.nearPlaces : searchedChoices.inPlaces
  const isUnsearched = (part: ListPart) => isUsed(part) && part.meaning !== null && !ofListings.includes(part.meaning.choice)
  const unsearched = parts.filter(isUnsearched)
  // A filter has any of its tags, the words of a text are all meant: "workshop for kids".
  const isAny = lists.some(({ filter }) => filter.tags.length > 1)
  return {
    ...nothingNamed,
    lists,
    selects: lists.length === 0 || isAny || !parts.every(isUsed) ? 'never' : unsearched.length > 0 ? 'always' : 'if nothing is found',
    words: textOf(parts.filter((part) => !isUnsearched(part))),
    unnamed: textOf(parts.filter(({ meaning }) => meaning === null)),
    within: unsearched.every(({ meaning }) => meaning?.choice === 'type') ? named : [],
    isAround: isNear && lists.some(({ filter }) => choicesIn(filter).some(isOfPlaces)),
  }
}

function textOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join(' ')
}

function has(meanings: readonly ListMeaning[], choice: Choice): boolean {
  return meanings.some((meaning) => meaning.choice === choice)
}

function filterOf(meanings: readonly ListMeaning[], regions: readonly Region[]): Filter {
  const filter = meanings.reduce<Filter>((made, meaning) => {
    return meaning.choice === 'type' ? made : withChoice(made, meaning.choice, withValue(made[meaning.choice], meaning.value) as never)
  }, noFilter)
  return withinRegions(filter, regions)
}

/** Names are added; of two times the first is kept. */
function withValue(value: ChoiceValue | undefined, added: ChoiceValue): ChoiceValue {
  if (value === undefined) return added
  return Array.isArray(value) && Array.isArray(added) ? [...new Set([...(value as string[]), ...(added as string[])])] : value
}

/** "Chania Crete" is Chania: a region is left out if the text names a place in it. */
function withinRegions(filter: Filter, regions: readonly Region[]): Filter {
  const townsOf = townsOfRegions(regions)
  const isWithin = (inner: readonly string[], outer: readonly string[]) =>
    inner.length > 0 && inner.length < outer.length && inner.every((town) => outer.includes(town))
  const places = [...filter.cities.map((city) => [city]), ...(filter.regions ?? []).map(townsOf)]
  const narrowest = (filter.regions ?? []).filter((id) => !places.some((towns) => isWithin(towns, townsOf(id))))
  return withChoice(filter, 'regions', narrowest.length > 0 ? narrowest : null)
}
