/** The packed package in the projects of strangers, with XState, Vitest and tsx beside it and without a network. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const packageFolder = join(import.meta.dirname, '..')
const modules = join(packageFolder, '../../node_modules')
let folder = ''
let archive = ''

/** Node itself, and others that the person who runs the tests names, such as `OTHER_NODES=/opt/node-22/bin/node`. */
const nodes = [process.execPath, ...(process.env.OTHER_NODES?.split(':') ?? [])]

/** The package is packed in a copy of its folder, since that changes files in it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stranger-'))
  const copy = join(folder, 'repository/packages/xstate-walk')
  cpSync(packageFolder, copy, { recursive: true, filter: (path) => !['dist', 'node_modules'].includes(basename(path)) })
  cpSync(join(packageFolder, '../../tsconfig.json'), join(folder, 'repository/tsconfig.json'))
  symlinkSync(modules, join(folder, 'repository/node_modules'))
  run(join(folder, 'repository'), 'git', 'init', '--quiet')
  run(join(folder, 'repository'), 'git', 'remote', 'add', 'origin', 'https://me:secret@example.org/prasino.git')
  const manifest = readFileSync(join(copy, 'package.json'), 'utf8')
  archive = join(copy, run(copy, 'npm', 'pack', '--silent').trim().split('\n').at(-1) ?? '')
  expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe(manifest)
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

const vitest = [join(modules, 'vitest/vitest.mjs'), 'run', '--root', '.', '--no-color'] as const

/** The compiler of a project that imports files in TypeScript as a skeleton does. */
const strictly = JSON.stringify({
  compilerOptions: {
    strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, module: 'preserve', target: 'es2023', types: [],
  },
  include: ['*.ts', 'journeys'],
})

/** The browser of the machine, or else that of Playwright. */
const folders = (process.env.PATH ?? '').split(delimiter)
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome']
  .flatMap((name) => folders.map((each) => join(each, name)))
const executablePath = process.env.CHROME_PATH ?? browsers.find((each) => existsSync(each))

const playwrightConfiguration = `export default {
  testDir: 'journeys', testMatch: '*.journey.*', reporter: 'line', use: { launchOptions: ${JSON.stringify({ args: ['--no-sandbox'], executablePath })} },
}
`

function makeProject({ extension, type }: Project, name = `${extension}-${type}`): string {
  const project = join(folder, name)
  mkdirSync(project)
  const journeys = { command: 'playwright test', folder: 'journeys' }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type, 'xstate-walk': { journeys } }))
  run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', archive, join(modules, 'xstate'), join(modules, 'tsx'))
  symlinkSync(join(modules, 'vitest'), join(project, 'node_modules/vitest'))
  symlinkSync(join(modules, '@playwright'), join(project, 'node_modules/@playwright'))
  symlinkSync(join(modules, '@playwright/test/cli.js'), join(project, 'node_modules/.bin/playwright'))
  writeFileSync(join(project, `gate.${extension}`), machineIn[extension] + configuration)
  return project
}

/** The examples of the README, by their first lines. */
function exampleWith(start: string): string {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8')
  const examples = [...readme.matchAll(/```js\n([^]*?)```/g)].flatMap(([, code = '']) => (code.startsWith(start) ? [code] : []))
  expect(examples).toHaveLength(1)
  return examples[0] ?? ''
}

it('has all that its README speaks of', () => {
  const project = makeProject({ name: 'of the README', extension: 'js', type: 'module' }, 'readme')
  writeFileSync(join(project, 'kettle.js'), exampleWith('import { assign'))
  writeFileSync(join(project, 'kettle.table.js'), exampleWith('import { after'))
  writeFileSync(join(project, 'kettle.test.js'), exampleWith('import { testWalk'))
  expect(run(project, 'node_modules/.bin/xstate-walk', '--faults')).toMatch(/\d+ found, 0 change nothing, 0 missed\./)
  const listed = run(project, process.execPath, ...vitest, '--reporter=verbose')
  expect(listed).toMatch(/Tests +\d+ passed/)
  expect(listed).toContain('detects the fault "kettle.boiling after boiling has no target"')
  const right = readFileSync(join(project, 'kettle.table.js'), 'utf8')
  writeFileSync(join(project, 'kettle.table.js'), right.replace("'the water is cut', to: 'empty'", "'the water is cut', to: 'boiling'"))
  const { stdout } = spawnSync(process.execPath, vitest, { cwd: project, encoding: 'utf8' })
  expect(stdout).toMatch(/Tests +1 failed \| 1 passed \| \d+ skipped/)
  writeFileSync(join(project, 'kettle.table.js'), right)
  const [table, machine] = ['kettle.table.js', 'kettle.js'].map((file) => join(project, file)) as [string, string]
  for (const [file, text, message] of [
    [machine, '\n)\n', "kettle.table.js cannot be imported: Unexpected token ')' (kettle.js:2)\n"],
    [table, '\nnothing()\n', 'kettle.table.js cannot be imported: nothing is not defined (kettle.table.js:2:1)\n'],
  ] as const) {
    const sound = readFileSync(file, 'utf8')
    writeFileSync(file, text)
    const { stderr } = spawnSync(process.execPath, ['node_modules/xstate-walk/dist/cli.js'], { cwd: project, encoding: 'utf8' })
    expect(stderr).toBe(message)
    writeFileSync(file, sound)
  }
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { readonly version: string }
  expect(run(project, 'node_modules/.bin/xstate-walk', '--version')).toBe(`${version}\n`)

  const installed = join(project, 'node_modules/xstate-walk')
  const linked = [...readFileSync(join(installed, 'README.md'), 'utf8').matchAll(/\]\((?!https:)([^)]+)\)/g)].map(([, path = '']) => path)
  expect(linked.filter((path) => !existsSync(join(installed, path)))).toEqual([])
  const { repository } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { readonly repository: unknown }
  expect(repository).toEqual({ type: 'git', url: 'git+https://example.org/prasino.git', directory: 'packages/xstate-walk' })
  const notices = readFileSync(join(installed, 'dist/NOTICES.md'), 'utf8')
  expect(notices).toContain('Eclipse Public License')
  expect(notices).toMatch(/^## mutation-testing-elements .* \(Apache-2\.0\)$/m)
})

it('tells a project with XState 6 in a sentence that its machines are refused', () => {
  const project = makeProject({ name: 'of XState 6', extension: 'js', type: 'module' }, 'next')
  rmSync(join(project, 'node_modules/xstate'), { recursive: true })
  symlinkSync(join(modules, 'xstate-next'), join(project, 'node_modules/xstate'))
  writeFileSync(join(project, 'lamp.js'), `import { createMachine } from 'xstate'
export const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: { target: 'on' } } }, on: {} } })
`)
  writeFileSync(join(project, 'lamp.table.js'), `import { table } from 'xstate-walk'
import { lamp } from './lamp.js'
export const lampTable = table({ machine: lamp, starts: { begin: { in: 'off' } }, events: { press: { type: 'press' } }, rows: [] })
`)
  for (const words of [[], ['--faults'], ['--random', '5'], ['--init', 'lamp.js']]) {
    const command = ['node_modules/xstate-walk/dist/cli.js', ...words]
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' })
    expect([status, stderr]).toEqual([2, 'The machine "lamp" is not one of XState 5, which xstate-walk needs.\n'])
  }
})

describe.each(projects)('a project $name', (given) => {
  const { extension } = given
  let project = ''
  beforeAll(() => {
    project = makeProject(given)
  })

  it('writes a table from a skeleton, and walks it with the command and with Vitest', () => {
    const walk = (node: string, ...words: readonly string[]) => run(project, node, 'node_modules/xstate-walk/dist/cli.js', ...words)
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
    for (const node of nodes) expect(run(project, node, ...vitest)).toMatch(/Tests +\d+ passed/)
  })
  it('walks a journey in a browser, with pictures', () => {
    mkdirSync(join(project, 'journeys'))
    const file = join(project, `journeys/gate.journey.${extension}`)
    writeFileSync(join(project, 'playwright.config.mjs'), playwrightConfiguration)
    const example = exampleWith('import { expect')
    const journey = extension === 'js' ? example : example
      .replace('test as base }', 'test as base, type Locator }')
      .replace('base.extend(', 'base.extend<{ world: { readonly button: Locator } }>(')
    writeFileSync(file, journey)
    if (extension === 'ts') {
      writeFileSync(join(project, 'tsconfig.json'), strictly)
      run(project, process.execPath, join(modules, 'typescript-7/bin/tsc'))
    }
    const words = ['node_modules/xstate-walk/dist/cli.js', '--browser', '--pictures', 'pictures']
    for (const node of nodes) expect(run(project, node, ...words)).toContain('1 passed')
    expect(readFileSync(join(project, 'pictures/journeys.html'), 'utf8')).toContain('chart-gate')

    writeFileSync(file, journey.replace("toHaveText('open')", "toHaveText('shut')"))
    const { status, stdout } = spawnSync(process.execPath, words.slice(0, 2), { cwd: project, encoding: 'utf8' })
    expect([status, stdout]).toEqual([1, expect.stringContaining('gate should now be in the state open.')])
  })
})
