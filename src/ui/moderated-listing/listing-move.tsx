/** What the author of a public event moved without an approval. */
import type { ListingFields } from '../../../domain/listing/listing.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { ChangedTexts } from './changed-texts.tsx'
import { dayOf } from './day-of.ts'
import styles from './listing-change.module.css'

interface ListingMoveProps {
  readonly listing: ListingFields
  readonly moved: NonNullable<TypedListing['moved']>
}

export function ListingMove({ listing, moved }: ListingMoveProps) {
  return (
    <section className={styles.change}>
      <h4 className={styles.heading}>{m.moderation_moved({ day: dayOf(moved.at) })}</h4>
      <ChangedTexts before={moved.listing} after={listing} />
    </section>
  )
}
