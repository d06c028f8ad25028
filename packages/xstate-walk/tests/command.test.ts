/** The command, run in a folder of its own. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../src/command/run.ts'

const packageFolder = join(import.meta.dirname, '..')
let folder = ''

const machine = `
import { setup } from 'xstate'
export const gateMachine = setup({}).createMachine({
  id: 'gate',
  context: ({ input }) => ({ wind: input }),
  initial: 'shut',
  states: { shut: { on: { 'gate.open': { guard: ({ context }) => context.wind < 9, target: 'open' } } }, open: { after: { 5000: 'shut' }, on: { 'gate.lock': 'locked' } }, locked: { type: 'final' } },
})
`
const table = (to: string) => `
import { after, table } from ${JSON.stringify(join(packageFolder, 'src/table/table.ts'))}
import { gateMachine } from '../gate.mjs'
export const gateTable = table({
  machine: gateMachine,
  starts: {
    'come home': { input: () => 8, in: 'shut', context: { wind: 8 } },
    'come home in a storm': { input: () => 9, in: 'shut', context: { wind: 9 } },
  },
  events: { 'open it': { type: 'gate.open' }, 'lock it': { type: 'gate.lock' }, 'five seconds pass': after(5000, 'open', 5000) },
  terminal: { shut: 'In a storm it stays shut.' },
  rows: [
    { in: 'shut', on: 'open it', when: ['there is no storm', ({ wind }) => wind < 9], to: 'open' },
    { in: 'shut', on: 'open it', when: ['there is a storm', ({ wind }) => wind >= 9], ignored: 'The gate is locked.' },
    { in: 'open', on: 'lock it', to: '${to}' },
    { in: 'open', on: 'five seconds pass', to: 'shut' },
  ],
})
`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xstate-walk-'))
  writeFileSync(join(folder, 'gate.mjs'), machine)
  for (const [name, to] of [
    ['right', 'locked'],
    ['wrong', 'shut'],
  ] as const) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'gate.table.mjs'), table(to))
  }
  symlinkSync(join(packageFolder, '../../node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rm(folder, { recursive: true }))

const at = (name: string) => join(folder, name)
const right = ['--tables', 'right/*.table.mjs']
const wrong = ['--tables', 'wrong/*.table.mjs']

/** The exit code and the printed text. */
async function command(...words: readonly string[]): Promise<readonly [code: number, text: string]> {
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  const code = await run(words, folder, print, print)
  return [code, lines.join('\n')]
}

/** In a process of its own, since faults in guards need a hook of the module loader. */
function commandInProcess(...words: readonly string[]): readonly [code: number | null, text: string] {
  const cli = join(packageFolder, 'src/command/cli.ts')
  const loader = import.meta.resolve('tsx')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', loader, cli, ...words], { cwd: folder, encoding: 'utf8' })
  return [status, stdout + stderr]
}

describe('the command', () => {
  it('prints the coverage of each machine', async () => {
    const [code, text] = await command(...right)
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/^machine {2}states {2}transitions {2}guards {2}paths {2}ms\ngate {5}3\/3 {5}3\/3 {10}2\/2 {5}3 {6}\d+$/),
    ])
  })

  it('prints failures with their paths, without a stack trace', async () => {
    const [code, text] = await command(...wrong)
    expect(code).toBe(1)
    expect(text).toContain('  The state is locked, the table says shut.\n  The path to this step:\n    1. come home\n')
    expect(text).toContain('    2. open it\n    3. lock it')
    expect(text).not.toMatch(/^ +at /m)
  })

  it('plants faults in threads, and tells in words what found each', () => {
    const [code, text] = commandInProcess(...right, '--faults', '--workers', '2')
    expect(code).toBe(0)
    expect(text).toMatch(
      /found {2}gate\.open on gate\.lock targets shut +at step 3, "lock it": The state is shut, the table says locked\./,
    )
    expect(text).toMatch(/\n\d+ faults planted: \d+ found, 0 change nothing, 0 missed\. [\d.]+ s\.\n$/)
  })

  it('says and writes the same in one thread and in several', () => {
    for (const [name, text] of [['a', "console.log('the gate')"], ['b', "console.log('the gate'); console.log('another gate')"]] as const) {
      mkdirSync(at(`several/${name}`), { recursive: true })
      writeFileSync(at(`several/${name}/gate.mjs`), machine.replace('context.wind < 9', `{ ${text}; return context.wind < 9 }`))
      const own = table('locked').replace('../gate.mjs', './gate.mjs').replaceAll('gateTable', `${name}Table`)
      writeFileSync(at(`several/${name}/gate.table.mjs`), own)
      writeFileSync(at(`several/${name}/wrong.table.mjs`), own.replaceAll(`${name}Table`, `${name}Wrong`).replace("to: 'locked'", "to: 'shut'"))
    }
    const inThreads = (workers: string, ...words: readonly string[]) => {
      const [code, text] = commandInProcess(...words, '--workers', workers)
      return [code, text.replaceAll(/ +\d+$/gm, '').replace(/[\d.]+ s\.$/m, '')] as const
    }
    const files = ['--explorer', at('several.html'), '--json', at('several.json')]
    const [alone, ...others] = ['1', '2', '3'].map((workers) => [
      inThreads(workers, '--tables', 'several/*/gate.table.mjs', '--faults', ...files),
      inThreads(workers, '--tables', 'several/*/*.table.mjs'),
      ...['several.html', 'several.json'].map((file) => readFileSync(at(file), 'utf8')),
    ])
    expect(others).toEqual([alone, alone])
    expect(alone).toEqual([
      [0, expect.stringMatching(/^the gate\nanother gate\nmachine[^]*aTable[^]*bTable[^]*0 missed/)],
      [1, expect.stringContaining('aWrong:\n\n  The state is locked, the table says shut.')],
      expect.stringContaining('chart-aTable') as unknown,
      expect.stringContaining('"paths"') as unknown,
    ])
  })

  it('walks what another thread cannot load', () => {
    mkdirSync(at('alone'))
    const only = "import { isMainThread } from 'node:worker_threads'\nif (!isMainThread) throw new Error('not here')\n"
    for (const name of ['a', 'b']) writeFileSync(at(`alone/${name}.table.mjs`), only + table('locked').replaceAll('gateTable', name))
    const [code, text] = commandInProcess('--tables', 'alone/*.table.mjs', '--workers', '2')
    expect([code, text]).toEqual([0, expect.stringMatching(/^a +3\/3.*\nb +3\/3.*\n$/m)])
  })

  it('ends with 1 if no table reaches a guard', () => {
    const unused = `import { setup } from 'xstate'
      export const unused = setup({ guards: { isOpen: ({ context }) => !context.isOpen } }).createMachine({ id: 'unused' })
    `
    mkdirSync(at('unreached'))
    writeFileSync(at('unreached/gate.table.mjs'), table('locked') + unused)
    const [code, text] = commandInProcess('--tables', 'unreached/*.table.mjs', '--faults')
    expect([code, text]).toEqual([1, expect.stringContaining('The table does not detect the fault "unreached/gate.table.mjs isOpen says')])
  })

  it('plants no faults in what is only imported, and says so', () => {
    mkdirSync(at('imported'))
    writeFileSync(at('imported/other.mjs'), 'export const other = { guard: ({ context }) => !context.isOpen }\n')
    writeFileSync(at('imported/gate.table.mjs'), `import './other.mjs'\n${table('locked')}`)
    const [code, text] = commandInProcess('--tables', 'imported/*.table.mjs', '--faults')
    expect([code, text]).toEqual([0, expect.stringContaining('Not planted: the faults (1) of imported/other.mjs, which makes no machine')])
  })

  it('names the guards in which nothing is planted', () => {
    mkdirSync(at('unseen'))
    const unseen = "guard: new Function('args', 'return args.context.wind < 9')"
    writeFileSync(at('unseen/gate.mjs'), machine.replace('guard: ({ context }) => context.wind < 9', unseen))
    writeFileSync(at('unseen/gate.table.mjs'), table('locked').replace('../gate.mjs', './gate.mjs'))
    const [code, text] = commandInProcess('--tables', 'unseen/*.table.mjs', '--faults')
    expect([code, text]).toEqual([0, expect.stringMatching(/Not planted: faults in guards \(1\) of gate whose functions .*: gate\.shut on gate\.open\./)])
  })

  it('plants no faults while a table does not hold', () => {
    const [code, text] = commandInProcess(...wrong, '--faults')
    expect([code, text]).toEqual([1, expect.not.stringContaining('faults planted')])
  })

  it('saves the shortest failing path, and replays it', async () => {
    const [, saved] = await command(...wrong, '--save', at('path.json'))
    expect(saved).toContain('holds the shortest failing path')
    const path = { machine: 'gate', start: 'come home', events: ['open it', 'lock it'] }
    expect(JSON.parse(readFileSync(at('path.json'), 'utf8'))).toEqual(path)
    const [code, text] = await command(...wrong, '--replay', 'path.json')
    const steps = '1. come home: shut\n2. open it: open\n3. lock it: locked'
    expect([code, text]).toEqual([1, `${steps}\n\nThe state is locked, the table says shut.`])
    expect((await command(...right, '--replay', 'path.json'))[0]).toBe(0)
  })

  it('walks random paths, and prints the seed that repeats a failure', async () => {
    const [held, said] = await command(...right, '--random', '20', '--seed', '1')
    expect([held, said]).toEqual([0, expect.stringContaining('Random paths: 20 of each machine, which --seed 1 repeats.')])
    const [code, text] = await command(...wrong, '--random', '20', '--seed', '1')
    expect([code, text]).toEqual([1, expect.stringContaining('gate: a random path failed, with --seed 1.')])
  })

  it('writes pages, the explorer and results', async () => {
    const files = ['--report', 'pages', '--explorer', 'explorer.html', '--json', at('walk.json'), '--junit', at('walk.xml')]
    expect((await command(...right, ...files))[0]).toBe(0)
    expect(readFileSync(at('pages/gate.md'), 'utf8')).toContain('[gate.table.mjs](../right/gate.table.mjs)')
    expect(readFileSync(at('pages/gate.svg'), 'utf8')).toContain('data-state="gate.open"')
    expect(readFileSync(at('explorer.html'), 'utf8')).toContain('chart-gate')
    expect(JSON.parse(readFileSync(at('walk.json'), 'utf8'))).toMatchObject({ machines: [{ machine: 'gate' }] })
    expect(readFileSync(at('walk.xml'), 'utf8')).toContain('<testsuite name="gate"')
    expect((await command(...right, '--machine', 'gate', '--explorer', 'one.html'))[0]).toBe(0)
    expect(readFileSync(at('one.html'), 'utf8')).toContain('chart-gate')
  })

  it('prints the skeleton of a table, with every state, event and delay', async () => {
    const [code, text] = await command('--init', 'gate.mjs')
    expect(code).toBe(0)
    expect(text).toContain("import { after, table } from 'xstate-walk'\nimport { gateMachine } from './gate.mjs'")
    expect(text).toContain("    'gate.open': { type: 'gate.open' },\n    'gate.lock': { type: 'gate.lock' },\n")
    expect(text).toContain("    '5000 ms of open pass': after(5000, 'open', 5000),\n")
    expect(text).toContain("    { in: 'shut', on: 'gate.open', when: ['the guard', () => true], to: 'open' },")
    expect(text).toContain("    { in: 'open', on: '5000 ms of open pass', to: 'shut' },")
  })

  it.each([
    ['a function', 'export const makeLamp = () => createMachine(lamp)', '  machine: makeLamp,'],
    ['a function that is the default', 'export default function () { return createMachine(lamp) }', '  machine: makeLamp,'],
    ['a class', 'export class Lamp { machine = createMachine(lamp) }', '  machine: () => new Lamp().machine,'],
    ['a function of many', 'export const parts = () => ({ size: 1, machine: createMachine(lamp) })', '  machine: () => parts().machine,'],
    ['a named one', 'const make = createMachine; export const lampOf = () => make(lamp)', '  machine: lampOf,', 'lampOf'],
  ] as const)('prints the skeleton of a machine that %s makes, which loads', async (_, made, expected, ...named) => {
    const at = join(folder, `made-${made.length}`)
    mkdirSync(at)
    const lamp = "{ id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: { type: 'final' } } }"
    const others = 'export const start = () => { throw new Error() }'
    writeFileSync(join(at, 'lamp.mjs'), `import { createMachine } from 'xstate'\nconst lamp = ${lamp}\n${made}\n${others}\n`)
    const [code, text] = await command('--init', `${basename(at)}/lamp.mjs`, ...named.flatMap((name) => ['--machine', name]))
    expect([code, text]).toEqual([0, expect.stringContaining(expected)])
    const loads = text.replace("'xstate-walk'", JSON.stringify(join(packageFolder, 'src/table/table.ts')))
    writeFileSync(join(folder, `lamp-${made.length}.table.mjs`), loads)
    expect(await command('--tables', `lamp-${made.length}.table.mjs`)).toEqual([0, expect.stringMatching(/^lamp +2\/2/m)])
  })

  it('says which functions could make a machine', async () => {
    const needy = "import { createMachine } from 'xstate'\nexport const makeLamp = (id) => createMachine({ id })\n"
    writeFileSync(join(folder, 'needy.mjs'), needy)
    const [code, text] = await command('--init', 'needy.mjs')
    const expected = 'no function or class that makes one without arguments. Its functions are: makeLamp'
    expect([code, text]).toEqual([2, expect.stringContaining(expected)])
  })

  it('prints help', async () => {
    expect(await command('--help')).toEqual([0, expect.stringContaining('Usage: xstate-walk [options]')])
  })

  it.each([
    [['--machine', 'door', ...right], 'There is no table of a machine "door". There are: gate.'],
    [['--tables', 'none/*.ts'], 'No file matches "none/*.ts".'],
    [['--tables', 'gate.mjs'], 'gate.mjs: no file exports a table, an object with "machine" and "rows".'],
    [['--fault'], `Unknown option '--fault'. Did you mean "--faults"? Run xstate-walk --help.`],
    [['--random', 'many', ...right], '--random is a whole number of at least 1, not "many".'],
    [['--replay', 'gate.mjs', ...right], 'holds no path'],
    [['--init', 'right/gate.table.mjs'], 'right/gate.table.mjs exports no machine.'],
    [['--init', 'nothing.mjs'], 'nothing.mjs cannot be imported'],
    [['--browser'], 'package.json names no "journeys" under "xstate-walk".'],
  ])('explains the mistake in %j in a sentence', async (words, expected) => {
    const [code, text] = await command(...words)
    expect([code, text]).toEqual([2, expect.stringContaining(expected)])
    expect(text).not.toMatch(/^ +at /m)
  })
})
