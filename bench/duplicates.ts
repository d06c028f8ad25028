/** Likely duplicates among a million listings, for titles with frequent words in large towns. */
import { addDays, athensToday } from '../domain/days/days.ts'
import type { Measured } from './measurement.ts'
import { slowestOfMillion } from './slowest-query.ts'

const today = athensToday(new Date())

/** As they are typed: beginnings, whole titles, in both languages, and many words. */
const titles = [
  'Beach', 'Beach cleanup', 'Beach cleanup at the old harbour, no. 7', 'Καθαρισμός παραλίας', 'Katharismos paralias', 'Tree planting',
  'Volunteer morning for the garden of the old school', 'Vegan', 'Vegan restaurant', 'Φυτεύουμε βελανιδιές', 'Qwertyuiop',
]

const places = ['&city=Athens', '&city=Thessaloniki', '&city=Zografou', '']

const saturday = `&startDate=${addDays(today, 35 - new Date(today).getUTCDay() + 6)}`

const types = [`event${saturday}`, `event&startDate=${today}&endDate=${addDays(today, 150)}`, 'event', 'shop', 'dine', 'volunteer']

const queries = types.flatMap((type) => places.flatMap((place) =>
  titles.map((title) => `type=${type}${place}&title=${encodeURIComponent(title)}`)))

/** For an administrator, who sees the waiting listings too. */
export function slowestOfDuplicates(): Promise<Measured> {
  return slowestOfMillion('/api/duplicates', queries)
}
