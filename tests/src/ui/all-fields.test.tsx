/** An opened listing and the card of Manage Posts show every field of every type. */
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../../domain/listing/listing-fields.ts'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { CardDetails } from '../../../src/ui/moderation/card-details.tsx'
import { ListingModal } from '../../../src/ui/opened-listing/listing-modal.tsx'
import { otherValue } from '../../support/listings/other-values.ts'
import { typedListing } from '../../support/listings/typed-listings.ts'
import { appearance, one, render } from './rendered.tsx'

const noop = () => {}

const modal = (listing: TypedListing) => (
  <ListingModal type={listing.type} status="open" listing={listing} known={null} onClose={noop} onRetry={noop} />
)

const card = (listing: TypedListing) => (
  <article>
    <CardDetails
      listing={listing} titleId="title" isBusy={false} hasHistory
      onApprove={noop} onEdit={noop} onReject={noop} onDelete={noop} authorHref={() => ''} accountHref={() => ''} onRestore={noop}
    />
  </article>
)

const plain = (type: ListingType) => typedListing({
  type, language: 'en', ...(type === 'event' && { startDate: '2026-12-05', endDate: '2026-12-06', startTime: '08:00', cost: 2 }),
})

/** Without the addresses of links, since those of maps have the address and the town. */
const seenAt = (place: string) => one(place).innerHTML.replaceAll(/ href="[^"]*"/g, '')

const fields = listingTypes.flatMap((type) => fieldsOf(type).map((field) => ({ type, field })))

describe.each<[string, string, (listing: TypedListing) => ReactNode]>([
  ['the opened listing', '[role=dialog]', modal],
  ['the card of Manage Posts', 'article', card],
])('%s shows', (_, place, element) => {
  it.each(fields)('the $field of a listing of type $type', async ({ type, field }) => {
    const show = await render(element(plain(type)))
    await appearance(place)
    const before = seenAt(place)
    await show(element({ ...plain(type), [field]: otherValue(field) }))
    expect(seenAt(place)).not.toBe(before)
  })
})
