/** Runs the browser tests of a plan until a deadline, in rounds: the closest first. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { screens, signedInScreens } from '../../tests/support/browser/screens.ts'
import { runCommand } from '../run-command.ts'
import { readPlaywrightReport } from '../test-reports.ts'
import type { PartialReport } from './partial-report.ts'
import type { QuickPlan } from './plan.ts'

/** Arguments of Playwright. */
export interface Round {
  readonly name: string
  readonly files: readonly string[]
  readonly grep: string | null
  readonly project: 'desktop' | 'phone'
}

/** A round that has less time has hardly opened its first page. */
const shortestMs = 8_000

/** First the closest feature and the visits of its screens, then the same on a phone, then the other features. */
export function roundsOf({ browserTests, screens }: Pick<QuickPlan, 'browserTests' | 'screens'>): Round[] {
  const [closest] = browserTests
  const feature = closest === undefined ? null : dirname(closest)
  const near = browserTests.filter((file) => dirname(file) === feature)
  const far = browserTests.filter((file) => dirname(file) !== feature)
  const grep = titlesOf(screens)
  const on = (project: Round['project']): Round[] => [
    ...(near.length > 0 ? [{ name: feature ?? '', files: near, grep: null, project }] : []),
    ...(grep === null ? [] : [{ name: 'tests/browser/screens', files: ['tests/browser/screens'], grep, project }]),
  ]
  const others = (project: Round['project']): Round[] =>
    far.length > 0 ? [{ name: 'other features', files: far, grep: null, project }] : []
  return [...on('desktop'), ...on('phone'), ...others('desktop'), ...others('phone')]
}

/** A pattern for the titles of the visits of these features; null if there are none. */
export function titlesOf(features: readonly string[] | 'all'): string | null {
  const names = [...screens, ...signedInScreens]
    .filter((screen) => features === 'all' || screen.features.some((feature) => features.includes(feature)))
    .map(({ name }) => name)
  return names.length === 0 ? null : `(^| )(${names.join('|')})( |:|$)`
}

export function commandOf({ files, grep, project }: Round): string {
  return ['playwright', 'test', ...files, `--project=${project}`, ...(grep === null ? [] : [`--grep="${grep}"`])].join(' ')
}

/** `leftOut` has a command for each round that was cut or not begun. */
export async function runRounds(rounds: readonly Round[], deadline: number, folder: string, signal: AbortSignal): Promise<PartialReport> {
  const report = join(folder, 'browser.json')
  mkdirSync(folder, { recursive: true })
  const results: PartialReport[] = []
  for (const round of rounds) {
    const leftMs = deadline - Date.now()
    const leftOut = `npx ${commandOf(round)}`
    if (leftMs < shortestMs || signal.aborted) {
      results.push({ passed: 0, failures: [], leftOut: [leftOut] })
      continue
    }
    rmSync(report, { force: true })
    const { output } = await runCommand(`${commandOf(round)} --global-timeout=${leftMs} --reporter=json --output=${join(folder, 'traces')}`, {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      signal,
    })
    const hasReport = existsSync(report) || signal.aborted
    const broken = { passed: 0, failures: [{ test: round.name, message: output.trim() }] }
    const { passed, failures } = hasReport ? readPlaywrightReport(report) : broken
    const isCut = failures.some(isTimeOut)
    results.push({ passed, failures: failures.filter((failure) => !isTimeOut(failure)), leftOut: isCut ? [`${leftOut} (${passed} have run)`] : [] })
  }
  return {
    passed: results.reduce((total, result) => total + result.passed, 0),
    failures: results.flatMap((result) => result.failures),
    leftOut: results.flatMap((result) => result.leftOut),
  }
}

/** Whether the deadline ended a run, before its first test, between tests or while it closed what it had opened. */
export function isTimeOut({ message }: { readonly message: string }): boolean {
  return /Timed out waiting [\d.]+m?s for the (entire test run|test suite to run|teardown for test suite to run)/.test(message)
}
