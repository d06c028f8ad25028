/** The table of claims of the benchmarks, read as text: importing it would load all that measures. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const docs = new URL('../../docs/', import.meta.url)
const table = readFileSync(new URL('../../bench/claims.ts', import.meta.url), 'utf8')

function valuesOf(field: string): string[] {
  return [...table.matchAll(new RegExp(`\\b${field}: '([^']+)'`, 'g'))].map(([, value]) => value ?? '')
}

it.each(['name', 'claim'])('has no %s twice', (field) => {
  const values = valuesOf(field)
  expect(values.length).toBeGreaterThan(50)
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

it('names documents that exist', () => {
  const documents = valuesOf('upholds')
  expect(documents.length).toBe(valuesOf('name').length)
  expect(documents.filter((path) => !existsSync(new URL(path, docs)))).toEqual([])
})
