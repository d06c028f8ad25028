/** Opens sites for the browser tests: each is the real server with its own database. */
import type { Database } from '../../server/database/open-database.ts'
import type { NewListing } from '../../server/store/listings.ts'
import { insertListing } from '../../server/store/listings.ts'
import { startSite, type SiteProcess } from './site-process.ts'
import { cloneDatabase, startTestCluster } from './test-cluster.ts'

export interface SiteOptions {
  readonly listings: readonly NewListing[]
  /** Inserts further data. */
  readonly prepare?: (db: Database['db']) => Promise<void>
  /** Further configuration of the server. */
  readonly environment?: Readonly<Record<string, string>>
}

export interface Sites {
  open(options: SiteOptions): Promise<OpenedSite>
  /** Stops all sites and drops their databases. */
  close(): Promise<void>
}

export interface OpenedSite extends SiteProcess {
  /** Stops the site and drops its database. */
  close(): Promise<void>
}

export async function startSites(): Promise<Sites> {
  const cluster = await startTestCluster()
  const opened = new Set<OpenedSite>()
  return {
    async open({ environment, ...content }) {
      const { url, close } = await databaseWith(cluster.adminUrl, content)
      const site: OpenedSite = {
        ...(await startSite(url, environment)),
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
      await Promise.all([...opened].map((site) => site.stop()))
      await cluster.stop()
    },
  }
}

async function databaseWith(adminUrl: string, { listings, prepare }: SiteOptions): Promise<Database> {
  const database = await cloneDatabase(adminUrl)
  const { db } = database
  await db.transaction().execute(async (transaction) => {
    for (const listing of listings) await insertListing(transaction, listing)
  })
  await prepare?.(db)
  await db.destroy()
  return database
}
