/** The line of a listing in the queue of wide screens: it opens the card beside the queue. */
import type { CSSProperties } from 'react'
import type { TypedListing } from '../../../domain/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { kinds } from '../kind.tsx'
import styles from './queue-row.module.css'

interface QueueRowProps {
  readonly listing: TypedListing
  readonly isOpened: boolean
  readonly panel: string
  readonly isBusy: boolean
  readonly cardId: string
  readonly style: CSSProperties
  readonly onOpen: () => void
}

export function QueueRow({ listing, isOpened, panel, isBusy, cardId, style, onOpen }: QueueRowProps) {
  const { title, type, city } = listing
  const { icon: Icon } = kinds[type]
  return (
    <button
      type="button"
      className={styles.row}
      style={style}
      aria-current={isOpened}
      aria-controls={cardId}
      onClick={onOpen}
      data-row
    >
      <Icon />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>
          {[m.listing_type({ type }), city].filter(Boolean).join(' · ')}
          {(isBusy || panel !== 'details') && <span className={styles.mark}> {m.moderation_at_work()}</span>}
        </span>
      </span>
    </button>
  )
}
