/** What the choices of a filter are called. */
import { formatLongDayOfWeek } from '../domain/days/format-period.ts'
import type { When } from '../domain/days/when.ts'
import { formatDay } from '../domain/format.ts'
import type { Choice, ChoiceOf } from '../domain/lists/choices.ts'
import { chosenIn, type Chosen, type Filter, type SingleChoice } from '../domain/lists/filter.ts'
import { inWords, type KindOrder } from '../domain/lists/kind-order.ts'
import type { ListingType } from '../domain/listing/listing.ts'
import type { PlaceNames } from '../domain/places/place-names.ts'
import { m } from '../messages/compiled/messages.js'
import { getLocale } from '../messages/compiled/runtime.js'

const nameWords: Readonly<Record<ChoiceOf<'names' | 'regions'>, (name: string, places: PlaceNames) => string>> = {
  cities: (city, { cityName }) => cityName(city),
  regions: (region, { regionName }) => regionName(region),
  tags: (tag) => m.tag_name({ tag }),
}

interface FlagWords {
  /** What every control and chip calls it. */
  readonly name: () => string
  /** The whole list of a type with it, if that has a name: `Free events`. Otherwise its own name stands behind the title of the list. */
  readonly list?: (type: ListingType) => string
  /** The heading of its control. */
  readonly legend: () => string
}

/** The words of each flag. */
export const flagWords: Readonly<Record<ChoiceOf<'flag'>, FlagWords>> = {
  free: { name: m.cost_free, list: (type) => m.list_of({ type, price: 'free' }), legend: m.field_cost },
}

/** What the attributes of an embedded list choose: the first one of a choice, and all others together. `times` are the values of a time. */
export const attributeWords: Readonly<Record<Choice, readonly ((inputs: { readonly times: string }) => string)[]>> = {
  cities: [m.embed_city],
  regions: [m.embed_region],
  tags: [m.embed_tag],
  free: [m.embed_free],
  when: [m.embed_when, m.embed_days],
}

/** One of the choices of a filter, in words. */
export interface NamedChoice {
  readonly chosen: Chosen
  readonly words: string
}

/** What is chosen in words. */
export function namedChoices(filter: Filter, places: PlaceNames, order: KindOrder = inWords): readonly NamedChoice[] {
  return chosenIn(filter, order).map((chosen) => ({ chosen, words: wordsOf(filter, chosen, places) }))
}

function wordsOf(filter: Filter, chosen: SingleChoice, places: PlaceNames): string {
  if (chosen.name !== null) return nameWords[chosen.choice](chosen.name, places)
  return chosen.choice === 'when' ? timeName(filter[chosen.choice] as When) : flagWords[chosen.choice].name()
}

/** `This weekend`, `Saturday, December 5, 2026`, or `01/12/2026 – 06/12/2026`. */
function timeName(when: When): string {
  if (typeof when === 'string') return m.filter_when_name({ when })
  const { from, to } = when
  return from === to ? formatLongDayOfWeek(from, getLocale()) : m.filter_range_name({ from: formatDay(from), to: formatDay(to) })
}
