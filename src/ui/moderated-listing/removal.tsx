/** Who removed a listing and why, and until when it can be restored. */
import type { OwnListing } from '../../../domain/listing/own-listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { dayOf } from './day-of.ts'
import { RejectionReason } from './rejection-reason.tsx'
import styles from './rejection-reason.module.css'

interface RemovalProps {
  readonly removal: NonNullable<OwnListing['removal']>
  /** The address of the page of the listing that is kept in place of a duplicate, if it has one. */
  readonly keptPage?: string | undefined
}

export function Removal({ removal: { by, at, reason, until, mergedInto }, keptPage }: RemovalProps) {
  const words = { day: dayOf(at), until: dayOf(until) }
  return (
    <>
      <p className={styles.reason}>
        {by === 'author' ? m.listing_removed_by_author(words) : m.listing_removed_by_administrator(words)}
      </p>
      {reason && <RejectionReason reason={reason} />}
      {mergedInto !== undefined && (
        <p className={styles.reason}>
          {m.step_merged({ by: 'administrator' })} {keptPage && <a href={keptPage}>{m.listing_kept()}</a>}
        </p>
      )}
    </>
  )
}
