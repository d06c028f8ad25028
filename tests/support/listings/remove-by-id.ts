/** Removes and restores a listing that is known by its id. */
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Connection } from '../../../server/store/connection.ts'
import { removeListing, restoreListing } from '../../../server/store/listing/listings.ts'
import { readListing, readRestorable } from '../../../server/store/listing/stored-listings.ts'
import { storeStatement } from './statements.ts'

/** Removes it now, as an administrator. Throws if there is none. */
export async function removeById(transaction: Connection, type: ListingType, id: number): Promise<void> {
  const stored = await readListing(transaction, type, id)
  if (!stored) throw new Error('There is no such listing.')
  const statement = await storeStatement(transaction, id, { measure: 'removed', at: new Date() })
  await removeListing(transaction, stored, { state: 'removed', by: 'administrator', statement }, new Date())
}

/** Removes it now, and restores it. Throws if there is none. */
export async function removeAndRestoreById(transaction: Connection, type: ListingType, id: number): Promise<void> {
  await removeById(transaction, type, id)
  const removed = await readRestorable(transaction, id, { by: 'administrator' }, new Date())
  if (!removed?.removal) throw new Error('The listing cannot be restored.')
  await restoreListing(transaction, removed, new Date())
}
