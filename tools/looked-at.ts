/** Counts what the tests have looked at, from the reports of Vitest and Playwright, so that a lost part shows. */
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './test-reports.ts'

/** Tests of which each looks at one more. */
const countedTests = {
  'operations × callers': { file: 'tests/http/account/role-matrix.test.ts', title: /^'\w+' '\/\S*' / },
  'problem types': { file: 'tests/http/problems.test.ts', title: /has its own sentence$/ },
} as const

/** The counts by name: of passed tests, and of the annotations of passed browser tests, by their type. */
export function lookedAt(code: VitestReport | null, browser: readonly PlaywrightReport[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, { file, title }] of Object.entries(countedTests)) {
    const results = code?.testResults.find((each) => each.name.endsWith(file))?.assertionResults ?? []
    counts[name] = results.filter((each) => each.status === 'passed' && title.test(each.fullName)).length
  }
  for (const { type } of browser.flatMap(({ suites }) => suites).flatMap(annotationsOf)) counts[type] = (counts[type] ?? 0) + 1
  return counts
}

function annotationsOf({ suites = [], specs = [] }: PlaywrightSuite): readonly { readonly type: string }[] {
  const passed = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'expected')
  const own = passed.flatMap(({ annotations = [] }) => annotations)
  return [...own, ...suites.flatMap(annotationsOf)]
}
