/** The table of claims of the benchmarks, read as text: importing it would load all that measures. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

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

/** Decisions are history, and what is written by the benchmarks is renewed with them. */
const pages = sourceFiles('.md').filter(({ path }) => /^(?:docs\/)?[^/]+$/.test(path) && path !== 'docs/benchmarks.md')

describe.each(pages)('$path', ({ text }) => {
  it('says of no figure that it was measured, which stands in the benchmarks alone', () => {
    expect(text.split('\n').filter((line) => /\d/.test(line) && /\bmeasured\b/i.test(line))).toEqual([])
  })
})
