/** Opens sites for the browser tests: each the real server, on a database of its own. */
import type { NewListing } from '../../server/store/listings.ts'
import { insertListing } from '../../server/store/listings.ts'
import { startSite, type SiteProcess } from './site-process.ts'
import { cloneDatabase, startTestCluster } from './test-cluster.ts'

export interface SiteOptions {
  readonly listings: readonly NewListing[]
  /** What the server is configured with beside its database and its port. */
  readonly environment?: Readonly<Record<string, string>>
}

export interface Sites {
  open(options: SiteOptions): Promise<SiteProcess>
  /** Ends all of them, and their databases. */
  close(): Promise<void>
}

export async function startSites(): Promise<Sites> {
  const cluster = await startTestCluster()
  const opened: SiteProcess[] = []
  return {
    async open({ listings, environment }) {
      const site = await startSite(await databaseWith(cluster.adminUrl, listings), environment)
      opened.push(site)
      return site
    },
    async close() {
      await Promise.all(opened.map((site) => site.stop()))
      await cluster.stop()
    },
  }
}

async function databaseWith(adminUrl: string, listings: readonly NewListing[]): Promise<string> {
  const { db, url } = await cloneDatabase(adminUrl)
  await db.transaction().execute(async (transaction) => {
    for (const listing of listings) await insertListing(transaction, listing)
  })
  await db.destroy()
  return url
}
