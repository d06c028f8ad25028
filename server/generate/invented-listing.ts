/** Invents listings that look like real ones: few large towns, common and rare tags, short and long events. */
import type { City } from '../../domain/places/cities.ts'
import { addDays, weekday, type Day } from '../../domain/days/days.ts'
import type { Listing, ListingType } from '../../domain/listing/listing.ts'
import { tagsOf } from '../../domain/listing/tags.ts'
import type { BulkListing } from '../store/listing/bulk-listings.ts'
import { byRank, weightedPick, type Random } from './random.ts'
import { largeTowns, names, spots, streets, wordings } from './wording.ts'

export interface Surroundings {
  readonly cities: readonly City[]
  /** The events are in the year before this day and in the one and a half years after it, most of them near it. */
  readonly today: Day
}

/** Invents the next listing. */
export type Invent = (random: Random) => BulkListing

const types = Object.keys(wordings) as readonly ListingType[]

const pickType = weightedPick(types.map((type) => [type, wordings[type].share] as const))

/** The number of days of an event: one, a weekend, weeks, or months. */
const pickDays = weightedPick<readonly [number, number]>([[[1, 1], 0.88], [[2, 3], 0.08], [[7, 28], 0.03], [[30, 150], 0.01]])

/** The hour at which an event starts: in the morning, at noon or in the evening. */
const pickHour = weightedPick<number>([
  [9, 2], [10, 6], [11, 5], [12, 2], [16, 1], [17, 3], [18, 5], [19, 4], [20, 2], [21, 1],
])

const pickTag = Object.fromEntries(types.map((type) => [type, tagPick(type)])) as Readonly<Record<ListingType, (random: Random) => string>>

export function inventor({ cities, today }: Surroundings): Invent {
  const pickCity = weightedPick(byRank(cities.toSorted((a, b) => rankOf(a) - rankOf(b))))
  return (random) => {
    const type = pickType(random)
    const tags = pickTags(type, random)
    const city = random.isLikely(0.01) ? null : pickCity(random)
    const language = random.isLikely(0.2) ? 'el' : 'en'
    const title = titleOf(type, tags[0] ?? '', city?.name[language] ?? null, language, random)
    return {
      type,
      title,
      description: descriptionOf(type, title, language, random),
      city: city?.name.en ?? null,
      address: random.isLikely(0.7) ? `${random.pick(streets)} ${random.integer(1, 180)}` : null,
      link: random.isLikely(0.4) ? `https://${random.pick(names).toLowerCase().replaceAll(' ', '-')}.example/${random.integer(1, 9999)}` : null,
      // One in twenty events has no tag.
      tags: (random.isLikely(0.05) ? [] : inOrder(type, tags)).map((name) => ({ name })),
      state: random.isLikely(0.03) ? random.pick(['pending', 'pending', 'rejected']) : 'approved',
      ...(type === 'event' ? datesAndCost(today, random) : {}),
    }
  }
}

function rankOf({ name }: City): number {
  const rank = largeTowns.indexOf(name.en)
  return rank < 0 ? largeTowns.length : rank
}

function tagPick(type: ListingType): (random: Random) => string {
  const { commonTitles, rareTitles } = wordings[type]
  const common = byRank(Object.keys(commonTitles))
  const total = common.reduce((sum, [, weight]) => sum + weight, 0)
  return weightedPick([...common, ...Object.keys(rareTitles).map((tag) => [tag, total / 1000] as const)])
}

/** One to three tags; the first is what the listing is about. */
function pickTags(type: ListingType, random: Random): string[] {
  const main = pickTag[type](random)
  const others = random.isLikely(0.55) ? [pickTag[type](random), ...(random.isLikely(0.3) ? [pickTag[type](random)] : [])] : []
  return [...new Set([main, ...others])]
}

function inOrder(type: ListingType, tags: readonly string[]): string[] {
  return tagsOf(type).filter((tag) => tags.includes(tag))
}

function titleOf(type: ListingType, tag: string, city: string | null, language: 'en' | 'el', random: Random): string {
  const { commonTitles, rareTitles, haveNames } = wordings[type]
  const phrase = random.pick((commonTitles[tag] ?? rareTitles[tag])?.[language] ?? [tag])
  if (haveNames) return `${random.pick(names)}${random.isLikely(0.3) ? ` ${random.integer(2, 40)}` : ''}: ${phrase}`
  const spot = random.pick(spots[language])
  if (language === 'el') return random.isLikely(0.5) && city ? `${phrase}: ${city}` : `${phrase} σε ${spot}`
  const places = [`at ${spot}`, ...(city ? [`in ${city}`, `in ${city}, at ${spot}`] : [])]
  const number = random.isLikely(0.2) ? `, no. ${random.integer(2, 60)}` : ''
  return `${phrase} ${random.pick(places)}${number}`
}

/** Two to six sentences in one or two paragraphs. */
function descriptionOf(type: ListingType, title: string, language: 'en' | 'el', random: Random): string {
  const known = wordings[type].sentences[language]
  const start = random.integer(0, known.length - 1)
  const count = random.integer(2, Math.min(6, known.length))
  // Neighbours in the list, so that no sentence is repeated.
  const chosen = Array.from({ length: count }, (_, index) => known[(start + index) % known.length] ?? '')
  const [first, second] = [chosen.slice(0, 3), chosen.slice(3)]
  return [[`${title}.`, ...first].join(' '), second.join(' ')].filter((paragraph) => paragraph !== '').join('\n\n')
}

function datesAndCost(today: Day, random: Random): Pick<Listing, 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'cost'> {
  const cost = random.isLikely(0.6) ? random.pick([0, null]) : random.integer(2, 80) / 2
  if (random.isLikely(0.02)) return { startDate: null, endDate: null, cost }
  const startDate = likelyDay(today, random)
  const [least, most] = pickDays(random)
  const days = random.integer(least, most)
  return { startDate, endDate: days === 1 && random.isLikely(0.3) ? null : addDays(startDate, days - 1), ...times(random), cost }
}

/** Two of three events have a start time, most of these an end time on the same day. */
function times(random: Random): Pick<Listing, 'startTime' | 'endTime'> {
  if (random.isLikely(0.33)) return { startTime: null, endTime: null }
  const [hour, lasts] = [pickHour(random), random.integer(1, 3)]
  const minutes = random.pick(['00', '00', '30', '15'])
  return { startTime: timeAt(hour, minutes), endTime: random.isLikely(0.8) ? timeAt(Math.min(hour + lasts, 23), minutes) : null }
}

function timeAt(hour: number, minutes: string): string {
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** Every second event that would begin from Monday to Friday begins on the Saturday after. */
function likelyDay(today: Day, random: Random): Day {
  const distance = random.next() ** 1.5
  const day = addDays(today, Math.round(random.isLikely(0.4) ? -365 * distance : 540 * distance))
  return weekday(day) < 6 && random.isLikely(0.5) ? addDays(day, 6 - weekday(day)) : day
}
