/** Reads the JSON reports of Vitest and Playwright: how many tests passed, and which failed. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run-command.ts'

export interface TestReport {
  readonly passed: number
  readonly failures: readonly Failure[]
}

export interface Failure {
  /** The file and the title of the failed test. */
  readonly test: string
  /** The message of the error, with all its lines. */
  readonly message: string
}

export interface VitestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

interface PlaywrightError {
  readonly message?: string
  readonly location?: { readonly file: string; readonly line: number }
}

export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[]
    }[]
  }[]
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly PlaywrightError[]
}

/** The lines of an error that tell what was expected and what was found. */
const shownLines = 14

/** Names the failed tests, each with the beginning of its error, and counts all tests. */
export function printSummary(reports: readonly TestReport[]): void {
  const failures = reports.flatMap((report) => report.failures)
  for (const { test, message } of failures) {
    const lines = message.split('\n').filter((line) => line.trim() !== '')
    console.log(`✗ ${test}: ${lines.slice(0, shownLines).join('\n    ')}`)
  }
  const passed = reports.reduce((total, report) => total + report.passed, 0)
  console.log(`${passed} passed, ${failures.length} failed`)
}

const nothing: TestReport = { passed: 0, failures: [] }

/** A test file that could not be loaded is one failed test. Without a report, nothing has run. The tests ran in `folder`. */
export function readVitestReport(reportFile: string, folder: string = root): TestReport {
  const report = readReport<VitestReport>(reportFile)
  if (!report) return nothing
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(folder, name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [failure(file, 'the file', message)]
    return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages?.[0]))
  })
  return { passed: report.numPassedTests, failures }
}

/** An error outside of the tests, such as a file that does not load, is one failed test. Without a report, nothing has run. */
export function readPlaywrightReport(reportFile: string): TestReport {
  const report = readReport<PlaywrightReport>(reportFile)
  if (!report) return nothing
  return {
    passed: report.stats.expected + report.stats.flaky,
    failures: [
      ...report.suites.flatMap(failuresOf),
      ...report.errors.map(({ message }) => failure('browser tests', 'outside of a test', message)),
    ],
  }
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): readonly Failure[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => failure(`${file} [${projectName}]`, title, results.at(-1)?.errors.map(placed).join('\n'))),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

/** The message, with the line of the test in front. */
function placed({ message = '', location }: PlaywrightError): string {
  return location ? `${relative(root, location.file)}:${location.line}: ${message}` : message
}

function failure(file: string, title: string, message = ''): Failure {
  return { test: `${file} › ${title}`, message: stripVTControlCharacters(message).trim() }
}

/** Null if nothing has run. */
export function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
}
