/** Starting after a server process was killed. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { isRunning, waitForExit } from '../../../../server/database/embedded/processes.ts'
import { connect } from '../../../../server/database/connect.ts'
import { openDatabase, type Database } from '../../../../server/database/open-database.ts'
import { startProcess, type OtherProcess } from '../../../support/servers/other-process.ts'
import { temporaryFolder } from '../../../support/runner/temporary-folder.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await temporaryFolder()
  await (await open()).close()
})

const pidFile = (): string => join(dataDir, 'postgres', 'postmaster.pid')

/** The user that the database runs as; it cannot inspect processes of other users. */
const SERVER_USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

const otherProcesses: ChildProcess[] = []
afterEach(() => {
  for (const otherProcess of otherProcesses.splice(0)) otherProcess.kill('SIGKILL')
})

function open(folder = dataDir): Promise<Database> {
  return openDatabase({ databaseUrl: null, dataDir: folder })
}

async function postmaster(): Promise<number> {
  return parseInt(await readFile(pidFile(), 'utf8'), 10)
}

/** Starts a server and inserts a user. */
async function started(env: Record<string, string> = {}): Promise<OtherProcess> {
  const server = startProcess('server-program', [dataDir], { env })
  const { url } = (await server.nextMessage()) as { url: string }
  const db = connect(url)
  const username = `user-${server.pid}`
  await db.insertInto('user').values({ username, email: `${username}@example.org`, password_hash: 'x' }).execute()
  await db.destroy()
  return server
}

async function expectUserOf(server: OtherProcess): Promise<void> {
  const { db, isNew, close } = await open()
  const rows = await db.selectFrom('user').select('username').execute()
  await close()
  expect(isNew).toBe(false)
  expect(rows.map(({ username }) => username)).toContain(`user-${server.pid}`)
}

describe.runIf(process.platform === 'linux')("after kill -9 of the server's process", () => {
  it('the database ends by itself, and the next start finds all data', async () => {
    const server = await started()
    const database = await postmaster()
    await server.kill()
    await waitForExit(database)
    await expectUserOf(server)
  })

  it('the next start does not have to wait for that', async () => {
    const server = await started()
    await server.kill()
    await expectUserOf(server)
  })

  it('the next start replaces a database that still runs, if setpriv is missing', async () => {
    const server = await started({ PATH: '/nonexistent' })
    const database = await postmaster()
    await server.kill()
    expect(await isRunning(database)).toBe(true)
    await expectUserOf(server)
    expect(await isRunning(database)).toBe(false)
  })

  it('the next start finds all data if the database was killed too', async () => {
    const server = await started({ PATH: '/nonexistent' })
    const database = await postmaster()
    await server.kill()
    process.kill(database, 'SIGKILL')
    await expectUserOf(server)
  })

  it('the next start waits for what is left of a database that was killed', async () => {
    const server = await started({ PATH: '/nonexistent' })
    const database = await postmaster()
    const children = (await readFile(`/proc/${database}/task/${database}/children`, 'utf8')).trim().split(' ').map(Number)
    const [left = 0] = children
    process.kill(left, 'SIGSTOP')
    const log = () => readFile(join(dataDir, 'postgres.log'), 'utf8')
    const { length } = await log()
    await server.kill()
    process.kill(database, 'SIGKILL')
    const found = expectUserOf(server)
    await vi.waitUntil(async () => (await log()).slice(length).includes('shared memory block'), { timeout: 60_000 })
    process.kill(left, 'SIGKILL')
    await found
  })

  it('the next start creates a database again whose creation was interrupted', async () => {
    const empty = await temporaryFolder()
    const server = startProcess('server-program', [empty])
    await vi.waitFor(() => readFile(join(empty, 'postgres.unfinished', 'PG_VERSION')), { timeout: 60_000, interval: 1 })
    await server.kill()
    const { isNew, close } = await open(empty)
    expect(isNew).toBe(true)
    await close()
  })
})

describe.runIf(process.platform === 'linux')('a stale pid file', () => {
  /** Simulates a restart of the machine or the container, after which process ids start again. */
  async function leaveFilesNaming(pid: number): Promise<void> {
    const lines = [pid, '/proc/self/cwd', 1, 5432, '.', '', '0 0', 'ready'].join('\n')
    await writeFile(pidFile(), `${lines}\n`)
    await writeFile(join(dataDir, 'postgres', '.s.PGSQL.5432.lock'), `${lines}\n`)
  }

  /** A child of `cat`, which never waits for its children. */
  async function makeZombie(): Promise<number> {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec cat'], SERVER_USER)
    otherProcesses.push(parent)
    const [child] = (await once(parent.stdout, 'data')) as [Buffer]
    parent.stdin.write('ping')
    await once(parent.stdout, 'data')
    process.kill(Number(child), 'SIGKILL')
    await waitForExit(Number(child))
    return Number(child)
  }

  it('does not prevent a start if another process has its id, and that process is not killed', async () => {
    const otherProcess = spawn('sleep', ['60'], SERVER_USER)
    otherProcesses.push(otherProcess)
    await leaveFilesNaming(otherProcess.pid ?? 0)
    await (await open()).close()
    expect(otherProcess.signalCode).toBe(null)
    expect(await isRunning(otherProcess.pid ?? 0)).toBe(true)
  })

  it('does not prevent a start if its process is a zombie', async () => {
    const zombie = await makeZombie()
    expect(() => process.kill(zombie, 0)).not.toThrow()
    await leaveFilesNaming(zombie)
    await (await open()).close()
  })

  it('prevents a start if an invisible server listens on its socket', async () => {
    await leaveFilesNaming(2 ** 22)
    const elsewhere = createServer().listen(join(dataDir, 'postgres', '.s.PGSQL.5432'))
    await once(elsewhere, 'listening')
    await expect(open()).rejects.toThrow('in use by another running server')
    elsewhere.close()
  })
})
