/** The words of a search are marked in texts. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf, partsOf } from '../../../domain/search/search-hits.ts'
import { readSearch } from '../../../domain/search/search-query.ts'

const hits = (text: string, typed: string) => partsOf(text, readSearch(typed, [])).filter(({ isHit }) => isHit).map((part) => part.text)

describe('the hits of a search', () => {
  it.each([
    ['Καθαρισμός στην Αθήνα', 'athina kathar', ['Καθαρισμός', 'Αθήνα']],
    ['Beach cleanup, a beachside walk', 'BEACH', ['Beach', 'beachside']],
    ['Τα παιδιά', 'pedia', ['παιδιά']],
    ['Night of the turtles', 'tutrles', ['turtles']],
    ['Turtle and tutrle', 'turtle', ['Turtle']],
    ['Nothing', 'beach', []],
  ])('in "%s" by "%s" are %j', (text, typed, expected) => {
    expect(hits(text, typed)).toEqual(expected)
  })

  it('are parts of the whole text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, typed) => {
      expect(partsOf(text, readSearch(typed, [])).map((part) => part.text).join('')).toBe(text)
    }))
  })
})

describe('an excerpt', () => {
  const long = `${'Far away from it all. '.repeat(20)}Here is the turtle.${' And more.'.repeat(40)}`

  it('shows the first hit of a long text, from a whole word on', () => {
    const excerpt = excerptOf(long, readSearch('turtle', []))
    expect(excerpt).toMatch(/^… \w.* turtle\. And more\..* …$/)
    expect(excerpt.length).toBeLessThan(230)
  })

  it('is the start of a text without a hit, and all of a short one', () => {
    expect(excerptOf(long, readSearch('beach', []))).toMatch(/^Far away .* …$/)
    expect(excerptOf('Short,\n\nin two.', readSearch('beach', []))).toBe('Short, in two.')
  })
})
