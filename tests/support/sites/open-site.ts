/** Opens sites for the browser tests: each is the real server with its own database. */
import { connectWithoutTimeLimits } from '../../../server/database/connect.ts'
import type { Database } from '../../../server/database/open-database.ts'
import type { NewListing } from '../../../server/store/listing/listings.ts'
import { insertListing } from '../../../server/store/listing/listings.ts'
import { startSite, type SiteProcess } from './site-process.ts'
import { cloneDatabase, startTestCluster } from '../servers/test-cluster.ts'

export type SiteDatabase = Database['db']

export interface SiteContent {
  readonly listings: readonly NewListing[]
  /** Inserts further data. */
  readonly prepare?: (db: SiteDatabase) => Promise<void>
}

export interface SiteOptions extends SiteContent {
  /** Further configuration of the server. */
  readonly environment?: Readonly<Record<string, string>>
}

export interface Sites {
  open(options: SiteOptions): Promise<OpenedSite>
  /** Stops all sites and drops their databases. */
  close(): Promise<void>
}

export interface OpenedSite extends SiteProcess {
  readonly db: SiteDatabase
  /** Stops the site and drops its database. */
  close(): Promise<void>
}

/** All people of the tests have the same address, so that limits for each network would count them as one. */
const withoutLimits = { RATE_LIMIT_SCALE: '1000' }

export async function startSites(): Promise<Sites> {
  const cluster = await startTestCluster()
  const opened = new Set<OpenedSite>()
  return {
    async open({ environment, ...content }) {
      const { db, url, close } = await databaseWith(cluster.adminUrl, content)
      const site: OpenedSite = {
        ...(await startSite(url, { ...withoutLimits, ...environment })),
        db,
        async close() {
          opened.delete(site)
          await site.stop()
          await close()
        },
      }
      opened.add(site)
      return site
    },
    async close() {
      await Promise.all([...opened].map((site) => Promise.all([site.stop(), site.db.destroy()])))
      await cluster.stop()
    },
  }
}

async function databaseWith(adminUrl: string, content: SiteContent): Promise<Pick<Database, 'db' | 'url' | 'close'>> {
  const cloned = await cloneDatabase(adminUrl)
  // A test waits for the locks of what the site still does for the last one, also on a slow machine.
  const db = connectWithoutTimeLimits(cloned.url)
  await insertContent(db, content)
  const close = async (): Promise<void> => {
    await db.destroy()
    await cloned.close()
  }
  return { db, url: cloned.url, close }
}

export async function insertContent(db: SiteDatabase, { listings, prepare }: SiteContent): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const listing of listings) await insertListing(transaction, listing)
  })
  await prepare?.(db)
}
