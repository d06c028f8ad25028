/** What a start does with what a killed one left behind. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { isRunning, waitForExit } from '../../../../server/database/embedded/processes.ts'
import { connect } from '../../../../server/database/connect.ts'
import { openDatabase, type Database } from '../../../../server/database/open-database.ts'
import { startProcess, type OtherProcess } from '../../../support/other-process.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let dataDir: string
beforeAll(async () => {
  dataDir = await temporaryFolder()
  await (await open()).close()
})

const pidFile = (): string => join(dataDir, 'postgres', 'postmaster.pid')

/** The user that the database runs as: it cannot ask about any other's processes. */
const SERVER_USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

const strangers: ChildProcess[] = []
afterEach(() => {
  for (const stranger of strangers.splice(0)) stranger.kill('SIGKILL')
})

function open(folder = dataDir): Promise<Database> {
  return openDatabase({ databaseUrl: null, dataDir: folder })
}

async function postmaster(): Promise<number> {
  return parseInt(await readFile(pidFile(), 'utf8'), 10)
}

/** A server that has just written another user. */
async function started(env: Record<string, string> = {}): Promise<OtherProcess> {
  const server = startProcess('server-program.ts', [dataDir], { env })
  const { url } = (await server.says()) as { url: string }
  const db = connect(url)
  const username = `user-${server.pid}`
  await db.insertInto('user').values({ username, email: `${username}@example.org`, password_hash: 'x' }).execute()
  await db.destroy()
  return server
}

async function expectKept(server: OtherProcess): Promise<void> {
  const { db, isNew, close } = await open()
  const rows = await db.selectFrom('user').select('username').execute()
  await close()
  expect(isNew).toBe(false)
  expect(rows.map(({ username }) => username)).toContain(`user-${server.pid}`)
}

describe.runIf(process.platform === 'linux')("after kill -9 of the server's process", () => {
  it('the database ends by itself, and the next start finds everything', async () => {
    const server = await started()
    const database = await postmaster()
    await server.kill()
    await waitForExit(database)
    await expectKept(server)
  })

  it('the next start need not wait for that end', async () => {
    const server = await started()
    await server.kill()
    await expectKept(server)
  })

  it('the next start replaces a database that runs on, where setpriv is missing', async () => {
    const server = await started({ PATH: '/nonexistent' })
    const database = await postmaster()
    await server.kill()
    expect(await isRunning(database)).toBe(true)
    await expectKept(server)
    expect(await isRunning(database)).toBe(false)
  })

  it('the next start finds everything when the database was killed with it', async () => {
    const server = await started({ PATH: '/nonexistent' })
    const database = await postmaster()
    await server.kill()
    process.kill(database, 'SIGKILL')
    await expectKept(server)
  })

  it('the next start makes anew what the first was killed in making', async () => {
    const empty = await temporaryFolder()
    const server = startProcess('server-program.ts', [empty])
    await vi.waitFor(() => readFile(join(empty, 'postgres.unfinished', 'PG_VERSION')), { timeout: 20_000, interval: 1 })
    await server.kill()
    const { isNew, close } = await open(empty)
    expect(isNew).toBe(true)
    await close()
  })
})

describe.runIf(process.platform === 'linux')('a pid file that is left over', () => {
  /** As after the machine or the container began anew and counted its processes from the start. */
  async function leaveFilesNaming(pid: number): Promise<void> {
    const lines = [pid, '/proc/self/cwd', 1, 5432, '.', '', '0 0', 'ready'].join('\n')
    await writeFile(pidFile(), `${lines}\n`)
    await writeFile(join(dataDir, 'postgres', '.s.PGSQL.5432.lock'), `${lines}\n`)
  }

  /** A child of `cat`, which never asks for the end of its children. */
  async function makeZombie(): Promise<number> {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec cat'], SERVER_USER)
    strangers.push(parent)
    const [child] = (await once(parent.stdout, 'data')) as [Buffer]
    parent.stdin.write('cat, are you there?')
    await once(parent.stdout, 'data')
    process.kill(Number(child), 'SIGKILL')
    await waitForExit(Number(child))
    return Number(child)
  }

  it('does not stop a start, though another process has its number now, and does that one no harm', async () => {
    const stranger = spawn('sleep', ['60'], SERVER_USER)
    strangers.push(stranger)
    await leaveFilesNaming(stranger.pid ?? 0)
    await (await open()).close()
    expect(stranger.signalCode).toBe(null)
    expect(await isRunning(stranger.pid ?? 0)).toBe(true)
  })

  it('does not stop a start, though its process is a zombie', async () => {
    const zombie = await makeZombie()
    expect(() => process.kill(zombie, 0)).not.toThrow()
    await leaveFilesNaming(zombie)
    await (await open()).close()
  })

  it('stops a start when a server that we cannot see answers at its socket', async () => {
    await leaveFilesNaming(2 ** 22)
    const elsewhere = createServer().listen(join(dataDir, 'postgres', '.s.PGSQL.5432'))
    await once(elsewhere, 'listening')
    await expect(open()).rejects.toThrow('in use by another running server')
    elsewhere.close()
  })
})
