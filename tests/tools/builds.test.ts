/** Builds beside a running test, server or other build. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockBuilds } from '../../tools/build-lock.ts'
import { root as project } from '../../tools/run-command.ts'
import { createBuild, publishBuild, keepBuild } from '../../tools/builds.js'
import { temporaryFolder } from '../support/runner/temporary-folder.ts'

let root: string
let others: ChildProcess[]

beforeEach(async () => {
  root = await temporaryFolder()
  others = []
})

afterEach(() => others.forEach((other) => other.kill('SIGKILL')))

/** Runs until the end of the test, or until it is killed. */
function otherProcess(): ChildProcess & { readonly pid: number } {
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  others.push(other)
  return other as ChildProcess & { readonly pid: number }
}

async function kill(other: ChildProcess): Promise<void> {
  other.kill('SIGKILL')
  await once(other, 'exit')
}

/** A build that belongs to a process that has ended. */
async function publish(text: string): Promise<string> {
  const builder = otherProcess()
  const build = createBuild(root, builder.pid)
  mkdirSync(join(build, 'server'))
  writeFileSync(join(build, 'server/main.js'), text)
  publishBuild(root, build)
  await kill(builder)
  return build
}

const served = () => readFileSync(join(root, 'dist/server/main.js'), 'utf8')

it('are served once they are complete', async () => {
  await publish('first')
  createBuild(root)
  expect(served()).toBe('first')
  await publish('second')
  expect(served()).toBe('second')
})

it('take the place of a folder that an earlier version built into', async () => {
  mkdirSync(join(root, 'dist/server'), { recursive: true })
  writeFileSync(join(root, 'dist/server/main.js'), 'earlier')
  await publish('first')
  expect(served()).toBe('first')
})

it('are kept as long as a process uses them', async () => {
  await publish('first')
  const user = otherProcess()
  const used = keepBuild(root, user.pid)
  await publish('second')
  await publish('third')
  await publish('fourth')
  expect(readFileSync(join(used, 'server/main.js'), 'utf8')).toBe('first')
  await kill(user)
  await publish('fifth')
  expect(existsSync(used)).toBe(false)
})

it('are deleted when two newer ones are complete, and at once if interrupted', async () => {
  const first = await publish('first')
  const builder = otherProcess()
  const interrupted = createBuild(root, builder.pid)
  await kill(builder)
  const running = createBuild(root, otherProcess().pid)
  const second = await publish('second')
  expect(existsSync(first)).toBe(true)
  expect(existsSync(interrupted)).toBe(false)
  const third = await publish('third')
  const left = readdirSync(join(root, 'dist')).filter((name) => name.startsWith('build-')).map((name) => join(root, 'dist', name))
  expect(left.map((build) => realpathSync(build)).sort()).toEqual([running, second, third].sort())
})

it('wait for each other, but not for one that was killed', async () => {
  const program = `import { lockBuilds } from './tools/build-lock.ts'
    await lockBuilds(${JSON.stringify(root)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { cwd: project })
  others.push(other)
  await once(other.stdout, 'data')
  let isLocked = false
  const waiting = lockBuilds(root).then((hasWaited) => {
    isLocked = true
    return hasWaited
  })
  await once(otherProcess(), 'spawn')
  expect(isLocked).toBe(false)
  await kill(other)
  expect(await waiting).toBe(true)
})
