/** Previous and next page; hidden when there is only one. */
import { m } from '../../../messages/compiled/messages.js'
import type { ListStatus } from '../../../words/list-words.ts'
import button from '../button.module.css'
import { chevrons } from '../chevrons.ts'
import styles from './paging.module.css'

interface PagingProps {
  /** Counted from 1. */
  readonly page: number
  readonly pageCount: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** What every screen of a paged list shows of it. */
export interface PagedListProps extends PagingProps {
  readonly status: ListStatus
  /** Whether another page is loading; the present one stays visible. */
  readonly isBusy: boolean
  readonly total: number
  /** Whether `total` is a lower bound. */
  readonly isCapped: boolean
  readonly onRetry: () => void
}

export function Paging({ page, pageCount, hasPrevious, hasNext, onPrevious, onNext }: PagingProps) {
  if (pageCount <= 1) return null
  // aria-disabled, because a button that becomes disabled loses the focus.
  return (
    <nav className={styles.paging} aria-label={m.paging_nav()}>
      <button type="button" className={button.outline} aria-disabled={!hasPrevious} onClick={hasPrevious ? onPrevious : undefined}>
        <chevrons.left />
        {m.paging_previous()}
      </button>
      <span>{m.paging_place({ page, pageCount })}</span>
      <button type="button" className={button.outline} aria-disabled={!hasNext} onClick={hasNext ? onNext : undefined}>
        {m.paging_next()}
        <chevrons.right />
      </button>
    </nav>
  )
}
