/** The faults that are planted in the screens stay in step with them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { screenFaults, withFault } from '../../../tools/paths/screen-faults.ts'
import { root } from '../../../tools/run-command.ts'

describe.each(screenFaults)('$fault', (fault) => {
  test('is planted in a text that stands once in its file', () => {
    expect(withFault(root, fault)).toContain(fault.instead)
  })

  test('is for a journey that is there', () => {
    expect(existsSync(join(root, `tests/journeys/${fault.journey}.test.ts`))).toBe(true)
  })
})

test.each(['words that stand nowhere', 'import'])('“%s” is refused, since it does not stand there once', (text) => {
  const fault = { fault: 'none', journey: 'none', file: 'tools/paths/screen-faults.ts', text, instead: '' }
  expect(() => withFault(root, fault)).toThrow(/times, not once/)
})
