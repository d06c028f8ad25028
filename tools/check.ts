/** Runs all checks and tests, stops at the first failure, names the failed tests and counts all: `npm test`. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { browserReports } from './browser-reports.ts'
import { root, runCommand } from './run-command.ts'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'

interface Step {
  readonly title: string
  /** npm scripts, run in parallel. */
  readonly scripts: readonly string[]
  /** Shows its progress while it runs. */
  readonly live?: boolean
}

const steps: readonly Step[] = [
  { title: 'messages', scripts: ['generate:messages'] },
  { title: 'lint and types', scripts: ['lint', 'types'] },
  { title: 'architecture and contract', scripts: ['architecture', 'contract'] },
  { title: 'build', scripts: ['build'] },
  { title: 'tests', scripts: ['test:code'], live: true },
  { title: 'browser tests', scripts: ['test:browser'], live: true },
]

const results = join(root, 'tests/results')

rmSync(results, { recursive: true, force: true })
const failed = await firstFailure()
const reports = [
  readVitestReport(join(results, 'code-tests.json')),
  ...Object.values(browserReports).map((report) => readPlaywrightReport(join(root, report))),
]
const passed = reports.reduce((total, report) => total + report.passed, 0)
const failures = reports.flatMap((report) => report.failures)

if (failed) console.log(`\nStopped at: ${failed.title}.`)
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failed ? 1 : 0

async function firstFailure(): Promise<Step | null> {
  for (const step of steps) {
    const start = performance.now()
    const commands = step.scripts.map((script) => runCommand(`npm run --silent ${script}`, { live: step.live ?? false }))
    const broken = (await Promise.all(commands)).filter(({ status }) => status !== 0)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    for (const { command, output } of broken) console.log(`\n${command}\n${output}`)
    console.log(`${broken.length === 0 ? '✓' : '✗'} ${step.title} (${seconds} s)`)
    if (broken.length > 0) return step
  }
  return null
}
