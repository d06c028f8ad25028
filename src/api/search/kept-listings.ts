/** The listings that this device has: those of copies that the service worker answers with, and those that were saved. */
import { isUnanswered } from '../../../domain/failure.ts'
import { languages } from '../../../domain/languages.ts'
import type { SavedListing } from '../../../domain/listing/saved-listing.ts'
import { listingTypes, type Listing, type ListingType } from '../../../domain/listing/listing.ts'
import type { City } from '../../../domain/places/cities.ts'
import type { ListOfType } from '../../../domain/search/search-list.ts'
import { answerOf, type ApiClient } from '../client.ts'
import { listingsAddress } from '../listing-address.ts'
import { readListings } from '../read-listings.ts'

/** For what only a copy answers, so that no server is asked for a whole list. */
const keptOnly = { cache: 'only-if-cached', mode: 'same-origin' } as const satisfies RequestInit

interface KeptListingsOptions {
  readonly client: ApiClient
  readonly readSaved: () => readonly SavedListing[]
  /** Empty where they cannot be read. */
  readonly fetchCities: () => Promise<readonly City[]>
}

/** Reads the listings of each type, in the order of the types, with the stored names of towns. Throws RequestFailed if there are none. */
export type ReadKept = (signal: AbortSignal) => Promise<readonly ListOfType[]>

/** Creates the call of a client. */
export function createReadKept({ client, readSaved, fetchCities }: KeptListingsOptions): ReadKept {
  /** No listings where no copy answers. */
  async function copiesOf(type: ListingType, signal: AbortSignal): Promise<{ listings: readonly Listing[]; failure: Error | null }> {
    try {
      const { data } = await answerOf(client.GET(`${listingsAddress(type)}/approved`, { signal, ...keptOnly }))
      return { listings: readListings(type, data), failure: null }
    } catch (error) {
      if (!isUnanswered(error)) throw error
      return { listings: [], failure: error }
    }
  }

  return async (signal) => {
    const reading = listingTypes.map((type) => copiesOf(type, signal))
    const [cities, ...copies] = await Promise.all([fetchCities(), ...reading])
    const saved = readSaved()
    // Copies and saved listings have the names of the language in which they were read.
    const storedNames = new Map(cities.flatMap(({ name }) => Object.values(name).map((called) => [called, name[languages[0]]])))
    const lists = listingTypes.map((type, index) => {
      const listings = copies[index]?.listings ?? []
      const others = saved.filter((each) => each.type === type && !listings.some(({ id }) => id === each.listing.id))
      const all = [...listings, ...others.map(({ listing }) => listing)]
      return { type, listings: all.map((each) => ({ ...each, city: storedNames.get(each.city ?? '') ?? each.city })) }
    })
    const failure = copies.find((each) => each.failure !== null)?.failure
    if (failure && lists.every(({ listings }) => listings.length === 0)) throw failure
    return lists
  }
}
