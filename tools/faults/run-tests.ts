/** Runs the tests that should find a fault, up to the first failure. */
import { rmSync } from 'node:fs'
import { readPlaywrightReport, readVitestReport, type TestReport } from '../test-reports.ts'
import type { Fault } from './fault.ts'
import type { ProjectCopy } from './project-copy.ts'

/** `unclear`: a test failed for another reason than its assertion, or none could be run. */
export interface Verdict {
  readonly verdict: 'found' | 'MISSED' | 'unclear'
  /** The test that failed, or the sentence of the walk, or why the verdict is unclear. */
  readonly test: string
}

/** An assertion of Vitest, also within a property of fast-check. */
export const vitestAssertion = /AssertionError|^Error: Property failed/m

/** An assertion of Playwright, or a state of a journey that does not match its model. */
export const playwrightAssertion = /expect\(|should now be in the state/

/** Runs tests of Vitest, which read the sources. */
export async function runVitest(copy: ProjectCopy, { tests, grep }: Fault): Promise<Verdict> {
  const report = reportOf(copy)
  const titles = grep === undefined ? '' : ` -t "${grep}"`
  const { output } = await copy.run(`vitest run ${tests.join(' ')}${titles} --bail 1 --reporter=json --outputFile=${report}`)
  return verdictOf(readVitestReport(report, copy.path('')), vitestAssertion, output)
}

/** Builds the web app, and runs tests of Playwright. */
export async function runPlaywright(copy: ProjectCopy, { tests, grep }: Fault): Promise<Verdict> {
  const report = reportOf(copy)
  const titles = grep === undefined ? '' : ` --grep "${grep}"`
  await copy.build()
  const { output } = await copy.run(`playwright test ${tests.join(' ')}${titles} --max-failures=1 --reporter=json`, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return verdictOf(readPlaywrightReport(report), playwrightAssertion, output)
}

/** Walks the machines of tables. */
export async function runTables(copy: ProjectCopy, { tests }: Fault): Promise<Verdict> {
  const walks = tests.map((table) => copy.run(`tsx packages/xstate-walk/src/command/cli.ts --tables ${table}`))
  const outputs = (await Promise.all(walks)).map(({ output }) => output)
  const failure = outputs.map(firstFailure).find((found) => found !== null)
  if (failure !== undefined) return { verdict: 'found', test: failure }
  const broken = outputs.find((output) => !output.startsWith('machine '))
  return broken === undefined ? { verdict: 'MISSED', test: '' } : { verdict: 'unclear', test: broken.trim().slice(-500) }
}

/** The first sentence of a walk that fails; null if it holds. */
export function firstFailure(output: string): string | null {
  return /^[\w-]+:\n+ {2}(\S.*)$/m.exec(output)?.[1] ?? null
}

/** Judges a report by its first failure. */
export function verdictOf({ passed, failures: [failure] }: TestReport, assertion: RegExp, output: string): Verdict {
  if (failure) {
    const [line = ''] = failure.message.split('\n', 1)
    return assertion.test(failure.message) ? { verdict: 'found', test: failure.test } : { verdict: 'unclear', test: `${failure.test}: ${line}` }
  }
  return passed > 0 ? { verdict: 'MISSED', test: '' } : { verdict: 'unclear', test: `no test has run: ${output.trim().slice(-500)}` }
}

function reportOf(copy: ProjectCopy): string {
  const report = copy.path('faults.json')
  rmSync(report, { force: true })
  return report
}
