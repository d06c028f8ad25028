/** The payload of a listing for a server with certain offers. */
import { listingFieldNames, offerOf } from '../../domain/listing/listing-fields.ts'
import type { Offers } from '../../domain/offers.ts'
import type { ListingPayload } from '../../domain/listing/submission.ts'

/** Says of empty fields of an offer that they are empty, since the server keeps those that it is not told of. */
export function payloadFor(offers: Offers, payload: ListingPayload): ListingPayload {
  const offered = listingFieldNames.filter((field) => {
    const offer = offerOf(field)
    return offer !== null && offers.has(offer)
  })
  return { ...Object.fromEntries(offered.map((field) => [field, null])), ...payload }
}
