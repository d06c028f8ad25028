/** Listings in the form that administrators get. */
import type { TypedListing } from '../../../domain/listing/moderation.ts'

type Tagged = TypedListing & { readonly etag: string }

/** A pending shop with the given values. */
export function typedListing(given: Partial<Tagged> = {}): Tagged {
  const id = given.id ?? 1
  return {
    id,
    type: 'shop',
    state: given.approved ? 'approved' : 'pending',
    title: `Shop ${id}`,
    description: 'All of it in jars.',
    city: 'Volos',
    address: null,
    link: null,
    tags: [],
    language: 'en',
    translatedTitle: null,
    translatedDescription: null,
    approved: false,
    rejectionReason: null,
    etag: `"${id}-1"`,
    ...given,
  }
}
