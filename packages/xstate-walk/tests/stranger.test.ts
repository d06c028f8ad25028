/** The built package in the projects of strangers, with XState, Vitest and tsx beside it and without a network. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const packageFolder = join(import.meta.dirname, '..')
const modules = join(packageFolder, '../../node_modules')
let folder = ''
let archive = ''

/** Node itself, and others that the person who runs the tests names, such as `OTHER_NODES=/opt/node-22/bin/node`. */
const nodes = [process.execPath, ...(process.env.OTHER_NODES?.split(':') ?? [])]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stranger-'))
  const built = join(folder, 'built')
  run(packageFolder, process.execPath, '--import', import.meta.resolve('tsx'), 'build.ts', built)
  archive = join(folder, run(folder, 'npm', 'pack', '--silent', built).trim().split('\n').at(-1) ?? '')
})
afterAll(() => rm(folder, { recursive: true }))

interface Project {
  readonly name: string
  readonly extension: 'js' | 'ts'
  readonly type: 'module' | 'commonjs'
}

const projects: readonly Project[] = [
  { name: 'in JavaScript', extension: 'js', type: 'module' },
  { name: 'in TypeScript', extension: 'ts', type: 'module' },
  { name: 'in TypeScript, compiled to CommonJS', extension: 'ts', type: 'commonjs' },
]

/** A guard and an assign of a function have faults of their own. */
const machineIn = {
  js: `
import { assign, fromPromise, setup } from 'xstate'
export const gateMachine = setup({
  actors: { unlock: fromPromise(async () => 'key') },
  guards: { isPatient: ({ context }) => context.knocks < 2 },
})`,
  ts: `
import { assign, fromPromise, setup } from 'xstate'
interface Context { key: string | null; knocks: number }
export const gateMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'gate.open' } | { type: 'gate.knock' } },
  actors: { unlock: fromPromise(async (): Promise<string> => 'key') },
  guards: { isPatient: ({ context }: { context: Context }): boolean => context.knocks < 2 },
})`,
} as const

const configuration = `.createMachine({
  id: 'gate',
  context: { key: null, knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'gate.open': 'unlocking',
        'gate.knock': { guard: 'isPatient', actions: assign({ knocks: ({ context }) => context.knocks + 1 }) },
      },
    },
    unlocking: {
      invoke: { id: 'unlock', src: 'unlock', onDone: { target: 'open', actions: assign({ key: ({ event }) => event.output }) }, onError: 'shut' },
    },
    open: { after: { 5000: 'shut' } },
  },
})
`

/** What only a person knows: the output of the actor, and what each step changes and starts. */
const filledIn = [
  ["done('unlock')", "done('unlock', 'key')"],
  ["on: 'gate.open', to: 'unlocking'", "on: 'gate.open', to: 'unlocking', invokes: [['unlock']]"],
  ["['isPatient', () => true]", "['isPatient', ({ knocks }) => knocks < 2], changes: ({ knocks }) => ({ knocks: knocks + 1 })"],
  ["['not isPatient', () => false], ignored: 'TODO: the reason'", "['not isPatient', ({ knocks }) => knocks >= 2], ignored: 'It is late.'"],
  ["on: 'unlock is done', to: 'open'", "on: 'unlock is done', to: 'open', changes: { key: 'key' }"],
] as const

/** The printed text. Throws with it if the command fails. */
function run(cwd: string, command: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

function makeProject({ extension, type }: Project): string {
  const project = join(folder, `${extension}-${type}`)
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type }))
  run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', archive, join(modules, 'xstate'), join(modules, 'tsx'))
  symlinkSync(join(modules, 'vitest'), join(project, 'node_modules/vitest'))
  writeFileSync(join(project, `gate.${extension}`), machineIn[extension] + configuration)
  return project
}

describe.each(projects)('a project $name', (given) => {
  const { extension } = given
  let project = ''
  beforeAll(() => {
    project = makeProject(given)
  })

  it('writes a table from its skeleton, and walks it with the command and with Vitest', () => {
    const walk = (node: string, ...words: readonly string[]) => run(project, node, 'node_modules/xstate-walk/cli.js', ...words)
    for (const node of nodes) {
      let table = walk(node, '--init', `gate.${extension}`)
      for (const [todo, text] of filledIn) {
        expect(table).toContain(todo)
        table = table.replace(todo, text)
      }
      writeFileSync(join(project, `gate.table.${extension}`), table)
      expect(walk(node, '--explorer', 'gate.html')).toMatch(/^gate +3\/3 +5\/5 +2\/2 +\d+ +\d+$/m)
      expect(readFileSync(join(project, 'gate.html'), 'utf8')).toContain('chart-gate')
      const faults = walk(node, '--faults')
      expect(faults).toMatch(/\d+ faults planted: \d+ found, 0 change nothing, 0 missed\./)
      expect(faults).toContain(`gate.${extension} isPatient says "context.knocks <= 2"`)
      expect(faults).toContain(`gate.${extension} assign forgets knocks`)
    }

    writeFileSync(
      join(project, `gate.test.${extension}`),
      `import { testWalk } from 'xstate-walk/vitest'\nimport { gateTable } from './gate.table.${extension}'\ntestWalk(gateTable)\n`,
    )
    const vitest = [join(modules, 'vitest/vitest.mjs'), 'run', '--root', '.', '--no-color']
    for (const node of nodes) expect(run(project, node, ...vitest)).toMatch(/Tests +\d+ passed/)
  })
})
