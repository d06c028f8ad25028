/** The change of a published listing, for its author and for moderators. */
import { withChange, type ListingChange, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { ChangedTexts } from './changed-texts.tsx'
import styles from './listing-change.module.css'
import { RejectionReason } from './rejection-reason.tsx'

interface ListingChangeProps {
  readonly listing: TypedListing
  readonly change: ListingChange
}

export function ListingChangePart({ listing, change }: ListingChangeProps) {
  const isWaiting = change.state === 'waiting'
  return (
    <section className={styles.change} data-state={change.state}>
      <h4 className={styles.heading}>{isWaiting ? m.change_waiting() : m.change_rejected()}</h4>
      {!isWaiting && <RejectionReason reason={change.rejectionReason} />}
      <ChangedTexts before={listing} after={withChange(listing)} />
    </section>
  )
}
