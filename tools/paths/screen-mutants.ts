/** Plants faults in the screens, one at a time in a copy of the project, and prints which journey detects each: `npm run paths:screens`. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../run-command.ts'
import { columns } from './report/columns.ts'
import { screenFaults, withFault, type ScreenFault } from './screen-faults.ts'

type Verdict = 'found' | 'MISSED'

/** Folders that the copy does not need or links to. */
const leftOut = new Set(['.git', 'node_modules', 'dist', 'data', 'results'])

/** The message of a failed journey; other failures do not count as detection. */
const stateCheckFailure = /should now be in the state (\S+)\./

const faults = wantedFaults(process.argv.slice(2))
// Check all texts before the first build.
for (const fault of faults) withFault(root, fault)
const copy = mkdtempSync(join(tmpdir(), 'prasino-screens-'))
try {
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !leftOut.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  succeed('npx', ['tsx', 'tools/build.ts'])
  const lines = faults.map(verdictOf)
  console.log(`\n${columns([['', 'journey', 'state', 'fault'], ...lines])}`)
  const missed = lines.filter(([verdict]) => verdict !== 'found').length
  console.log(`\n${lines.length} faults planted: ${lines.length - missed} found, ${missed} missed.`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** All faults, or those of the named journeys. */
function wantedFaults(journeys: readonly string[]): readonly ScreenFault[] {
  const wanted = screenFaults.filter(({ journey }) => journeys.length === 0 || journeys.includes(journey))
  if (wanted.length === 0) throw new Error(`There is no fault for ${journeys.join(', ')}.`)
  return wanted
}

function verdictOf(fault: ScreenFault): string[] {
  const path = join(copy, fault.file)
  const original = readFileSync(path, 'utf8')
  writeFileSync(path, withFault(copy, fault))
  succeed('npx', ['vite', 'build', '--logLevel', 'warn'])
  const [verdict, state] = runJourney(fault.journey)
  writeFileSync(path, original)
  const line = [verdict, fault.journey, state, fault.fault]
  console.log(line.filter(Boolean).join(', '))
  return line
}

/** Runs the journey up to the first failure; returns the state whose check failed. */
function runJourney(journey: string): [Verdict, string] {
  const { status, output } = run('npx', ['playwright', 'test', `tests/journeys/${journey}.test.ts`, '--project=journeys', '--max-failures=1'])
  const state = stateCheckFailure.exec(output)?.[1]
  if (state !== undefined) return ['found', state]
  if (status !== 0) throw new Error(`The journey ${journey} could not be run.\n${output}`)
  return ['MISSED', '']
}

function succeed(command: string, args: readonly string[]): void {
  const { status, output } = run(command, args)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${output}`)
}

function run(command: string, args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return { status, output: stdout + stderr }
}
