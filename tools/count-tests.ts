/** Counts passed and failed tests in the reports of Vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'

export interface TestCount {
  readonly passed: number
  readonly failed: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

const nothing: TestCount = { passed: 0, failed: 0 }

/** A test file that could not be loaded counts as one failed test. */
export function countVitest(reportFile: string): TestCount {
  const report = readReport<VitestReport>(reportFile)
  if (!report) return nothing
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }
}

/** Errors outside of tests, such as a file that does not load, count as one failed test each. */
export function countPlaywright(reportFile: string): TestCount {
  const report = readReport<PlaywrightReport>(reportFile)
  if (!report) return nothing
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length }
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
}
