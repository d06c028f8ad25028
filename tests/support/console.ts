/** Fails a test that logs an error or a warning to the console. A test that expects one spies on the console. */
import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

const methods = ['error', 'warn'] as const
const originals = { error: console.error, warn: console.warn }

let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const method of methods) console[method] = (...said: unknown[]) => void complaints.push(format(...said))
})

afterEach(() => {
  Object.assign(console, originals)
  expect(complaints, 'complaints on the console').toEqual([])
})
