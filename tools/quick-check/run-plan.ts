/** Runs a plan within a minute: what needs different things at the same time. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { isBuilt, isServerBuilt } from '../build-stamp.js'
import { root, runCommand, tsc } from '../run-command.ts'
import { roundsOf, runRounds } from './browser-rounds.ts'
import type { PartialReport } from './partial-report.ts'
import type { QuickPlan } from './plan.ts'

const cache = join(root, 'node_modules/.cache/quick-check')

export interface QuickResult {
  /** The steps that failed, and the commands that did not end in time. */
  readonly failed: readonly string[]
  readonly reports: readonly PartialReport[]
  /** Commands that run the rest. */
  readonly leftOut: readonly string[]
}

const nothing: PartialReport = { passed: 0, failures: [], leftOut: [] }

/** `deadline` is in milliseconds since 1970. Prints a line for each step. */
export async function runPlan(plan: QuickPlan, deadline: number, signal: AbortSignal): Promise<QuickResult> {
  const failed: string[] = []
  const leftOut: string[] = []
  // Closing databases, servers and browsers takes a moment.
  const lastTestAt = deadline - 6_000
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), Math.max(0, deadline - Date.now()))
  const over = end.signal
  signal.addEventListener('abort', () => end.abort(), { once: true })

  async function step(title: string, command: string): Promise<void> {
    const start = performance.now()
    const { status, output } = await runCommand(command, { signal: over })
    if (signal.aborted) return
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (over.aborted) leftOut.push(command.startsWith('npm ') ? command : `npx ${command}`)
    else if (status !== 0) {
      failed.push(title)
      console.log(output.trimEnd())
    }
    console.log(`${over.aborted ? '…' : status === 0 ? '✓' : '✗'} ${title} (${seconds} s)`)
  }

  async function lintAndTypes(): Promise<void> {
    if (plan.contract) await step('contract', 'npm run --silent contract')
    if (plan.lint.length > 0) await step('lint', `oxlint --quiet ${plan.lint.join(' ')}`)
    for (const project of plan.projects) await step(`types of ${project}/`, `${tsc} -p ${project}`)
  }

  async function codeTests(): Promise<PartialReport> {
    if (plan.machines.length > 0) {
      await step(`paths of ${plan.machines.join(', ')}`, `npm run --silent paths -- ${plan.machines.map((name) => `--machine ${name}`).join(' ')}`)
    }
    if (plan.codeTests.length === 0) return nothing
    const start = performance.now()
    const report = join(cache, 'code.json')
    mkdirSync(cache, { recursive: true })
    rmSync(report, { force: true })
    const { output } = await runCommand(`tsx tools/quick-check/vitest-run.ts ${report} ${lastTestAt} ${plan.codeTests.join(' ')}`, { signal: over })
    if (signal.aborted) return nothing
    const hasReport = existsSync(report)
    if (!hasReport && !over.aborted) {
      failed.push('code tests')
      console.log(output.trimEnd())
    }
    const result = hasReport ? (JSON.parse(readFileSync(report, 'utf8')) as PartialReport) : { ...nothing, leftOut: plan.codeTests }
    printTests('code tests', result, start)
    return result
  }

  async function browserTests(): Promise<PartialReport> {
    const rounds = roundsOf(plan)
    if (rounds.length === 0) return nothing
    if (!isBuilt(root)) {
      // The API documentation and compressed copies, which browser tests of features do not need, are left to a whole build.
      await step('build', isServerBuilt(root) ? 'tsx tools/build.ts screens' : 'tsx tools/build.ts')
      if (failed.includes('build')) return nothing
    }
    const start = performance.now()
    const result = await runRounds(rounds, lastTestAt, join(cache, 'browser'), over)
    if (!signal.aborted) printTests('browser tests', result, start)
    return result
  }

  const [, code, browser] = await Promise.all([lintAndTypes(), codeTests(), browserTests()])
  clearTimeout(timer)
  const rest = code.leftOut.length > 0 ? [`npx vitest run ${code.leftOut.join(' ')}`] : []
  return { failed, reports: [code, browser], leftOut: [...leftOut, ...rest, ...browser.leftOut] }
}

function printTests(title: string, { passed, failures, leftOut }: PartialReport, start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const mark = failures.length > 0 ? '✗' : leftOut.length > 0 ? '…' : '✓'
  console.log(`${mark} ${title}: ${passed} passed, ${failures.length} failed (${seconds} s)`)
}
