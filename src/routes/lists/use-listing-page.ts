/** The addresses of the pages of listings, which the server makes. */
import type { ListingType } from '../../../domain/listing/listing.ts'
import { shortPagePath } from '../../../domain/listing/short-page-path.ts'
import { useSite } from '../../site/site.ts'

/** Gives the absolute address of the page of a listing of the type; undefined if the server has no such pages. */
export function useListingPage(type: ListingType): (listing: { readonly id: number }) => string | undefined {
  const pageOf = useListingPages()
  return ({ id }) => pageOf({ type, id })
}

/** Gives the absolute address of the page of a listing of any type; undefined if the server has no such pages. */
export function useListingPages(): (listing: { readonly type: ListingType; readonly id: number }) => string | undefined {
  const { configuration, serverAddress } = useSite()
  return ({ type, id }) => (configuration.offers.has('listing-pages') ? `${serverAddress}${shortPagePath(type, id)}` : undefined)
}
