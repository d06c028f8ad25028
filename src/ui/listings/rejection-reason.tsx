/** Why a listing was rejected, for its author and for administrators. */
import { languageOfText } from '../../../domain/listing-language.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './rejection-reason.module.css'

interface RejectionReasonProps {
  /** Null where none was given. */
  readonly reason: string | null
}

export function RejectionReason({ reason }: RejectionReasonProps) {
  return (
    <p className={styles.reason} lang={reason ? languageOfText(reason) : undefined}>
      {reason ? m.listing_rejection_reason({ reason }) : m.listing_no_rejection_reason()}
    </p>
  )
}
