/** The number of waiting listings; empty if there are none or the number is unknown. */
import { m } from '../../../messages/compiled/messages.js'
import styles from './waiting-badge.module.css'

export interface WaitingListings {
  readonly total: number
  /** Whether `total` is a lower bound. */
  readonly isCapped: boolean
}

export function WaitingBadge({ waiting }: { readonly waiting: WaitingListings | null }) {
  if (!waiting || waiting.total === 0) return null
  const count = waiting.isCapped ? `${waiting.total}+` : waiting.total
  return (
    <span className={styles.badge} data-count={count}>
      {' '}
      {m.admin_waiting({ count })}
    </span>
  )
}
