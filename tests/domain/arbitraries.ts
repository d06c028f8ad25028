/** Generated listings, days and filters for property tests. */
import fc from 'fast-check'
import { addDays, type Day } from '../../domain/days/days.ts'
import { withChoice, type Filter } from '../../domain/lists/filter.ts'
import { flagsOf } from '../../domain/lists/flags.ts'
import { languages } from '../../domain/languages.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { tagsOf } from '../../domain/listing/tags.ts'

/** A day of 2026 to 2028, including a leap year. */
export const day: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 1095 }).map((count) => addDays('2026-01-01', count))

/** A day within two months, so that windows and events often overlap. */
export const nearDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 60 }).map((count) => addDays('2026-11-01', count))

const cities = ['Athens', 'Volos', 'Chania']

const title = fc.oneof(
  fc.constantFrom('Olive harvest', 'olive Harvest', 'Όλυμπος', 'ολυμπος', 'Ζωή', '🌿 walk', 'Ōsaka', '\u{ffee} wide'),
  fc.string({ minLength: 1, maxLength: 12 }),
)

const tags = fc
  .subarray(tagsOf('event').slice(0, 4))
  .map((names) => names.map((name) => ({ name })))

const wording = { title, language: fc.constantFrom(...languages), translatedTitle: fc.option(fc.constant('Περίπατος')) }

/** Times of an event that has a day; midnight as an end is that at the end of its last day. */
const times = fc.constantFrom(
  { startTime: null, endTime: null },
  ...['00:00', '09:30', '23:59'].map((startTime) => ({ startTime, endTime: null })),
  { startTime: '00:00', endTime: '09:30' }, { startTime: '09:30', endTime: '12:00' }, { startTime: '23:59', endTime: '00:00' },
)

/** A time of day at which a quarter of an hour begins. */
export const quarter = fc.constantFrom('00:00', '09:30', '12:00', '23:45')

const cost = fc.constantFrom(null, 0, 0.5, 12)

const dates = fc.oneof(
  fc.constant({ startDate: null, endDate: null }),
  fc.tuple(nearDay, fc.option(fc.integer({ min: 0, max: 12 }))).map(([startDate, length]) => ({
    startDate,
    endDate: length === null ? null : addDays(startDate, length),
  })),
)

/** Events with unique ids, over few cities, tags and days. */
export const events: fc.Arbitrary<Listing[]> = fc
  .array(fc.record({ ...wording, cost, times, city: fc.option(fc.constantFrom(...cities)), tags, dates }), { maxLength: 12 })
  .map((drafts) =>
    drafts.map(({ dates: { startDate, endDate }, times: { startTime, endTime }, ...draft }, index) => ({
      ...draft,
      startTime: startDate && startTime,
      endTime: startDate && endTime,
      id: index + 1,
      description: 'A walk',
      translatedDescription: null,
      address: null,
      link: null,
      approved: true,
      startDate,
      endDate,
    })),
  )

export const filter: fc.Arbitrary<Filter> = fc
  .record({ cities: fc.subarray(cities), tags: fc.subarray(tagsOf('event').slice(0, 5)), flags: fc.subarray([...flagsOf('event')]) })
  .map(({ flags, ...others }) => flags.reduce<Filter>((chosen, flag) => withChoice(chosen, flag, true), others))
