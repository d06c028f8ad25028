/** A read-only database: by a setting, or because it is a standby. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { launchPostgres } from '../../../server/database/embedded/launch-postgres.ts'
import { openDatabase, type Database } from '../../../server/database/open-database.ts'
import { atFileEnd } from '../../support/runner/at-file-end.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { temporaryFolder } from '../../support/runner/temporary-folder.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

const shop = { title: 'Jar shop', description: 'By weight.', tags: [] }
const accept = { accept: 'application/json' }

interface Content {
  readonly id: number
  readonly member: Member
  readonly session: { readonly authorization: string }
}

interface Opened {
  readonly db: Database['db']
  readonly content: Content
}

async function fill(db: Database['db']): Promise<Content> {
  const member = await insertMember(db)
  const id = await insertApproved(db, { type: 'shop', title: 'Soap shop' })
  return { id, member, session: await signedIn(db, member.username) }
}

/** A database whose setting makes new connections read-only. */
async function readOnlyBySetting() {
  const database = await createTestDatabase()
  const content = await fill(database.db)
  const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
    const name = new URL(database.url).pathname.slice(1)
    await database.db.transaction().setAccessMode('read write').execute((transaction) =>
      sql`alter database ${sql.ref(name)} set default_transaction_read_only = ${sql.raw(value)}`.execute(transaction))
  }
  await setReadOnly('on')
  const opened = await openDatabase({ databaseUrl: database.url, dataDir: '/nonexistent' })
  atFileEnd(opened.close)
  return { db: opened.db, content, setReadOnly }
}

/** The data of a primary server, started as a standby without a running primary. */
async function standby() {
  const dataDir = await temporaryFolder()
  const settings = { wal_level: 'replica', hot_standby: 'on' }
  const primary = await launchPostgres({ dataDir, settings })
  const filled = await openDatabase({ databaseUrl: primary.url, dataDir })
  const content = await fill(filled.db)
  await filled.close()
  await primary.stop()
  await writeFile(join(dataDir, 'postgres', 'standby.signal'), '')
  const postgres = await launchPostgres({ dataDir, settings })
  const opened = await openDatabase({ databaseUrl: postgres.url, dataDir })
  atFileEnd(postgres.stop)
  atFileEnd(opened.close)
  return { db: opened.db, content }
}

describe.each([
  { kind: 'a database that is set to read-only', open: readOnlyBySetting },
  { kind: 'a standby', open: standby },
])('$kind', ({ open }) => {
  let opened: Opened
  let site: TestApp

  beforeAll(async () => {
    opened = await open()
    site = await startTestApp(opened.db)
  })

  it.each([
    ['signing in', ({ content: { member } }: Opened) => ({
      url: '/auth/login', payload: { username: member.username, password: member.password },
    })],
    ['signing up', () => ({
      url: '/auth/register', payload: { username: 'eleni', email: 'eleni@private.test', password: 'private-figs-and-almonds' },
    })],
    ['submitting', ({ content: { session } }: Opened) => ({ url: '/api/shops', payload: shop, headers: { ...accept, ...session } })],
  ])('responds to %s with 503, read-only', async (_, request) => {
    const answer = await site.app.inject({ method: 'POST', headers: accept, ...request(opened) })
    expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({
      status: 503,
      type: '/docs#read-only',
      detail: 'Nothing can be changed right now, and nobody can log in. Reading works. Please try again later.',
    })
    expect(answer.headers['retry-after']).toBe('5')
  })

  it('serves reads', async () => {
    const listed = await site.app.inject('/api/shops/approved')
    expect(listed.json<{ id: number }[]>().map(({ id }) => id)).toEqual([opened.content.id])
    const own = await site.app.inject({ url: '/api/my/listings', headers: opened.content.session })
    expect(own.statusCode).toBe(200)
  })

  it('is live but not ready', async () => {
    const ready = await site.app.inject({ url: '/health/ready', headers: accept })
    expect(ready.json()).toMatchObject({ status: 503, type: '/docs#read-only' })
    expect((await site.app.inject('/health/live')).statusCode).toBe(200)
  })

  it('logs no error', () => {
    expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})

describe('a database that accepts writes again', () => {
  it('is ready and accepts writes, although old connections are open', async () => {
    const { db, content, setReadOnly } = await readOnlyBySetting()
    const { app } = await startTestApp(db)
    const submit = async () => (await app.inject({ method: 'POST', url: '/api/shops', payload: shop, headers: content.session })).statusCode
    expect(await submit()).toBe(503)
    expect(await submit()).toBe(503)
    await setReadOnly('off')
    expect(await submit()).toBe(200)
    expect((await app.inject('/health/ready')).statusCode).toBe(200)
  })
})
