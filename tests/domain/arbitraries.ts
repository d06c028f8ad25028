/** Generated listings, days and filters for property tests. */
import fc from 'fast-check'
import { addDays, type Day } from '../../domain/days/days.ts'
import { withChoice, type Filter } from '../../domain/lists/filter.ts'
import { flagsOf } from '../../domain/lists/flags.ts'
import { languages } from '../../domain/languages.ts'
import type { FieldContent } from '../../domain/listing/field-registry.ts'
import { contentOf, fieldsOf, perField } from '../../domain/listing/listing-fields.ts'
import { hasField, type Listing, type ListingFields, type ListingType } from '../../domain/listing/listing.ts'
import { tagsOf } from '../../domain/listing/tags.ts'

/** A day of 2026 to 2028, including a leap year. */
export const day: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 1095 }).map((count) => addDays('2026-01-01', count))

/** A day within two months, so that windows and events often overlap. */
export const nearDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 60 }).map((count) => addDays('2026-11-01', count))

const cities = ['Athens', 'Volos', 'Chania']

/** What a field with each content holds, or nothing. */
const values = (type: ListingType): Readonly<Record<FieldContent['kind'], fc.Arbitrary<unknown>>> => ({
  line: fc.option(fc.constant('Περίπατος')),
  lines: fc.option(fc.constant('Ένας περίπατος\nστο δάσος')),
  link: fc.option(fc.constant('https://example.org/walk')),
  cost: fc.constantFrom(null, 0, 0.5, 12),
  city: fc.option(fc.constantFrom(...cities)),
  tags: fc.subarray(tagsOf(type).slice(0, 4)).map((names) => names.map((name) => ({ name }))),
  language: fc.constantFrom(...languages),
  day: fc.constant(null),
  time: fc.constant(null),
})

const title = fc.oneof(
  fc.constantFrom('Olive harvest', 'olive Harvest', 'Όλυμπος', 'ολυμπος', 'Ζωή', '🌿 walk', 'Ōsaka', '\u{ffee} wide'),
  fc.string({ minLength: 1, maxLength: 12 }),
)

/** Times of an event that has a day; midnight as an end is that at the end of its last day. */
const times = fc.constantFrom(
  { startTime: null, endTime: null },
  ...['00:00', '09:30', '23:59'].map((startTime) => ({ startTime, endTime: null })),
  { startTime: '00:00', endTime: '09:30' }, { startTime: '09:30', endTime: '12:00' }, { startTime: '23:59', endTime: '00:00' },
)

/** A time of day at which a quarter of an hour begins. */
export const quarter = fc.constantFrom('00:00', '09:30', '12:00', '23:45')

const dates = fc.oneof(
  fc.constant({ startDate: null, endDate: null }),
  fc.tuple(nearDay, fc.option(fc.integer({ min: 0, max: 12 }))).map(([startDate, length]) => ({
    startDate,
    endDate: length === null ? null : addDays(startDate, length),
  })),
)

/** A value for every field of the type by its content; required texts, days and times have values of their own. */
function fieldsFor(type: ListingType): fc.Arbitrary<ListingFields> {
  return fc.record(perField(fieldsOf(type), (field) => values(type)[contentOf(field).kind])) as fc.Arbitrary<ListingFields>
}

/** Listings with unique ids, over few cities, tags and days. */
export function listingsOf(type: ListingType): fc.Arbitrary<Listing[]> {
  const when = hasField(type, 'startDate') ? fc.record({ dates, times }) : fc.constant(null)
  return fc
    .array(fc.record({ fields: fieldsFor(type), title, when }), { maxLength: 12 })
    .map((drafts) =>
      drafts.map(({ fields, title, when }, index) => ({
        ...fields,
        id: index + 1,
        title,
        description: 'A walk',
        approved: true,
        ...(when && { ...when.dates, ...(when.dates.startDate ? when.times : { startTime: null, endTime: null }) }),
      })),
    )
}

/** Some of the choices of the lists of a type. */
export function filterOf(type: ListingType): fc.Arbitrary<Filter> {
  return fc
    .record({ cities: fc.subarray(cities), tags: fc.subarray(tagsOf(type).slice(0, 5)), flags: fc.subarray([...flagsOf(type)]) })
    .map(({ flags, ...others }) => flags.reduce<Filter>((chosen, flag) => withChoice(chosen, flag, true), others))
}

export const events = listingsOf('event')

export const filter = filterOf('event')
