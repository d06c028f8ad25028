/** The planted faults match the current screens. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { screenFaults, withFault } from '../../../tools/paths/screen-faults.ts'
import { root } from '../../../tools/run-command.ts'

describe.each(screenFaults)('$fault', (fault) => {
  test('replaces a text that occurs once in its file', () => {
    expect(withFault(root, fault)).toContain(fault.instead)
  })

  test('names a journey that exists', () => {
    expect(existsSync(join(root, `tests/journeys/${fault.journey}.test.ts`))).toBe(true)
  })
})

test.each(['a text that does not occur', 'import'])('“%s” is rejected, because it does not occur once', (text) => {
  const fault = { fault: 'none', journey: 'none', file: 'tools/paths/screen-faults.ts', text, instead: '' }
  expect(() => withFault(root, fault)).toThrow(/times, not once/)
})
