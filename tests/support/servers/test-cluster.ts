/** One PostgreSQL cluster for a test run, with new migrated databases on request; independent of the test runner. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect } from '../../../server/database/connect.ts'
import { launchPostgres } from '../../../server/database/embedded/launch-postgres.ts'
import { migrate } from '../../../server/database/migrate.ts'
import type { Database } from '../../../server/database/open-database.ts'

export interface TestCluster {
  /** The argument of `cloneDatabase`; can be passed to other processes. */
  adminUrl: string
  stop(): Promise<void>
}

const TEMPLATE = 'prasino'

/** Test data need not survive a crash. */
const VOLATILE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** Starts the cluster and migrates its template. */
export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prasino-tests-'))
  const postgres = await launchPostgres({ dataDir, settings: VOLATILE })
  const stop = async (): Promise<void> => {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
  await migrate(postgres.url)
  return { adminUrl: postgres.adminUrl, stop }
}

/** A copy of the migrated template without rows, or of `template0`, which has no tables. Its `close` drops it. */
export async function cloneDatabase(adminUrl: string, template = TEMPLATE): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${template} owner ${TEMPLATE} strategy file_copy`)
  const url = siteUrl(adminUrl, name)
  const db = connect(url)
  const close = async (): Promise<void> => {
    await db.destroy()
    await asAdmin(adminUrl, `drop database ${name} with (force)`)
  }
  return { db, url, isNew: true, close }
}

function siteUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.username = TEMPLATE
  url.pathname = name
  return url.href
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
