/** The built package in a stranger's project, with XState and Vitest beside it and without a network. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const packageFolder = join(import.meta.dirname, '..')
const modules = join(packageFolder, '../../node_modules')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stranger-'))
  const built = join(folder, 'built')
  run(packageFolder, process.execPath, '--import', import.meta.resolve('tsx'), 'build.ts', built)
  const archive = run(folder, 'npm', 'pack', '--silent', built).trim().split('\n').at(-1) ?? ''
  const project = join(folder, 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }))
  run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', join(folder, archive), join(modules, 'xstate'))
  symlinkSync(join(modules, 'vitest'), join(project, 'node_modules/vitest'))
  writeFileSync(join(project, 'gate.js'), machine)
})
afterAll(() => rm(folder, { recursive: true }))

const machine = `
import { assign, fromPromise, setup } from 'xstate'
export const gateMachine = setup({ actors: { unlock: fromPromise(async () => 'key') } }).createMachine({
  id: 'gate',
  context: { key: null },
  initial: 'shut',
  states: {
    shut: { on: { 'gate.open': 'unlocking' } },
    unlocking: {
      invoke: { id: 'unlock', src: 'unlock', onDone: { target: 'open', actions: assign({ key: ({ event }) => event.output }) }, onError: 'shut' },
    },
    open: { after: { 5000: 'shut' } },
  },
})
`

/** The printed text. Throws with it if the command fails. */
function run(cwd: string, command: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

it('writes a table from its skeleton, and walks it with the command and with Vitest', () => {
  const project = join(folder, 'project')
  const skeleton = run(project, 'node_modules/.bin/xstate-walk', '--init', 'gate.js')
  // What only a person knows: the output of the actor, and what each step changes and starts.
  const filledIn = skeleton
    .replace("done('unlock')", "done('unlock', 'key')")
    .replace("on: 'gate.open', to: 'unlocking'", "on: 'gate.open', to: 'unlocking', invokes: [['unlock']]")
    .replace("on: 'unlock is done', to: 'open'", "on: 'unlock is done', to: 'open', changes: { key: 'key' }")
  expect(filledIn).not.toBe(skeleton)
  writeFileSync(join(project, 'gate.table.js'), filledIn)
  expect(run(project, 'node_modules/.bin/xstate-walk', '--explorer', 'gate.html')).toMatch(/^gate +3\/3 +4\/4 +0\/0 +\d+ +\d+$/m)
  expect(readFileSync(join(project, 'gate.html'), 'utf8')).toContain('chart-gate')
  expect(run(project, 'node_modules/.bin/xstate-walk', '--faults')).toMatch(/\d+ faults planted: \d+ found, 0 change nothing, 0 missed\./)

  writeFileSync(
    join(project, 'gate.test.js'),
    "import { testWalk } from 'xstate-walk/vitest'\nimport { gateTable } from './gate.table.js'\ntestWalk(gateTable)\n",
  )
  expect(run(project, process.execPath, join(modules, 'vitest/vitest.mjs'), 'run', '--root', '.', '--no-color')).toMatch(
    /Tests +\d+ passed/,
  )
})
