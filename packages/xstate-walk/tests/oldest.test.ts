/** The tests of this project use the oldest version of XState that the package supports. */
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import * as oldest from 'xstate-oldest'

it('uses the oldest version', () => {
  const { version } = createRequire(import.meta.url)('xstate-oldest/package.json') as { version: string }
  expect(version).toBe('5.19.0')
  expect(createMachine).toBe(oldest.createMachine)
})
