/** The registry of types: what tells one type from another. */
import { expect, it } from 'vitest'
import { listingTypes, typeRegistry } from '../../../domain/listing/listing.ts'

it.each(['segment', 'path', 'colour', 'searchLetter'] as const)('no two types have the same %s', (property) => {
  expect(new Set(listingTypes.map((type) => typeRegistry[type][property])).size).toBe(listingTypes.length)
})

it.each(listingTypes)('the search letter of %s is one letter, which the search cuts off', (type) => {
  expect(typeRegistry[type].searchLetter).toMatch(/^[a-z]$/)
})
