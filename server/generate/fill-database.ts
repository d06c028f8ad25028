/** Fills a database with invented listings, in one transaction. */
import type { City } from '../../domain/places/cities.ts'
import { athensToday } from '../../domain/days/days.ts'
import { connectWithoutTimeLimits } from '../database/connect.ts'
import {
  hasListings, insertManyListings, lockListings, reserveIds, truncateListings, vacuum, type BulkListing,
} from '../store/listing/bulk-listings.ts'
import { updateStoredFlags } from '../store/listing/stored-flags.ts'
import { mapInBatches } from '../store/map-in-batches.ts'
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
  function inventPart(start: number): Promise<BulkListing[]> {
    const length = Math.max(0, Math.min(batchSize, count - start))
    return mapInBatches(Array.from({ length }, (_, index) => start + index), (number) => invent(new Random(seed, number)))
  }
  const db = connectWithoutTimeLimits(url)
  try {
    await db.transaction().execute(async (transaction) => {
      await lockListings(transaction)
      await updateStoredFlags(transaction)
      if (!(await hasListings(transaction))) await truncateListings(transaction)
      else if (!isAdded) throw new GenerateError('The database has listings already. To keep them and add more, say "--add".')
      const firstId = await reserveIds(transaction, count)
      await insertManyListings(transaction, async (insertListings) => {
        let next = inventPart(0)
        for (let done = 0; done < count; done += batchSize) {
          const listings = await next
          // The next ones are invented while PostgreSQL inserts these.
          next = inventPart(done + batchSize)
          const until = new Date(now.getTime() - 1_000 * (count - done - listings.length))
          await insertListings(listings, firstId + done, until)
          onProgress?.(done + listings.length)
        }
      })
      await incrementPublicVersion(transaction)
    })
    await vacuum(db)
  } finally {
    await db.destroy()
  }
}
