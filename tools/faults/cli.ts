/** Plants faults, one at a time, and prints which test finds each: `npm run faults`. */
import { performance } from 'node:perf_hooks'
import { root, runCommand } from '../run-command.ts'
import { chosenFaults, type Kind } from './chosen-faults.ts'
import { withFault } from './fault.ts'
import { ProjectCopy } from './project-copy.ts'
import { runPlaywright, runTables, runVitest } from './run-tests.ts'

const runners = { machines: runTables, screens: runPlaywright, server: runVitest } as const satisfies Readonly<Record<Kind, unknown>>

const chosen = chosenFaults(process.argv.slice(2))
const planted = [...chosen.machines, ...chosen.server, ...chosen.screens]
// Before the first build: a text that has changed is an error of the table of faults.
for (const fault of planted) withFault(root, fault)

const widths = [widest(planted.map(({ file }) => file)), widest(planted.map(({ fault }) => fault))]
const totals: string[] = []
let hasMissed = false

if (planted.length > 0) await plantAll()
if (chosen.areGenerated) await walkMachines()
console.log(`\n${totals.join('\n')}`)
process.exitCode = hasMissed ? 1 : 0

async function plantAll(): Promise<void> {
  const copy = new ProjectCopy()
  await copy.succeed('npm run --silent generate:messages')
  printRow('', 's', 'file', 'fault', 'test')
  for (const kind of ['machines', 'server', 'screens'] as const) {
    const verdicts: string[] = []
    for (const fault of chosen[kind]) {
      const start = performance.now()
      const { verdict, test } = await copy.withFault(fault, () => runners[kind](copy, fault))
      printRow(verdict, ((performance.now() - start) / 1000).toFixed(1), fault.file, fault.fault, test)
      verdicts.push(verdict)
    }
    if (verdicts.length > 0) addTotal(kind, verdicts)
  }
}

/** Runs in memory, on the machines of this project. */
async function walkMachines(): Promise<void> {
  const { status, output } = await runCommand('npm run --silent paths -- --faults')
  const lines = output.trimEnd().split('\n')
  if (status !== 0) console.log(output)
  hasMissed ||= status !== 0
  totals.push(`machines, generated: ${lines.at(-1)}`)
}

function addTotal(kind: Kind, verdicts: readonly string[]): void {
  const found = verdicts.filter((verdict) => verdict === 'found').length
  hasMissed ||= found < verdicts.length
  totals.push(`${kind}: ${verdicts.length} faults planted: ${found} found, ${verdicts.length - found} missed or unclear.`)
}

function printRow(...cells: readonly string[]): void {
  const [verdict = '', seconds = '', ...words] = cells
  const padded = [verdict.padEnd(7), seconds.padStart(5), ...words.map((word, index) => word.padEnd(widths[index] ?? 0))]
  console.log(padded.join('  ').trimEnd())
}

function widest(cells: readonly string[]): number {
  return Math.max(0, ...cells.map((cell) => cell.length))
}
