/** Runs the command with its options. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { totals, unknownEquivalents, wrongVerdict } from '../faults/faults.ts'
import { plantInThreads } from '../faults/fault-threads.ts'
import { unseenGuards } from '../faults/unseen-guards.ts'
import { picturesVariable } from '../journey/pictures.ts'
import { UsageError } from '../loading/usage-error.ts'
import { drawMachine } from '../chart/draw.ts'
import { columns } from '../report/columns.ts'
import { journeysPage } from '../report/journeys-page.ts'
import { mutationPage } from '../report/mutation-page.ts'
import { draw, report } from '../report/report.ts'
import { jsonReport, junitReport, mutationReport } from '../report/results.ts'
import type { Table } from '../table/table.ts'
import type { Coverage } from '../walk/coverage.ts'
import type { Exploration } from '../walk/exploration.ts'
import { failureText, type Failure } from '../walk/failure.ts'
import { randomWalk } from '../walk/random-walk.ts'
import { listed } from '../walk/shown.ts'
import {
  defaultPattern, findTables, readSettings, tableFiles, type FoundTable, type JourneySettings, type Settings,
} from './find-tables.ts'
import { skeletonOf } from './init.ts'
import { writeOnce } from '../simulation/quiet-console.ts'
import type { WalkResult } from '../walkers/walk-task.ts'
import { Walkers } from '../walkers/walkers.ts'
import { help, numberOf, readOptions, type Options } from './options.ts'
import { replayFile, savePath } from './saved-paths.ts'

type Walked = FoundTable & { readonly walked: Exploration }

type Print = (text: string) => void

/** Returns the exit code; 2 for a mistake of the person who runs it, of which `complain` gets a sentence. */
export async function run(given: readonly string[], folder: string, print: Print, complain: Print): Promise<number> {
  try {
    const options = readOptions(given)
    if (options.help) return said(print, help)
    if (options.version) return said(print, version())
    if (options.init !== undefined) return said(print, await skeletonOf(resolve(folder, options.init), folder, options.machine ?? []))
    const settings = readSettings(folder)
    if (options.browser) return walkInBrowser(settings.journeys, options, folder)
    const files = tableFiles(folder, options.tables ?? settings.tables ?? defaultPattern)
    const names = options.machine ?? []
    if (options.replay === undefined) return await walkFiles(files, options, settings, folder, print)
    return replayFile(await findTables(folder, files, { names }), resolve(folder, options.replay), print)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    complain(error.message)
    return 2
  }
}

async function walkFiles(files: readonly string[], options: Options, settings: Settings, folder: string, print: Print): Promise<number> {
  const { machine: names = [], faults: withBodies = false } = options
  const most = Math.min(threadsFor(options), names.length || files.length)
  const walkers = new Walkers(most, { folder, files: files.map((file) => join(folder, file)), withBodies })
  try {
    const found = await findTables(folder, files, { names, withBodies })
    // The pages of the project show all of its own tables.
    const own = options.tables === undefined && options.machine === undefined && !options.faults ? settings : {}
    const pages = { folder: options.report ?? own.report ?? null, explorer: options.explorer ?? own.explorer ?? null }
    const drawings = pages.folder === null && pages.explorer === null ? null : startDrawings(found)
    const tables = found.map(({ file, exported, table }) => ({ file: join(folder, file), exported, table }))
    const withGraph = pages.explorer !== null || options.json !== undefined
    const results = await walkers.walkAll(tables, { withGraph, withWays: withBodies })
    writeOnce(results.flatMap(({ lines }) => lines))
    const walked = found.map((each, index) => ({ ...each, walked: (results[index] as WalkResult).walked }))
    const isSound = tell(walked, options, print)
    // A table that does not hold tells nothing about faults.
    const isDetecting = withBodies && isSound ? await plantAll(walked, options, folder, print) : true
    if (isSound && drawings) await writePages(walked, drawings, pages, folder)
    return isSound && isDetecting ? 0 : 1
  } finally {
    await walkers.stop()
  }
}

function threadsFor({ workers }: Options): number {
  return workers === undefined ? availableParallelism() : numberOf('workers', workers, 1)
}

/** Runs the journeys of these machines, or all. Throws UsageError if the project has none. */
function walkInBrowser(journeys: JourneySettings | undefined, { machine: machines = [], pictures }: Options, root: string): number {
  if (!journeys) throw new UsageError('package.json names no "journeys" under "xstate-walk".')
  const { command, folder } = journeys
  const files = machines.length === 0 ? [folder] : machines.map((machine) => `${folder}/${machine}.test.ts`)
  const [program = '', ...words] = command.split(' ')
  const target = pictures === undefined ? null : resolve(root, pictures)
  const env = target === null ? process.env : { ...process.env, [picturesVariable]: target }
  if (target !== null) rmSync(target, { recursive: true, force: true })
  const { status } = spawnSync('npx', [program, ...words, ...files], { stdio: 'inherit', env })
  if (target !== null && existsSync(target)) writeFileSync(join(target, 'journeys.html'), journeysPage(target))
  return status ?? 1
}

/** The version in the manifest, which is beside `dist/`. */
function version(): string {
  const manifest = new URL(import.meta.url.endsWith('.ts') ? '../../package.json' : '../package.json', import.meta.url)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version
}

function said(print: Print, text: string): number {
  print(text.trimEnd())
  return 0
}

/** Whether all tables hold. */
function tell(walked: readonly Walked[], options: Options, print: Print): boolean {
  print(columns([['machine', 'states', 'transitions', 'guards', 'paths', 'ms'], ...walked.map(rowOf)]))
  const randomFailures = randomWalker(options, print)
  const failures = walked.map(({ name, table, walked: { failures: own, steps } }) => ({
    name,
    // A table that has not the form of one cannot be walked.
    failures: [...own, ...(steps > 0 ? randomFailures(name, table) : [])],
  }))
  for (const each of failures.filter(({ failures: own }) => own.length > 0)) print(`\n${failureText(each.name, each.failures)}`)
  if (options.json !== undefined) writeFileSync(options.json, jsonReport(walked))
  if (options.junit !== undefined) writeFileSync(options.junit, junitReport(walked))
  if (options.save !== undefined) savePath(failures, options.save, print)
  return failures.every(({ failures: own }) => own.length === 0)
}

function rowOf({ name, walked: { states, transitions, guards, paths, ms } }: Walked): string[] {
  return [name, covered(states), covered(transitions), covered(guards), String(paths.length), ms.toFixed(0)]
}

function covered({ all, missed }: Coverage): string {
  return `${all.length - missed.length}/${all.length}`
}

/** A function that walks random paths of a table, if these are wanted. */
function randomWalker({ random, seed }: Options, print: Print): (name: string, table: Table) => Failure[] {
  if (random === undefined) return () => []
  const chosen = seed === undefined ? Math.floor(Math.random() * 2 ** 31) : numberOf('seed', seed, 0)
  const paths = numberOf('random', random, 1)
  print(`Random paths: ${paths} of each machine, which --seed ${chosen} repeats.`)
  return (name, table) => {
    const failure = randomWalk(table, { seed: chosen, paths })
    if (failure) print(`${name}: a random path failed, with --seed ${chosen}.`)
    return failure ? [failure] : []
  }
}

/** Whether each table detects each fault. */
async function plantAll(walked: readonly Walked[], options: Options, folder: string, print: Print): Promise<boolean> {
  const startedAt = performance.now()
  const plantings = walked.map(({ name, file, exported, table, walked: sound }) => ({
    machine: name,
    file: join(folder, file),
    exported,
    table,
    sound,
  }))
  const isComplete = options.machine === undefined
  const { verdicts, imported } = await plantInThreads(plantings, { folder, threads: threadsFor(options), isComplete })
  const words = verdicts.map(({ fault, failure, equivalent }) => [
    failure ? 'found' : equivalent === null ? 'MISSED' : 'equal',
    fault,
    equivalent ?? (failure ? inWords(failure) : ''),
  ])
  print(`\n${columns(words)}`)
  const wrong = [
    ...verdicts.flatMap((verdict) => wrongVerdict(verdict) ?? []),
    ...walked.flatMap(({ table }) => unknownEquivalents(table, verdicts)),
  ]
  const unplanted = [
    ...(!isComplete ? [] : [...imported].map(([file, count]) =>
      `Not planted: the faults (${count}) of ${file}, which makes no machine and of which no table reaches any code.`)),
    ...walked.flatMap(({ name, table }) => {
      const unseen = unseenGuards(table.machine)
      return unseen.length === 0 ? [] : [`Not planted: faults in guards (${unseen.length}) of ${name} whose functions are not in the code of the project: ${listed(unseen)}.`]
    }),
  ]
  print(`\n${[...unplanted, ...wrong, `${totals(verdicts)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`].join('\n')}`)
  if (options.mutation !== undefined) {
    const sources = walked.map(({ name, file }) => ({ machine: name, file, source: readFileSync(join(folder, file), 'utf8') }))
    const text = mutationReport(sources, verdicts)
    writeFileSync(options.mutation, options.mutation.endsWith('.html') ? mutationPage(text) : text)
  }
  return wrong.length === 0
}

/** Such as: at step 3, "the water comes": context.cups is 0, the table says 2. */
function inWords({ path, messages: [message = ''] }: Failure): string {
  const step = path ? `at step ${path.events.length + 1}, "${path.events.at(-1) ?? path.start}": ` : ''
  return `${step}${message}`
}

type Drawings = ReadonlyMap<Table, Promise<string>>

/** Begins to draw before the walks, since the layout is computed in another thread. */
function startDrawings(found: readonly FoundTable[]): Drawings {
  return new Map(
    found.map(({ table }) => {
      const drawing = drawMachine(table.machine)
      // It matters only if the pages are written: a table without a machine is a failure of its walk.
      drawing.catch(() => {})
      return [table, drawing]
    }),
  )
}

async function writePages(
  walked: readonly Walked[],
  drawings: Drawings,
  files: { readonly folder: string | null; readonly explorer: string | null },
  root: string,
): Promise<void> {
  const from = files.folder ?? dirname(files.explorer ?? '')
  const drawn = await Promise.all(
    walked.map(({ name, table, walked: exploration, file }) =>
      draw(table, exploration, { name, file: relative(resolve(root, from), join(root, file)), drawing: drawings.get(table) }),
    ),
  )
  const at = (file: string | null) => (file === null ? null : resolve(root, file))
  report(drawn, { folder: at(files.folder), explorer: at(files.explorer) })
}
