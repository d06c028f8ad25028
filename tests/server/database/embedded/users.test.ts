/** PostgreSQL runs as a user that it accepts, whichever user starts the server, and its data belongs to that user. */
import { execFile } from 'node:child_process'
import { chmod, chown, lchown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../../../server/database/open-database.ts'
import { startProcess } from '../../../support/servers/other-process.ts'
import { temporaryFolder } from '../../../support/runner/temporary-folder.ts'

/** The user "daemon": initdb requires a user with a name. */
const ORDINARY = { uid: 1, gid: 1 }
const NAMELESS = { uid: 4711, gid: 4711 }
const NOBODY = { uid: 65534, gid: 65534 }

async function ownerOf(dataDir: string): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = await stat(join(dataDir, 'postgres'))
  return { uid, gid }
}

async function openTwice(dataDir: string): Promise<void> {
  for (const isNew of [true, false]) {
    const database = await openDatabase({ databaseUrl: null, dataDir })
    expect(database.isNew).toBe(isNew)
    await database.close()
  }
}

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  const privateFolders: string[] = []
  afterEach(async () => {
    for (const folder of privateFolders.splice(0)) await rm(folder, { recursive: true, force: true })
  })

  it('the data belongs to the user nobody', async () => {
    const dataDir = await temporaryFolder()
    await openTwice(dataDir)
    expect(await ownerOf(dataDir)).toEqual(NOBODY)
  })

  it('the data can be below a folder that other users cannot enter', async () => {
    await openTwice(join(await temporaryFolder(0o700), 'data'))
  })

  it('the data can be in the home of root', async () => {
    const folder = await mkdtemp(join(homedir(), '.prasino-test-'))
    privateFolders.push(folder)
    await openTwice(folder)
  })

  it('the data of an ordinary user still belongs to that user', async () => {
    const dataDir = await temporaryFolder()
    await chown(dataDir, ORDINARY.uid, ORDINARY.gid)
    const server = startProcess('server-program', [dataDir], ORDINARY)
    expect(await server.nextMessage()).toMatchObject({ isNew: true })
    await server.finish()
    const database = await openDatabase({ databaseUrl: null, dataDir })
    expect(database.isNew).toBe(false)
    await database.close()
    expect(await ownerOf(dataDir)).toEqual(ORDINARY)
  })

  it('data that root has restored gets the owner nobody', async () => {
    const dataDir = await temporaryFolder()
    await (await openDatabase({ databaseUrl: null, dataDir })).close()
    const cluster = join(dataDir, 'postgres')
    for (const name of ['.', ...(await readdir(cluster, { recursive: true }))]) await lchown(join(cluster, name), 0, 0)
    const database = await openDatabase({ databaseUrl: null, dataDir })
    expect(database.isNew).toBe(false)
    await database.close()
    expect(await ownerOf(dataDir)).toEqual(NOBODY)
  })
})

describe.runIf(process.getuid?.() === 0)('started by root without capabilities', () => {
  it('the start is refused with one sentence, since PostgreSQL does not run as root', async () => {
    const program = join(inject('programs'), 'server-program.js')
    const withoutCapabilities = ['--bounding-set', '-all', process.execPath, program, await temporaryFolder()]
    const { stdout } = await promisify(execFile)('setpriv', withoutCapabilities)
    expect(stdout).toMatch(/DatabaseUnavailable: PostgreSQL does not run as root, .* DATABASE_URL\."/)
  })
})

describe.runIf(process.getuid?.() === 0)('started by an ordinary user', () => {
  it('the data belongs to that user, and other users have no access', async () => {
    const dataDir = await temporaryFolder()
    await chown(dataDir, ORDINARY.uid, ORDINARY.gid)
    for (const isNew of [true, false]) {
      const server = startProcess('server-program', [dataDir], ORDINARY)
      expect(await server.nextMessage()).toMatchObject({ isNew })
      await server.finish()
    }
    expect(await ownerOf(dataDir)).toEqual(ORDINARY)
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
  })

  it.each([
    ['of another user', async (dataDir: string) => chmod(dataDir, 0o755)],
    ['with data of another user', async (dataDir: string) => {
      await mkdir(join(dataDir, 'postgres'), { mode: 0o700 })
      await chmod(dataDir, 0o777)
    }],
  ])('a folder %s is refused with one sentence', async (_, prepare) => {
    const dataDir = await temporaryFolder()
    await prepare(dataDir)
    const server = startProcess('server-program', [dataDir], ORDINARY)
    expect(await server.nextMessage()).toEqual({ refused: expect.stringMatching(/^DatabaseUnavailable: The data folder \S+ cannot be written \(EACCES\): .*\.$/) })
    await server.finish()
  })

  it('a user without an entry in the system is refused with one sentence', async () => {
    const dataDir = await temporaryFolder()
    await chown(dataDir, NAMELESS.uid, NAMELESS.gid)
    const server = startProcess('server-program', [dataDir], NAMELESS)
    expect(await server.nextMessage()).toEqual({ refused: expect.stringMatching(/could not be made .*user ID 4711: user does not exist\): .* DATABASE_URL\.$/) })
    await server.finish()
  })
})
