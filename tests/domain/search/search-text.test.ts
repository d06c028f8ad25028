/** The text of a search, as it is typed or pasted. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchText } from '../../../domain/search/search-text.ts'
import { typedSearch } from '../../../domain/typed-search.ts'

it.each([
  ['  elen  i ', 'elen i'], ['a\0b\n', 'ab'], ['', ''], ['🌿'.repeat(101), '🌿'.repeat(100)], ['\u202Delen\u00ADi\u202C', 'eleni'],
  ['tree\u2028planting\vAthens', 'tree planting Athens'], [`${'a'.repeat(98)}👩‍👧`, `${'a'.repeat(98)}👩`],
])('of %j is %j', (typed, sought) => expect(typedSearch(typed)).toBe(sought))

it('is the same if it is read again, from an address too', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
    const text = typedSearch(typed)
    expect([typedSearch(text), searchText(text)]).toEqual([text, text])
  }))
})
