/** Listings in the form that administrators get. */
import type { ListingChange, TypedListing } from '../../../domain/moderation/moderation.ts'

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
    change: null,
    etag: `"${id}-1"`,
    ...given,
  }
}

/** A change of such a shop to the given values. */
export function changeOf(given: Partial<ListingChange['listing']>, state: ListingChange['state'] = 'waiting'): ListingChange {
  const { id, title, description, city, address, link, tags, approved } = typedListing({ approved: true })
  const text = { language: 'en', translatedTitle: null, translatedDescription: null } as const
  const listing = { id, title, description, city, address, link, tags, approved, ...text, ...given }
  return { state, rejectionReason: null, submittedAt: '2026-11-21T08:00:00.000Z', listing }
}
