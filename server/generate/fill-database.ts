/** Fills a database with invented listings, in one transaction. */
import type { City } from '../../domain/cities.ts'
import { athensToday } from '../../domain/days.ts'
import { connectWithoutTimeLimits } from '../database/connect.ts'
import { hasListings, insertManyListings, lockListings, reserveIds, truncateListings, vacuum } from '../store/bulk-listings.ts'
import { incrementPublicVersion } from '../store/public-version.ts'
import { GenerateError } from './generate-error.ts'
import { inventor } from './invented-listing.ts'
import { Random } from './random.ts'

export interface FillOptions {
  readonly count: number
  /** The same seed, count and day give the same listings. */
  readonly seed: number
  /** Whether the database may have listings already, which stay. */
  readonly isAdded: boolean
  readonly now: Date
  readonly cities: readonly City[]
  /** Called after each part of the listings, with the number of all until then. */
  readonly onProgress?: (done: number) => void
}

const batchSize = 20_000

/** Throws a GenerateError if the database has listings and none may be added. */
export async function fillDatabase(url: string, { count, seed, isAdded, now, cities, onProgress }: FillOptions): Promise<void> {
  const invent = inventor({ cities, today: athensToday(now) })
  const db = connectWithoutTimeLimits(url)
  try {
    await db.transaction().execute(async (transaction) => {
      await lockListings(transaction)
      if (!(await hasListings(transaction))) await truncateListings(transaction)
      else if (!isAdded) throw new GenerateError('The database has listings already. To keep them and add more, say "--add".')
      const firstId = await reserveIds(transaction, count)
      await insertManyListings(transaction, async (insertListings) => {
        for (let done = 0; done < count; done += batchSize) {
          const length = Math.min(batchSize, count - done)
          const listings = Array.from({ length }, (_, index) => invent(new Random(seed, done + index)))
          const until = new Date(now.getTime() - 1_000 * (count - done - length))
          await insertListings(listings, firstId + done, until)
          onProgress?.(done + length)
        }
      })
      await incrementPublicVersion(transaction)
    })
    await vacuum(db)
  } finally {
    await db.destroy()
  }
}
