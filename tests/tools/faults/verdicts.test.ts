/** A planted fault counts as found only if a test fails by its assertion. */
import { expect, it } from 'vitest'
import { firstFailure, playwrightAssertion, verdictOf, vitestAssertion } from '../../../tools/faults/run-tests.ts'

const report = (...messages: string[]) => ({ passed: 3, failures: messages.map((message) => ({ test: 'a.test.ts › adds', message })) })

it.each([
  ['AssertionError: expected 1 to be 2\n    at a.test.ts:3', vitestAssertion],
  ['Error: Property failed after 1 tests\n{ seed: 1 }', vitestAssertion],
  ['Error: expect(locator).toHaveText(expected) failed', playwrightAssertion],
  ['Error: errors and warnings on the console\n\nexpect(received).toEqual(expected)', playwrightAssertion],
  ['Error: The page should now be in the state succeeded.', playwrightAssertion],
])('is found by %j', (message, assertion) => {
  expect(verdictOf(report(message), assertion, '')).toEqual({ verdict: 'found', test: 'a.test.ts › adds' })
})

it.each([
  ['Error: connect ECONNREFUSED\n    at a.test.ts:3', vitestAssertion],
  ['SyntaxError: Unexpected token', vitestAssertion],
  ['Test timeout of 30000ms exceeded.', playwrightAssertion],
])('is unclear after %j', (message, assertion) => {
  const [line] = message.split('\n')
  expect(verdictOf(report(message), assertion, '')).toEqual({ verdict: 'unclear', test: `a.test.ts › adds: ${line}` })
})

it('is missed if all tests pass, and unclear if none has run', () => {
  expect(verdictOf(report(), vitestAssertion, '')).toEqual({ verdict: 'MISSED', test: '' })
  expect(verdictOf({ passed: 0, failures: [] }, vitestAssertion, 'No test files found\n')).toEqual({
    verdict: 'unclear',
    test: 'no test has run: No test files found',
  })
})

it('of a table is its first sentence', () => {
  const walk = 'machine  states  ms\nlayers   5/5     132\n'
  expect(firstFailure(`${walk}\nlayers:\n\n  The state is leaving, the table says settled.\n  The path to this step:\n    1. begin\n`))
    .toBe('The state is leaving, the table says settled.')
  expect(firstFailure(`${walk}\nlayers:\n  No path reaches the state settled.`)).toBe('No path reaches the state settled.')
  expect(firstFailure(walk)).toBeNull()
})
