/** Data folders that cannot be used: each error is one sentence with a remedy. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockByFile } from '../../../../server/database/embedded/folder-lock.ts'
import { launchPostgres } from '../../../../server/database/embedded/launch-postgres.ts'
import { DatabaseUnavailable } from '../../../../server/database/database-unavailable.ts'
import { openDatabase, type Database } from '../../../../server/database/open-database.ts'
import { startProcess } from '../../../support/servers/other-process.ts'
import { temporaryFolder } from '../../../support/runner/temporary-folder.ts'

function open(dataDir: string): Promise<Database> {
  return openDatabase({ databaseUrl: null, dataDir })
}

async function refusal(dataDir: string): Promise<string> {
  const error = await open(dataDir).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  const { message } = error as DatabaseUnavailable
  expect(message).toMatch(/^[A-Z][^\n]*\.$/)
  return message
}

describe('a data folder', () => {
  it('is refused while another server uses it, under any path', async () => {
    const dataDir = await temporaryFolder()
    const other = startProcess('server-program', [dataDir])
    expect(await other.nextMessage()).toMatchObject({ isNew: true })
    expect(await refusal(join(dataDir, '..', dataDir.split('/').at(-1) ?? ''))).toContain('in use by another running server')
    await other.finish()
    await (await open(dataDir)).close()
  })

  it('is refused to the second of two servers that start concurrently', async () => {
    const dataDir = await temporaryFolder()
    const starts = await Promise.allSettled([open(dataDir), open(dataDir)])
    const opened = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
    for (const database of opened) await database.close()
    expect(refused).toEqual([expect.stringContaining('in use by another running server')])
  })

  it('is refused if a parent is a file', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    expect(await refusal(join(file, 'data'))).toMatch(/cannot be written \(ENOTDIR\): .* DATA_DIR\.$/)
  })

  it('is refused if its data has another major version', async () => {
    const dataDir = await temporaryFolder()
    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n')
    expect(await refusal(dataDir)).toContain('of PostgreSQL 15 and this is PostgreSQL 18: carry it over with pg_dump')
  })

  it('is refused if it contains other files instead of data', async () => {
    const dataDir = await temporaryFolder()
    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'other.txt'), '')
    expect(await refusal(dataDir)).toContain('holds no PostgreSQL data: move it away')
  })

  it('is refused with the error of PostgreSQL if that does not start', async () => {
    const dataDir = await temporaryFolder()
    const launch = launchPostgres({ dataDir, settings: { shared_buffers: 'much' } })
    await expect(launch).rejects.toThrow(/does not start \(invalid value for parameter "shared_buffers": "much"\): see .*postgres\.log\.$/)
    await (await open(dataDir)).close()
  })

  it('is locked by a file without abstract sockets; the file of a dead process does not lock it', async () => {
    const dataDir = await temporaryFolder()
    const release = await lockByFile(dataDir)
    await expect(lockByFile(dataDir)).rejects.toThrow('in use by another running server')
    await release()
    const dead = startProcess('server-program', ['/dev/null'])
    await dead.kill()
    await writeFile(join(dataDir, 'server.pid'), String(dead.pid))
    await (await lockByFile(dataDir))()
  })
})
