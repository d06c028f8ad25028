/** Walks the machines and prints the coverage: `npm run paths`. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { loadTable, machineNames } from './all-tables.ts'
import { checkMutants, summaryOf } from './check-mutants.ts'
import { writeReport } from './report/write-report.ts'
import { columns } from './report/columns.ts'
import { walk, type Walk } from './walk.ts'

const { values } = parseArgs({
  options: { machine: { type: 'string', multiple: true }, browser: { type: 'boolean' }, faults: { type: 'boolean' } },
})
const names = values.machine ?? machineNames()

if (values.browser) process.exitCode = walkInBrowser(values.machine ?? [])
else if (values.faults) process.exitCode = await plantFaults()
else await walkInMemory()

async function walkInMemory(): Promise<void> {
  const walks: { table: Awaited<ReturnType<typeof loadTable>>; walked: Walk }[] = []
  const lines: string[][] = [['machine', 'states', 'transitions', 'paths', 'ms']]
  for (const name of names) {
    const table = await loadTable(name)
    const start = performance.now()
    const walked = walk(table)
    const { states, transitions, paths } = walked
    lines.push([name, covered(states), covered(transitions), String(paths.length), (performance.now() - start).toFixed(0)])
    walks.push({ table, walked })
  }
  console.log(columns(lines))
  if (values.machine === undefined) console.log(`\n${await writeReport(walks)}`)
}

function covered({ all, missed }: Walk['states']): string {
  return `${all.length - missed.length}/${all.length}`
}

/** Prints each planted fault and the failure that detected it; returns 1 if one was not detected. */
async function plantFaults(): Promise<number> {
  const verdicts = (await Promise.all(names.map(loadTable))).flatMap(checkMutants)
  const lines = verdicts.map(({ fault, failure, equivalent }) => [
    failure !== null ? 'found' : equivalent !== null ? 'equal' : 'MISSED', fault, equivalent ?? failure?.split('\n')[0] ?? '',
  ])
  const { text, missed } = summaryOf(verdicts)
  console.log(columns(lines))
  console.log(`\n${text}`)
  return missed.length === 0 ? 0 : 1
}

/** Runs the journeys of the machines, or all, in a browser. */
function walkInBrowser(machines: readonly string[]): number {
  const files = machines.length === 0 ? ['tests/journeys'] : machines.map((machine) => `tests/journeys/${machine}.test.ts`)
  return spawnSync('npx', ['playwright', 'test', ...files, '--project=desktop'], { stdio: 'inherit' }).status ?? 1
}
