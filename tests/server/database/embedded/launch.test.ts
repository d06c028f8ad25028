/** The embedded database: its settings, and its data after several starts. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { launchPostgres } from '../../../../server/database/embedded/launch-postgres.ts'
import { waitForExit } from '../../../../server/database/embedded/processes.ts'
import { openDatabase, type Database } from '../../../../server/database/open-database.ts'
import { atFileEnd } from '../../../support/runner/at-file-end.ts'
import { temporaryFolder } from '../../../support/runner/temporary-folder.ts'

function open(dataDir: string): Promise<Database> {
  return openDatabase({ databaseUrl: null, dataDir })
}

async function addUser({ db }: Database, username: string): Promise<void> {
  await db.insertInto('user').values({ username, email: `${username}@example.org`, password_hash: 'x' }).execute()
}

async function users({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('user').select('username').orderBy('id').execute()
  return rows.map(({ username }) => username)
}

describe('the embedded database', () => {
  it('is created by the first start and reused by the second', async () => {
    const dataDir = join(await temporaryFolder(), 'made', 'here')
    const first = await open(dataDir)
    expect(first.isNew).toBe(true)
    await addUser(first, 'maria')
    await first.close()
    const second = await open(dataDir)
    expect(second.isNew).toBe(false)
    expect(await users(second)).toEqual(['maria'])
    await second.close()
  })

  it('starts in a folder whose path is too long for a socket, in any alphabet', async () => {
    const dataDir = join(await temporaryFolder(), 'δεδομένα με κενά', 'x'.repeat(100))
    for (const isNew of [true, false]) {
      const database = await open(dataDir)
      expect(database.isNew).toBe(isNew)
      await database.close()
    }
  })

  it('is restarted when its process is killed', async () => {
    const dataDir = await temporaryFolder()
    const database = await open(dataDir)
    await addUser(database, 'maria')
    const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await waitForExit(Number(pid))
    const usersAfterwards = async (): Promise<string[]> => {
      const again = await openDatabase({ databaseUrl: database.url, dataDir })
      try {
        return await users(again)
      } finally {
        await again.close()
      }
    }
    await expect.poll(() => usersAfterwards().catch(() => null), { timeout: 60_000 }).toEqual(['maria'])
    await database.close()
  })

  it('is stopped and its folder released if a migration cannot be applied', async () => {
    const dataDir = await temporaryFolder()
    const { db, close } = await open(dataDir)
    await db.insertInto('kysely_migration' as never).values({ name: '000-unknown', timestamp: 'x' }).execute()
    await close()
    for (let time = 0; time < 2; time++) await expect(open(dataDir)).rejects.toThrow('000-unknown')
  })
})

describe('the running embedded database', () => {
  let dataDir: string
  let database: Database
  beforeAll(async () => {
    dataDir = await temporaryFolder()
    database = await open(dataDir)
    atFileEnd(() => database.close())
  })

  it('flushes writes to disk, and denies access to other users', async () => {
    const { rows } = await sql`select current_setting('fsync') fsync, current_setting('synchronous_commit') commit,
      current_setting('full_page_writes') pages, current_setting('listen_addresses') tcp, current_setting('is_superuser') super`.execute(database.db)
    expect(rows).toEqual([{ fsync: 'on', commit: 'on', pages: 'on', tcp: '', super: 'off' }])
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
    expect((await stat(join(dataDir, 'postgres.log'))).mode & 0o777).toBe(0o600)
  })

  it('sorts and folds Greek text the same on every system', async () => {
    const { rows } = await sql`select lower('ΆΝΘΗ') lower, 'Ω' collate "C" > 'Z' as later`.execute(database.db)
    expect(rows).toEqual([{ lower: 'άνθη', later: true }])
  })

  it('does not log the values of a failed statement', async () => {
    await addUser(database, 'maria')
    await expect(addUser(database, 'maria')).rejects.toThrow('user_username')
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
    expect(log).toContain('user_username')
    expect(log).not.toContain('maria')
  })
})

describe('over TCP, without Unix sockets', () => {
  it('requires a password, which is different at each start', async () => {
    const dataDir = await temporaryFolder()
    const urls: string[] = []
    for (let time = 0; time < 2; time++) {
      const postgres = await launchPostgres({ dataDir, transport: 'tcp' })
      urls.push(postgres.url)
      await (await openDatabase({ databaseUrl: postgres.url, dataDir })).close()
      const withOldPassword = new URL(postgres.url)
      withOldPassword.password = new URL(urls[0] ?? '').password
      if (time > 0) await expect(openDatabase({ databaseUrl: withOldPassword.href, dataDir })).rejects.toThrow('refuses the user')
      await postgres.stop()
    }
    expect(new URL(urls[0] ?? '').hostname).toBe('127.0.0.1')
  })
})
