/** Runs all checks and tests, stops at the first failure, names the failed tests and counts all: `npm test`. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { browserReports } from './browser-reports.ts'
import { root, runCommand } from './run-command.ts'
import { lookedAt } from './looked-at.ts'
import { usedBuild } from './used-build.ts'
import { printSummary, readPlaywrightReport, readReport, readVitestReport, type PlaywrightReport } from './test-reports.ts'

interface Step {
  readonly title: string
  /** Run in parallel. */
  readonly commands: readonly string[]
  /** Shows its progress while it runs. */
  readonly live?: boolean
}

const script = (name: string) => `npm run --silent ${name}`

const steps: readonly Step[] = [
  // Includes the compiled messages, which the types need. `npm ci` has built the same sources.
  { title: 'build', commands: ['node tools/build-if-stale.js'] },
  { title: 'lint, types, architecture and contract', commands: ['lint', 'types', 'architecture', 'contract'].map(script) },
  // No other test plants faults in the functions of machines.
  { title: 'faults in machines', commands: ['npm run --silent paths -- --faults'] },
  { title: 'tests', commands: [script('test:code')], live: true },
  { title: 'browser tests', commands: [script('test:browser')], live: true },
]

const reportsFolder = join(root, 'tests/results')

rmSync(reportsFolder, { recursive: true, force: true })
const failed = await firstFailure()
const codeReport = join(reportsFolder, 'code-tests.json')
const browserFiles = Object.values(browserReports).map((report) => join(root, report))
const reports = [readVitestReport(codeReport), ...browserFiles.map((report) => readPlaywrightReport(report))]

if (failed) console.log(`\nStopped at: ${failed.title}.`)
const browserTests = browserFiles.map((report) => readReport<PlaywrightReport>(report)).filter((report) => report !== null)
const counts = Object.entries(lookedAt(readReport(codeReport), browserTests)).map(([name, count]) => `${name}: ${count}`)
console.log(`Looked at: ${counts.join(', ')}.`)
printSummary(reports)
process.exitCode = failed ? 1 : 0

async function firstFailure(): Promise<Step | null> {
  for (const step of steps) {
    const start = performance.now()
    const results = await Promise.all(step.commands.map((command) => runCommand(command, { live: step.live ?? false })))
    const broken = results.filter(({ status }) => status !== 0)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    for (const { command, output } of broken) console.log(`\n${command}\n${output}`)
    console.log(`${broken.length === 0 ? '✓' : '✗'} ${step.title} (${seconds} s)`)
    if (broken.length > 0) return step
    // The tests keep this build, whoever builds beside them.
    if (step.title === 'build') usedBuild()
  }
  return null
}
