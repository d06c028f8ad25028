/** Runs code tests in the given order until a deadline: `tsx tools/quick-check/vitest-run.ts REPORT DEADLINE FILE…`. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { root } from '../run-command.ts'
import type { PartialReport } from './partial-report.ts'

const [reportFile = '', deadline = '', ...files] = process.argv.slice(2)

/** Keeps the order of the arguments. */
class GivenOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => files.indexOf(relative(root, moduleId))
    return [...specifications].sort((a, b) => place(a) - place(b))
  }
}

const passed: string[] = []
const failures: { test: string; message: string }[] = []
const finished = new Set<string>()
let isOver = false

function cancel(): void {
  isOver = true
  void vitest.cancelCurrentRun('keyboard-input')
}

function read(module: TestModule): void {
  const file = relative(root, module.moduleId)
  const tests = [...module.children.allTests()]
  for (const test of tests) {
    const { state, errors = [] } = test.result()
    if (state === 'passed') passed.push(test.fullName)
    if (state === 'failed') failures.push({ test: `${file} › ${test.fullName}`, message: errors[0]?.stack ?? errors[0]?.message ?? '' })
  }
  for (const { message } of module.errors()) failures.push({ test: `${file} › the file`, message })
  if (!isOver) finished.add(file)
  write()
}

/** After each file, so that what has run is known if this process is ended. */
function write(): void {
  const report: PartialReport = { passed: passed.length, failures, leftOut: files.filter((file) => !finished.has(file)) }
  writeFileSync(reportFile, JSON.stringify(report))
}

const vitest = await createVitest('test', {
  run: true,
  watch: false,
  config: 'vitest.config.ts',
  sequence: { shuffle: false, sequencer: GivenOrder },
  reporters: [{ onTestModuleEnd: read }],
})
const timer = setTimeout(cancel, Math.max(0, Number(deadline) - Date.now()))
await vitest.start(files)
clearTimeout(timer)
// Vitest counts a run that was cancelled as failed.
if (isOver) process.exitCode = undefined
for (const error of vitest.state.getUnhandledErrors()) failures.push(outside(error instanceof Error ? error.message : String(error)))
await vitest.close()
// The search for private data in the logs of the servers, for example, ends the run.
if (failures.length === 0 && process.exitCode) failures.push(outside('The run failed after its tests.'))
write()
process.exit(failures.length > 0 ? 1 : 0)

function outside(message: string): { test: string; message: string } {
  return { test: 'code tests › outside of a test', message }
}
