/** The list for moderation of a site with a million listings, by words, states and other choices. */
import type { Measured } from './measurement.ts'
import { slowestOfMillion } from './slowest-query.ts'

const states = ['pending', 'change', 'approved', 'rejected', 'removed', 'cancelled', 'any']

/** Frequent words and rare ones, the beginning of words, several, in both scripts, and none that any listing has. */
const texts = ['cleanup', 'vegan', 'stargazing', 'athens', 'αθήνα', 'be', 'κα', 'vegan water', 'tree planting no 7', 'qwertyuiop']

const choices = [
  'type=dine', 'language=el', 'age=day', 'age=over-month', 'type=event&language=en&age=week', 'author=bench-admin',
  'city=Zografou', 'tag=Green+Tech', 'city=Athens&tag=Cleanup&type=event', 'region=attica', 'language=en&q=vegan', 'type=shop&q=cleanup',
  'age=day&q=water', 'author=bench-admin&q=vegan', 'city=Athens&q=water', 'q=bench', 'page=100', 'type=dine&page=100',
]

const queries = states.flatMap((state) =>
  [...texts.map((text) => `q=${encodeURIComponent(text)}`), ...choices].map((choice) => `limit=10&state=${state}&${choice}`))

/** The slowest list. */
export function slowestOfModeration(): Promise<Measured> {
  return slowestOfMillion('/api/listings', queries)
}
