/** Why a listing was rejected or deleted, for its author and for moderators. */
import { m } from '../../../messages/compiled/messages.js'
import { TitledText } from '../titled-text.tsx'
import styles from './rejection-reason.module.css'

interface RejectionReasonProps {
  /** Null where none was given. */
  readonly reason: string | null
}

export function RejectionReason({ reason }: RejectionReasonProps) {
  if (!reason) return <p className={styles.reason}>{m.listing_no_rejection_reason()}</p>
  return (
    <p className={styles.reason}>
      <TitledText message={({ title }) => m.listing_rejection_reason({ reason: title })} title={reason} />
    </p>
  )
}
