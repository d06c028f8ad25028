/** Words that say little do not narrow a search. */
import { expect, it } from 'vitest'
import { readSearch } from '../../../domain/search/search-query.ts'

it.each([
  ['κάτι για παιδιά', 'παιδιά'],
  ['ΚΑΤΙ ΓΙΑ ΠΑΙΔΙΑ', 'παιδια'],
  ['kati gia paidia', 'paidia'],
  ['something for children near Chania', 'children Chania'],
  ['καταστήματα κοντά μου', 'καταστήματα'],
  ['shops near me', 'shops'],
  ['τι να κάνω με παιδιά', 'παιδιά'],
  ['ti na kano me paidia', 'paidia'],
  ['πού μπορώ να βρω σαπούνι', 'σαπούνι'],
  ['where can I find soap', 'soap'],
  ["what's there for children", 'children'],
  ['καταστήματα τώρα', 'καταστήματα'],
  ['τι γίνεται με τα παιδιά', 'παιδιά'],
  ['ti ginetai me ta paidia', 'paidia'],
  ["what's happening for children", 'children'],
])('"%s" looks for "%s"', (typed, telling) => {
  expect(readSearch(typed, [])).toEqual(readSearch(telling, []))
})

it('are looked for where there are no others', () => {
  expect(readSearch('for the', [])).toHaveLength(2)
})

it('do not count among the six words', () => {
  expect(readSearch('the one two three four five six', [])).toEqual(readSearch('one two three four five six', []))
})
