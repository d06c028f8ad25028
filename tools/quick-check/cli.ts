/** Checks what a change of a file or two can break, in at most a minute: `npm run check:quick`. */
import { watch } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { machineFiles, machineNames } from './machine-files.ts'
import { root } from '../run-command.ts'
import { printSummary } from '../test-reports.ts'
import { changedFiles, projectFiles } from './changed-files.ts'
import { readImporters } from './import-graph.ts'
import { planFor } from './plan.ts'
import { runPlan } from './run-plan.ts'
import { debounced } from './debounced.ts'

/** The processes of a check need a moment to end. */
const budgetMs = 57_000

/** An editor writes a file in several steps, and a checkout many files. */
const quietMs = 300

const startedAt = Math.round(Date.now() - process.uptime() * 1_000)
const { values, positionals } = parseArgs({ options: { watch: { type: 'boolean' } }, allowPositionals: true })
const named = positionals.map((file) => relative(root, file).replaceAll('\\', '/'))

let run = new AbortController()
process.once('SIGINT', () => stop(130))
process.once('SIGTERM', () => stop(143))

if (values.watch) watchFiles()
else process.exitCode = (await check(startedAt, run.signal)) ? 0 : 1

/** Returns whether everything that has run has passed. */
async function check(start: number, signal: AbortSignal): Promise<boolean> {
  const changed = named.length > 0 ? named : changedFiles()
  if (changed.length === 0) {
    console.log('Nothing has changed since main. `npm run check` checks everything.')
    return true
  }
  console.log(`Changed: ${changed.join(', ')}`)
  const files = projectFiles()
  const machines = machineNames().map((name) => ({ name, ...machineFiles(name) }))
  const plan = planFor(changed, { files, importers: readImporters(root, files), machines })
  const { failed, reports, leftOut } = await runPlan(plan, start + budgetMs, signal)
  if (signal.aborted) return false
  if (leftOut.length > 0) console.log(`\nLeft out, because a minute is over:\n${leftOut.map((command) => `  ${command}`).join('\n')}`)
  console.log('Left out always: journeys, import rules, unused code and what no reference leads to; `npm run check` runs everything.')
  printSummary(reports)
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
  return failed.length === 0 && reports.every(({ failures }) => failures.length === 0)
}

/** Checks again after each change; a check that still runs is cancelled. */
function watchFiles(): void {
  const checkAgain = debounced(() => {
    run.abort()
    run = new AbortController()
    void check(Date.now(), run.signal)
  }, quietMs)
  checkAgain()
  watch(root, { recursive: true }, (_, file) => {
    if (file !== null && !/^(node_modules|dist|data|\.git|tests\/results|messages\/compiled)(\/|$)|\.tsbuildinfo$/.test(file)) checkAgain()
  })
}

function stop(code: number): void {
  run.abort()
  process.exit(code)
}
