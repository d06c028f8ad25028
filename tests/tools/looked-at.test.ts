/** The counts at the end of the check: what the tests have looked at. */
import { expect, it } from 'vitest'
import { lookedAt } from '../../tools/looked-at.ts'

const passed = (fullName: string) => ({ status: 'passed', fullName })

it('counts passed tests and the annotations of passed browser tests', () => {
  const file = (name: string, ...assertionResults: { status: string; fullName: string }[]) => ({
    name: `/project/tests/http/${name}.test.ts`, status: 'passed', message: '', assertionResults,
  })
  const code = {
    numPassedTests: 4,
    testResults: [
      file(
        'account/role-matrix',
        passed("'GET' '/api/users' 'refuses' 'a member'"),
        passed('the contract has the expected roles'),
        { status: 'failed', fullName: "'GET' '/' 'allows' 'anybody'" },
      ),
      file('problems', passed('every type of problem not-found has its own sentence'), passed('unexpected is logged')),
    ],
  }
  const test = (status: string, ...types: string[]) => ({
    projectName: 'phone', status, results: [], annotations: types.map((type) => ({ type })),
  })
  const specs = [{ file: 'a', title: 'home', tests: [test('expected', 'themes', 'widths', 'widths'), test('unexpected', 'themes')] }]
  const browser = { stats: { expected: 1, flaky: 0 }, errors: [], suites: [{ suites: [{ specs }] }] }
  expect(lookedAt(code, [browser])).toEqual({ 'operations × callers': 1, 'problem types': 1, themes: 1, widths: 2 })
})

it('counts zero without reports', () => {
  expect(lookedAt(null, [])).toEqual({ 'operations × callers': 0, 'problem types': 0 })
})
