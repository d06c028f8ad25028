/** The query of a request, as the client and the first view write it. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { queryText } from '../../../src/api/query-text.ts'

it('has one parameter for each value, and none for what is not given', () => {
  expect(queryText({ city: ['Athens', 'Agios Nikolaos'], free: true, page: 1, tag: [], from: undefined, to: null })).toBe(
    'city=Athens&city=Agios+Nikolaos&free=true&page=1',
  )
})

it('is read by a server as it was given', () => {
  fc.assert(fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.array(fc.string({ unit: 'grapheme' }))), (query) => {
    const read = new URLSearchParams(queryText(query))
    expect(Object.fromEntries([...new Set(read.keys())].map((name) => [name, read.getAll(name)]))).toEqual(
      Object.fromEntries(Object.entries(query).filter(([, values]) => values.length > 0)),
    )
  }))
})
