/** The flags of listings as bits. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingTypes } from '../../../domain/listing/listing.ts'
import { filterChoices, flagNames } from '../../../domain/lists/choices.ts'
import { matches, noFilter, withChoice } from '../../../domain/lists/filter.ts'
import { flagBits, flagsOf, matchingBits } from '../../../domain/lists/flags.ts'
import { events, filter } from '../arbitraries.ts'

describe('the bits of flags', () => {
  it('are powers of two that no two flags share', () => {
    const bits = flagNames.map((flag) => filterChoices[flag].bit)
    for (const bit of bits) expect([bit, Math.log2(bit) % 1]).toEqual([bit, 0])
    expect(bits).toEqual([...new Set(bits)])
  })

  it.each(flagsOf('event'))('have %s in some generated events and not in others, so that other properties see both', (flag) => {
    const seen = fc.sample(events, { numRuns: 200, seed: 1 }).flat().map((event) => filterChoices[flag].matches(event))
    expect(new Set(seen)).toEqual(new Set([true, false]))
  })

  it('of a listing are among those of a filter if it matches', () => {
    fc.assert(
      fc.property(events, filter, (all, { cities: _, tags: _tags, ...flags }) => {
        const chosen = { cities: [], tags: [], ...flags }
        const bits = matchingBits('event', chosen)
        for (const event of all) expect(bits.length === 0 || bits.includes(flagBits('event', event))).toBe(matches(event, chosen))
      }),
    )
  })

  it('are none for a type without the field, and its lists do not depend on them', () => {
    fc.assert(
      fc.property(events, (all) => {
        for (const type of listingTypes) {
          for (const flag of flagNames.filter((each) => !flagsOf(type).includes(each))) {
            for (const event of all) expect(flagBits(type, event) & filterChoices[flag].bit).toBe(0)
            expect(matchingBits(type, withChoice(noFilter, flag, true))).toEqual([])
          }
        }
      }),
    )
  })
})
