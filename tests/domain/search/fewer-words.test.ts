/** A search of which no listing has all words leads to searches for fewer, each of which says something. */
import { expect, it } from 'vitest'
import { withOneWordLess } from '../../../domain/search/fewer-words.ts'

it.each([
  ['bicycle repair', ['repair', 'bicycle']],
  ['κάτι για ποδήλατο και μουσική', ['μουσική', 'ποδήλατο']],
  ['χωρίς γλουτένη', []],
  ['γλυκά χωρίς γλουτένη', ['χωρίς γλουτένη', 'γλυκά']],
  ['cake without sugar Volos', ['without sugar Volos', 'cake Volos', 'cake without sugar']],
  ['xwris zaxari', []],
  ['gluten', []],
  ['one two three four five', []],
])('of "%s" to %j', (text, fewer) => expect(withOneWordLess(text)).toEqual(fewer))
