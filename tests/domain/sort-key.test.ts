/** Folds and compares text. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareCodePoints, endInSortKey, fold, sortKey } from '../../domain/sort-key.ts'

describe('fold', () => {
  it.each([
    ['ΟΔΟΣ', 'οδοσ'], ['οδός', 'οδοσ'], ['Οδος', 'οδοσ'], ['ΐ', 'ι'],
    ['Café ', 'cafe'], ['Straße', 'strasse'], ['STRAẞE', 'strasse'], ['𝚤', 'i'],
  ])(
    'folds %s to %s',
    (text, folded) => expect(fold(text)).toBe(folded),
  )

  it('does not change folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  it('is the same for upper and lower case', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abzAZαάβςσΣΪϊΰ éÉ') }), (text) => {
        expect(fold(text.toUpperCase())).toBe(fold(text.toLowerCase()))
      }),
    )
  })
})

describe('the sort key of a listing', () => {
  const endIn = (key: string) => key.slice(endInSortKey.first - 1, endInSortKey.first - 1 + endInSortKey.count)

  it.each([['20:30', '20:30'], ['00:00', '24:00'], [null, '--:--']])('has the end %s as %s in its place', (endTime, end) => {
    expect(endIn(sortKey({ title: 'Walk', startTime: '18:00', endTime }))).toBe(end)
  })
})

describe('compareCodePoints', () => {
  it('has the order of UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
      }),
    )
  })

  it('puts an emoji after the last letters of the basic plane', () => expect(compareCodePoints('🌿', '\uffee')).toBeGreaterThan(0))
})
