/** The summary of the check: the number of passed tests, and the names of the failed ones. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/run-command.ts'
import { readPlaywrightReport, readVitestReport } from '../../tools/test-reports.ts'
import { temporaryFolder } from '../support/runner/temporary-folder.ts'

async function report(content: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }

it('counts passed tests of Vitest and names failed ones', async () => {
  const failed = { status: 'failed', fullName: 'sums subtracts', failureMessages: ['\u001B[31mError\u001B[39m: 2 is not 1\n    at 3'] }
  const testResults = [
    { name: join(root, 'tests/a.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
    { name: join(root, 'tests/b.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
  ]
  expect(readVitestReport(await report({ numPassedTests: 2, testResults }))).toEqual({
    passed: 2,
    failures: [{ test: 'tests/b.test.ts › sums subtracts', message: 'Error: 2 is not 1\n    at 3' }],
  })
})

it('reports a file that Vitest could not load as a failure', async () => {
  const testResults = [
    { name: join(root, 'tests/a.test.ts'), status: 'failed', message: 'SyntaxError: no\nmore', assertionResults: [] },
  ]
  expect(readVitestReport(await report({ numPassedTests: 0, testResults }))).toEqual({
    passed: 0,
    failures: [{ test: 'tests/a.test.ts › the file', message: 'SyntaxError: no\nmore' }],
  })
})

it('counts passed tests of Playwright and names failures, inside and outside of tests', async () => {
  const location = { file: join(root, 'tests/browser/home.test.ts'), line: 7, column: 3 }
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: 'browser/home.test.ts',
    title,
    tests: [{ projectName: 'phone', status, results: [{ errors: messages.map((message) => ({ message, location })) }] }],
  })
  const failing = spec('closes', 'unexpected', 'Error: it is open\nat 1', 'Error: a warning')
  const suites = [{ specs: [spec('opens', 'expected')], suites: [{ specs: [failing] }] }]
  const content = { stats: { expected: 5, flaky: 0 }, suites, errors: [{ message: 'SyntaxError: no' }] }
  expect(readPlaywrightReport(await report(content))).toEqual({
    passed: 5,
    failures: [
      {
        test: 'browser/home.test.ts [phone] › closes',
        message: 'tests/browser/home.test.ts:7: Error: it is open\nat 1\ntests/browser/home.test.ts:7: Error: a warning',
      },
      { test: 'browser tests › outside of a test', message: 'SyntaxError: no' },
    ],
  })
})

it('counts zero without a report', () => {
  const empty = { passed: 0, failures: [] }
  expect([readVitestReport('/nowhere/a.json'), readPlaywrightReport('/nowhere/b.json')]).toEqual([empty, empty])
})
