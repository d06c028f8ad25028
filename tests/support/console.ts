/** Fails a test during which something complained on the console. A test that expects a complaint spies on it. */
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
