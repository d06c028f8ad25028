/** Removes a listing that is known by its id. */
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Connection } from '../../../server/store/connection.ts'
import { removeListing } from '../../../server/store/listing/listings.ts'
import { readListing } from '../../../server/store/listing/stored-listings.ts'

/** Removes it now. Throws if there is none. */
export async function removeById(transaction: Connection, type: ListingType, id: number): Promise<void> {
  const stored = await readListing(transaction, type, id)
  if (!stored) throw new Error('There is no such listing.')
  await removeListing(transaction, stored, new Date())
}
