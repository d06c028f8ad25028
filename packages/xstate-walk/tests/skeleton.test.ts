/** The skeletons of tables for many small machines: each loads, and names only what the machine has. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../src/command/run.ts'
import { tableMistakes } from '../src/walk/check-table.ts'
import { Checker } from '../src/walk/checker.ts'
import { explore } from '../src/walk/explore.ts'
import { defaultPattern, findTables, tableFiles } from '../src/command/find-tables.ts'
import type { Table } from '../src/table/table.ts'
import { randomMachine } from './random-machine.ts'
import { skeletonCases, type SkeletonCase } from './skeleton-machines.ts'

const packageFolder = join(import.meta.dirname, '..')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xstate-walk-'))
  symlinkSync(join(packageFolder, '../../node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The exit code and the printed text, in a folder of the case. */
async function init(at: string, ...words: readonly string[]): Promise<readonly [code: number, text: string]> {
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  const code = await run(['--init', ...words], at, print, print)
  return [code, lines.join('\n')]
}

function write(name: string, file: string, source: string): string {
  const at = join(folder, name.replaceAll(/\W+/g, '-'))
  mkdirSync(dirname(join(at, file)), { recursive: true })
  writeFileSync(join(at, file), source)
  return at
}

async function loaded(at: string, text: string): Promise<Table> {
  writeFileSync(join(at, 'skeleton.table.mjs'), text)
  const [found] = await findTables(at, tableFiles(at, '*.table.mjs'))
  if (!found) throw new Error('no table')
  return found.table
}

/** What the walk says if the rows do not tell what happens to the state. */
const wrongRow = /^The state is|rows for "|has no row for it|does not handle|should be ignored|An exception/

const typedMachine = `
import { assign, fromObservable, fromPromise, raise, setup } from 'xstate'
export const gateMachine = setup({
  types: { context: {} as { wind: number }, events: {} as { type: 'gate.open' } | { type: 'gate.shut' }, input: {} as { wind?: number } },
  actors: { unlock: fromPromise<string, { wind: number }>(async () => 'key'), measure: fromObservable<number,
    object>(() => null as never) },
  guards: { isCalm: ({ context }) => context.wind < 9 },
  delays: { wait: ({ context }) => context.wind },
}).createMachine({
  id: 'gate',
  context: ({ input }) => ({ wind: input.wind ?? 0 }),
  invoke: { id: 'measure', src: 'measure', input: {},
    onSnapshot: { actions: assign({ wind: ({ event }) => event.snapshot.context ?? 0 }) } },
  initial: 'shut',
  states: {
    shut: { on: { 'gate.*': [{ guard: 'isCalm', target: 'unlocking' }, { target: 'shut',
      actions: raise({ type: 'gate.shut' }, { delay: 'wait' }) }] } },
    unlocking: { invoke: { id: 'unlock', src: 'unlock', input: ({ context }) => context, onDone: 'open' } },
    open: { after: { wait: 'shut', 5000: 'shut' }, on: { 'gate.shut': 'shut' } },
  },
})
`

describe('a skeleton', () => {
  it.each(skeletonCases)('names $name', async ({ name, file, source, lines, isComplete }: SkeletonCase) => {
    const at = write(name, file, source)
    const [code, text] = await init(at, file)
    expect([code, text]).toEqual([0, expect.any(String)])
    expect(text.split('\n').map((line) => line.trim())).toEqual(expect.arrayContaining([...lines]))
    const table = await loaded(at, text)
    const { simulation, oracle } = new Checker(table)
    const mistakes = tableMistakes(table, simulation.places, simulation.names, oracle)
    expect(mistakes.filter((mistake) => !mistake.endsWith('has no implementation.'))).toEqual([])
    if (isComplete) expect(explore(table).failures.filter(({ path }) => path)).toEqual([])
  })

  it('has the right rows for random machines without guards', async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(randomMachine, async (config) => {
        const name = `random ${(count += 1)}`
        const at = write(name, 'm.mjs',
          `import { createMachine } from 'xstate'\nexport const m = createMachine(${JSON.stringify(config)})\n`)
        const [, text] = await init(at, 'm.mjs')
        const { failures } = explore(await loaded(at, text), { limits: { steps: 1000, ms: 5000 } })
        const messages = failures.flatMap((failure) => failure.messages)
        // States that lead to each other by themselves.
        fc.pre(!messages.some((message) => message.includes('never end.')))
        expect(messages.filter((message) => wrongRow.test(message)), text).toEqual([])
      }),
      // To make a failing machine smaller takes longer than a test may: without this, its time is over before it is told.
      { numRuns: 15, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true },
    )
  })

  it('has no mistake of types but what is to be filled in', async () => {
    const at = write('typed', 'gate.machine.ts', typedMachine)
    const [, text] = await init(at, 'gate.machine.ts')
    writeFileSync(join(at, 'gate.table.ts'), text)
    const compiler = join(packageFolder, '../../node_modules/typescript-7/bin/tsc')
    const options = ['--strict', '--noEmit', '--skipLibCheck', '--allowImportingTsExtensions', '--module', 'esnext', '--types', 'node']
    const resolution = ['--target', 'es2023', '--moduleResolution', 'bundler']
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, ...resolution, 'gate.table.ts'], { cwd: at, encoding: 'utf8' })
    const [mistake, ...others] = stdout.trim().split('\n')
    expect(mistake).toContain('Type \'"gate.any"\' is not assignable to type \'"gate.open" | "gate.shut"')
    expect(others).toEqual([])
  })
})

describe('a file with several machines', () => {
  const two = `import { createMachine } from 'xstate'
const machineOf = (id) => createMachine({ ...(id ? { id } : {}), initial: 'a', states: { a: { on: { go: 'a' } } } })
export const gate = machineOf('the gate'), door = machineOf(), other = machineOf('the door')
export default gate
export const twin = machineOf('the door')
`

  it.each([
    ['gate', "import { gate } from './two.mjs'"],
    ['the gate', "import { gate } from './two.mjs'"],
    ['door', "import { door } from './two.mjs'"],
  ])('has the skeleton of the machine %s', async (name, line) => {
    const [code, text] = await init(write('two', 'two.mjs', two), 'two.mjs', '--machine', name)
    expect([code, text]).toEqual([0, expect.stringContaining(line)])
  })

  it.each([
    [[], 'two.mjs exports several machines: door, gate (the gate), other (the door), twin (the door). Choose one with --machine NAME.'],
    [['--machine', 'the door'], 'two.mjs exports several machines: door, gate (the gate)'],
    [['--machine', 'wall'], 'two.mjs exports no machine "wall". It exports: door, gate (the gate), other (the door), twin (the door).'],
    [['--machine', 'gate', '--machine', 'door'], '--init takes one --machine.'],
  ])('asks for one of them with the words %j', async (words, expected) => {
    const [code, text] = await init(write('two', 'two.mjs', two), 'two.mjs', ...words)
    expect([code, text]).toEqual([2, expect.stringContaining(expected)])
  })
})

it('imports a machine from a folder above', async () => {
  const at = write('above', 'gate.mjs', `import { createMachine } from 'xstate'\nexport const gate = createMachine({})\n`)
  mkdirSync(join(at, 'tests'), { recursive: true })
  const [, text] = await init(join(at, 'tests'), '../gate.mjs')
  expect(text).toContain("import { gate } from '../gate.mjs'")
})

describe('a file in CommonJS', () => {
  const made = "require('xstate').createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'off' } } } })"

  it.each([
    [`exports.lamp = ${made}`, "const { lamp } = require('./lamp.cjs')"],
    [`module.exports = ${made}`, "const lamp = require('./lamp.cjs')"],
  ])('has a skeleton in CommonJS, which loads: %s', async (source, line) => {
    const at = write(source.slice(0, 12), 'lamp.cjs', source)
    const [code, text] = await init(at, 'lamp.cjs')
    const beginning = ["const { table } = require('xstate-walk')", line, '', 'exports.lampTable = table({']
    expect([code, text.split('\n').slice(1, 5)]).toEqual([0, beginning])
    // A test of the sources cannot require the package, which is built from TypeScript.
    writeFileSync(join(at, 'lamp.table.cjs'), text.replace("require('xstate-walk')", '{ table: (given) => given }'))
    const [found] = await findTables(at, tableFiles(at, defaultPattern))
    expect(found?.table.machine.id).toBe('lamp')
  })
})

it('refuses a machine of XState 6 in a sentence', async () => {
  const lamp = "createMachine({ id: 'lamp', initial: 'off', states: { off: {} } })"
  const source = `import { createMachine } from 'xstate-next'\nexport const lamp = ${lamp}\n`
  const [code, text] = await init(write('next', 'lamp.mjs', source), 'lamp.mjs')
  expect([code, text]).toEqual([2, 'The machine "lamp" is not one of XState 5, which xstate-walk needs.'])
})
