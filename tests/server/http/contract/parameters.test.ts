/** Reading parameters from a URL, and writing them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Parameter } from '../../../../server/http/contract/contract.ts'
import { addressOf, readQuery } from '../../../../server/http/contract/parameters.ts'
import { queryOf } from '../../../../server/http/contract/query-string.ts'

const declared: readonly Parameter[] = [
  { name: 'city', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
  { name: 'q', in: 'query', schema: { type: 'string' } },
  { name: 'limit', in: 'query', schema: { type: 'integer' } },
  { name: 'approved', in: 'query', schema: { type: 'boolean' } },
]

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string()).filter((each) => !each.includes('\0'))

const values = fc.record(
  { city: fc.array(text, { minLength: 1 }), q: text, limit: fc.integer({ min: -1e9, max: 1e9 }), approved: fc.boolean() },
  { requiredKeys: [] },
)

describe('the URL of a query', () => {
  it('is read as it was written, with cities sorted and without duplicates', () => {
    fc.assert(
      fc.property(values, (query) => {
        const address = addressOf('/cities/{id}', declared, { id: 'a b' }, query)
        expect(address.split('?')[0]).toBe('/cities/a%20b')
        const once = query.city && { city: [...new Set(query.city)].sort() }
        expect(readQuery(declared, queryOf(address))).toEqual({ values: { ...query, ...once }, faults: [], isKnown: true })
      }),
    )
  })

  it('is the same for any order of the cities', () => {
    fc.assert(
      fc.property(values, (query) => {
        const turned = { ...query, ...(query.city && { city: [...query.city, ...query.city].reverse() }) }
        expect(addressOf('/', declared, {}, turned)).toBe(addressOf('/', declared, {}, query))
      }),
    )
  })
})

describe('a query', () => {
  it('can be written by URLSearchParams', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cities) => {
        const written = new URLSearchParams(cities.map((city) => ['city', city])).toString()
        expect(readQuery(declared, written).values).toEqual({ city: cities })
      }),
    )
  })

  it('becomes values or faults; nothing is lost', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        const { values: read, faults } = readQuery(declared, written)
        const hasContent = Object.keys(read).length + faults.length > 0
        expect(hasContent).toBe(written.replaceAll('&', '') !== '')
      }),
    )
  })

  it('ignores what is not declared if it is told to, but says so', () => {
    const ignoring = { ignoresUnknown: true }
    expect(readQuery(declared, 'q=a&_=1&x=%zz', ignoring)).toEqual({ values: { q: 'a' }, faults: [], isKnown: false })
    expect(readQuery(declared, '_=1&q=%zz', ignoring).faults).toEqual([{ in: 'query', name: 'q', rule: 'malformed' }])
    expect(readQuery(declared, '_=1').faults).toEqual([{ in: 'query', name: '_', rule: 'unknown' }])
  })
})
