/** Words with one typing error are found, others are not. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowsError, formsOf, isMisspelling, isOneErrorApart } from '../../../domain/search/search-errors.ts'
import { letterKey } from '../../../domain/search/search-keys.ts'

const key = fc.string({ unit: fc.constantFrom(...'abcdet'), maxLength: 8 })

/** All keys that one error makes of a key. */
function withOneError(word: string): Set<string> {
  const places = [...word, ''].map((_, index) => index)
  const letters = [...'abcdet']
  return new Set([
    word,
    ...places.map((at) => word.slice(0, at) + word.slice(at + 1)),
    ...places.flatMap((at) => letters.map((letter) => word.slice(0, at) + letter + word.slice(at))),
    ...places.flatMap((at) => letters.map((letter) => (at < word.length ? word.slice(0, at) + letter + word.slice(at + 1) : word))),
    ...places.map((at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)),
  ])
}

describe('one typing error', () => {
  it('is a letter missing, added or wrong, or two in the wrong order', () => {
    fc.assert(fc.property(key, key, (left, right) => {
      expect(isOneErrorApart(left, right)).toBe(withOneError(left).has(right))
    }), { numRuns: 2000 })
    fc.assert(fc.property(key.chain((left) => fc.tuple(fc.constant(left), fc.constantFrom(...withOneError(left)))), ([left, right]) => {
      expect(isOneErrorApart(left, right)).toBe(true)
      expect(formsOf(left).some((form) => formsOf(right).includes(form))).toBe(true)
    }), { numRuns: 2000 })
  })

  it('may change a Greek letter that is written as two Latin ones', () => {
    expect(isOneErrorApart(letterKey('καθαρισμός'), letterKey('καψαρισμός'))).toBe(true)
    expect(isOneErrorApart(letterKey('θάλασσα'), letterKey('κάλασσα'))).toBe(true)
  })

  it.each([
    ['λύκος', 'δίκος'], ['ρέμα', 'ρεύμα'], ['pizza', 'πρίζα'], ['basket', 'casket'], ['olive', 'alive'], ['houre', 'horse'],
  ])('does not make %s of %s', (typed, other) => expect(isMisspelling([letterKey(typed)], letterKey(other))).toBe(false))

  it.each([
    ['kayka', 'kayak'], ['ghots', 'ghost'], ['planet', 'planets'], ['θάλασα', 'θάλασσα'], ['basket', 'basked'],
    ['σαταστήματα', 'καταστήματα'],
  ])('makes %s of %s', (typed, meant) => expect(isMisspelling([letterKey(typed)], letterKey(meant))).toBe(true))

  it('is likely in short words if it is a letter that is not doubled', () => {
    expect(isMisspelling(['aple'], 'apple')).toBe(true)
    expect(isMisspelling(['aple'], 'ample')).toBe(false)
  })

  it('is allowed in words of five letters or more, not in numbers', () => {
    expect(['oliv', 'olive', '20261'].map(allowsError)).toEqual([false, true, false])
  })
})
