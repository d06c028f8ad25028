/** Finds in the text of a search what is a choice of the filter: a type, a place, a tag, a time, or a flag. */
import { addDays, startOfWeek, type Day } from '../days/days.ts'
import { daysNamed, isDayOfWeek, namedDays, namedTimes, type NamedDay, type NamedTime } from '../days/named-days.ts'
import { whens, type When } from '../days/when.ts'
import { languages, type Language } from '../languages.ts'
import { flagNames, type Choice, type ChoiceOf } from '../lists/choices.ts'
import type { ChoiceValue } from '../lists/choice-values.ts'
import { listingTypes, type ListingType } from '../listing/listing.ts'
import { allTags, otherTag } from '../listing/tags.ts'
import { isTown, type City } from '../places/cities.ts'
import { casesOf, isShort, namesOf, plainName } from '../place-names/city-forms.ts'
import { storedCityNames } from '../place-names/city-lookup.ts'
import type { Region } from '../places/regions.ts'
import { choiceWords, type NearTo } from './choice-words.ts'
import { doubledKey, formKey, hasDoubledKey, isLikeAName, lookedKey, spelledAs, writtenForms, writtenKey } from './name-keys.ts'
import { datesIn, withoutBesideDay } from './named-dates.ts'
import { nearWordsAt, type NearWords } from './near-words.ts'
import { plainWord } from './plain-word.ts'
import { letterKey, soundKey } from './search-keys.ts'
import { significantWords } from './significant-words.ts'

/**
 * What a part of a text means. Names of places and tags are their stored ones. Opening hours and what is near are no choices that a
 * filter has.
 */
export type Meaning =
  | { readonly choice: 'type'; readonly value: ListingType }
  | { readonly choice: 'hours'; readonly value: HoursMeaning }
  | { readonly choice: 'near'; readonly value: NearTo }
  | { readonly choice: Choice; readonly value: ChoiceValue }

/** Whether words are surely for opening hours: "open now", "open today". "Open" alone may be a part of a title. */
type HoursMeaning = 'surely' | 'perhaps'

/** Some words of a text, and what they mean together; null if they are no choice. */
export interface TextPart {
  readonly text: string
  readonly meaning: Meaning | null
}

/** Splits a text into the words that are choices and the others. Stop words are in neither, unless they are part of a name. */
export type ReadChoices = (text: string, today: Day) => readonly TextPart[]

/** What a name means: a choice, or days that are reckoned from the present one. */
type NamedMeaning = Meaning | { readonly choice: 'day'; readonly value: NamedDay | NamedTime }

/** The names that are not known before the site is read. */
export interface SiteNames {
  readonly cities: readonly City[]
  readonly regions: readonly Region[]
  readonly tagName: (tag: string, language: Language) => string
}

/** No name has more words, with its stop words. */
const longestName = 7

/** Makes the keys of all names, once for all searches. Of two choices with one name, the first by `namedMeanings` has it. */
export function choiceReader(site: SiteNames): ReadChoices {
  const named = namedMeanings(site)
  const cased = named.flatMap(([name, meaning]) => casesOf(plainName(name)).map((form) => [form, meaning] as const))
  const written = [named, cased].map((each) => meaningsBy(each, writtenKey))
  const alike = [meaningsBy(named, letterKey), meaningsBy(cased, letterKey)]
  const doubled = meaningsBy(named, doubledKey)
  const sounds = meaningsBy([...named, ...cased], soundKey)
  const storedName = storedCityNames(site.cities)
  const tags = named.filter(([, { choice }]) => choice === 'tags').map(([name, tag]) => [significantWords(name).map(formKey), tag] as const)

  function tagInOtherForms(words: readonly string[]): NamedMeaning | undefined {
    const forms = words.map(writtenForms)
    const [, tag] = tags.find(([name]) => name.length === forms.length && name.every((key, place) => forms[place]?.includes(key))) ?? []
    return tag
  }

  function meaningOf(text: string): NamedMeaning | null {
    if (isShort(plainName(text))) {
      const city = storedName(text)
      if (city !== null) return { choice: 'cities', value: [city] }
    }
    const words = significantWords(text)
    const find = (meanings: readonly ReadonlyMap<string, NamedMeaning>[], keyOf: (word: string) => string) =>
      meanings.map((each) => each.get(words.map(keyOf).join(' '))).find(Boolean)
    const asWritten = find(written, writtenKey) ?? tagInOtherForms(words)
      ?? (words.every(hasDoubledKey) ? find([doubled], doubledKey) : undefined)
    if (asWritten || !isLikeAName(words)) return asWritten ?? null
    const inOtherLetters = find(alike, letterKey) ?? find(written, (word) => spelledAs(letterKey(word))) ?? find(alike, lookedKey)
    return inOtherLetters ?? find([sounds], soundKey) ?? null
  }

  const isTime = (word: string) => isOfTime(meaningOf(word))

  function meaningIn(words: readonly string[], today: Day): Meaning | null {
    const dates = datesIn(words, today, isTime)
    if (dates !== null) return { choice: 'when', value: dates }
    const named = meaningOf(words.join(' '))
    if (named !== null) return onDay(named, today)
    const beside = withoutBesideDay(words)
    const time = beside && meaningOf(beside.words.join(' '))
    if (!isOfTime(time)) return null
    return onDay(time, beside?.isNext && time?.choice === 'day' && isDayOfWeek(time.value) ? addDays(startOfWeek(today), 7) : today)
  }

  /** The longest part from this word on that is a choice, otherwise the word. It ends before words for what is near. */
  function partAt(words: readonly string[], start: number, today: Day): SomeWords {
    const most = words.slice(start, start + longestName)
    const near = most.findIndex((_, index) => index > 0 && nearWordsAt(words, start + index).length > 0)
    const rest = near < 0 ? most : most.slice(0, near)
    const spans = rest.map((_, index) => rest.slice(0, rest.length - index))
    const span = spans.find((each) => meaningIn(each, today) !== null) ?? rest.slice(0, 1)
    return { text: span.join(' '), meaning: meaningIn(span, today), length: span.length }
  }

  return (text, today) => {
    const words = text.split(/[\s,;·]+/).filter(Boolean)
    const parts: SomeWords[] = []
    for (let start = 0; start < words.length; ) {
      const near = nearWordsAt(words, start).find(({ to, length }) => to === 'me' || isPlace(partAt(words, start + length, today)))
      const part = near ? nearPart(words, start, near) : partAt(words, start, today)
      if (part.meaning || significantWords(part.text).length > 0) parts.push(part)
      start += part.length
    }
    const isNow = words.some((word) => nowKeys.has(letterKey(plainWord(word))))
    return parts.map(({ text: written, meaning: meant }) => ({ text: written, meaning: isNow ? sureOfHours(meant) : meant }))
  }
}

const nowKeys: ReadonlySet<string> = new Set(languages.flatMap((language) => choiceWords[language].now.map(letterKey)))

function sureOfHours(meant: Meaning | null): Meaning | null {
  return meant?.choice === 'hours' ? { ...meant, value: 'surely' } : meant
}

/** A part of a text, and the number of its words. */
interface SomeWords extends TextPart {
  readonly length: number
}

function nearPart(words: readonly string[], start: number, { to, length }: NearWords): SomeWords {
  return { text: words.slice(start, start + length).join(' '), meaning: { choice: 'near', value: to }, length }
}

function isPlace({ meaning }: TextPart): boolean {
  return meaning?.choice === 'cities' || meaning?.choice === 'regions'
}

function isOfTime(meaning: NamedMeaning | null): boolean {
  return meaning?.choice === 'when' || meaning?.choice === 'day'
}

function onDay(meaning: NamedMeaning | null, today: Day): Meaning | null {
  if (meaning?.choice !== 'day') return meaning
  return { choice: 'when', value: daysNamed(meaning.value, today) }
}

type Named = readonly (readonly [name: string, meaning: NamedMeaning])[]

/** The names of all choices. What is called like a type is the type, and what is called like a town the town. */
function namedMeanings({ cities, regions, tagName }: SiteNames): Named {
  const words = languages.map((language) => choiceWords[language])
  const places = regions.flatMap((region) => [region, ...region.prefectures])
  const ofChoices: Readonly<Record<Exclude<Choice, ChoiceOf<'flag'>>, Named>> = {
    when: [
      ...whens.flatMap((when) => words.flatMap(({ times }) => meaning(times[when], 'when', when satisfies When))),
      ...[...namedDays, ...namedTimes].flatMap((day) => words.flatMap(({ days }) => meaning(days[day], 'day', day))),
    ],
    regions: places.flatMap(({ id, name }) => meaning(Object.values(name), 'regions', [id])),
    cities: cities.map((city) => [city, city.name[languages[0]]] as const).filter(([, stored]) => isTown(stored))
      .flatMap(([city, stored]) => meaning(namesOf(city), 'cities', [stored])),
    tags: allTags.filter((tag) => tag !== otherTag).flatMap((tag) => [
      ...meaning([tag, ...languages.map((language) => tagName(tag, language))], 'tags', [tag]),
      ...words.flatMap(({ tags }) => meaning(tags[tag] ?? [], 'tags', [tag])),
    ]),
  }
  return [
    ...listingTypes.flatMap((type) => words.flatMap(({ types }) => meaning(types[type], 'type', type))),
    ...flagNames.flatMap((flag) => words.flatMap(({ flags }) => meaning(flags[flag], flag, true))),
    ...words.flatMap(({ hours }) => hours.flatMap((name) => meaning([name], 'hours', hoursMeaning(name)))),
    ...Object.values(ofChoices).flat(),
    // A part of the name of a region can be the name of a town.
    ...places.flatMap(({ id, name }) => meaning(Object.values(name).flatMap(namesJoined), 'regions', [id])),
    ...words.flatMap((each) => Object.entries(each.regions).flatMap(([word, ids]) => meaning([word], 'regions', ids))),
  ]
}

function meaning(names: readonly string[], choice: NamedMeaning['choice'], value: NamedMeaning['value']): Named {
  return names.map((name) => [name, { choice, value } as NamedMeaning])
}

function hoursMeaning(name: string): HoursMeaning {
  return significantWords(name).length > 1 ? 'surely' : 'perhaps'
}

/** The names that a name of several places is made of: `Euboea and Skyros`. */
function namesJoined(name: string): readonly string[] {
  const names = name.split(/ (?:and|και) /)
  return names.length > 1 ? names : []
}

function meaningsBy(named: Named, keyOf: (word: string) => string): ReadonlyMap<string, NamedMeaning> {
  const meanings = new Map<string, NamedMeaning>()
  for (const [name, each] of named) {
    const key = significantWords(name).map(keyOf).join(' ')
    if (key !== '' && !meanings.has(key)) meanings.set(key, each)
  }
  return meanings
}
