/** Fails a test that logs an error or a warning to the console. A test that expects one spies on the console. */
import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

const methods = ['error', 'warn'] as const
const originals = { error: console.error, warn: console.warn }

let messages: string[] = []

beforeEach(() => {
  messages = []
  for (const method of methods) console[method] = (...values: unknown[]) => void messages.push(format(...values))
})

afterEach(() => {
  Object.assign(console, originals)
  expect(messages, 'errors and warnings on the console').toEqual([])
})
