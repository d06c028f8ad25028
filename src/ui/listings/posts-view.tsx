/** The list of one type: filter, cards and pages, or what stands in their place. Specification, sections 2, 8 and 9. */
import type { ReactNode } from 'react'
import type { Entry, ListingType } from '../../../domain/listing.ts'
import { paths, type Path } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { EmptyState } from './empty-state.tsx'
import { EntryCard } from './entry-card.tsx'
import list from './entry-list.module.css'
import { FailedState } from './failed-state.tsx'
import { useHeadingAfterPaging } from './heading-after-paging.ts'
import { ListHeader } from './list-header.tsx'
import { listWords, summaryOf, type ListStatus } from './list-words.ts'
import { Paging } from './paging.tsx'
import styles from './posts-view.module.css'
import { Skeleton } from './skeleton.tsx'

export interface PostsViewProps {
  readonly type: ListingType
  readonly status: ListStatus
  /** Whether another page is on its way; the present one stays in view. */
  readonly isBusy: boolean
  readonly entries: readonly Entry[]
  readonly total: number
  /** Whether there are more than `total`. */
  readonly isCapped: boolean
  /** Counted from 1. */
  readonly page: number
  readonly pageCount: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly filterSlot?: ReactNode
  readonly chips?: ReactNode
  readonly entryHref?: (entry: Entry) => string
  readonly addSomethingGreenPath?: Path
  readonly onNext: () => void
  readonly onPrevious: () => void
  readonly onRetry: () => void
  /** Absent when no filter is applied. */
  readonly onClearFilter?: (() => void) | undefined
}

export function PostsView(props: PostsViewProps) {
  const heading = useHeadingAfterPaging(props.page)
  return (
    <section className={styles.posts}>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {m.list_heading({ page: props.page, pageCount: props.pageCount })}
      </h2>
      <ListHeader summary={summaryOf(props)} filterSlot={props.filterSlot} chips={props.chips} />
      <PostsBody {...props} />
    </section>
  )
}

function PostsBody(props: PostsViewProps) {
  const { type, status, isBusy, entries, onPrevious, onRetry, onClearFilter } = props
  const words = listWords(type)
  if (status === 'loading') return <Skeleton count={4} />
  if (status === 'failed') return <FailedState message={words.failed} isQuiet={type === 'event'} onRetry={onRetry} />
  if (status === 'empty') {
    return (
      <EmptyState message={words.empty} onClearFilter={onClearFilter} addHref={href(props.addSomethingGreenPath ?? paths.login)}>
        {props.hasPrevious && (
          <button type="button" className={button.primary} onClick={onPrevious}>
            {m.list_first_page()}
          </button>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      <EntryList entries={entries} type={type} isBusy={isBusy} entryHref={props.entryHref} />
      <Paging {...props} />
    </>
  )
}

interface EntryListProps {
  readonly entries: readonly Entry[]
  readonly type: ListingType
  /** Whether others are on their way; these stay in view until then. */
  readonly isBusy: boolean
  readonly entryHref?: ((entry: Entry) => string) | undefined
}

/** The cards of a list, one under the other. */
function EntryList({ entries, type, isBusy, entryHref }: EntryListProps) {
  return (
    <ul className={isBusy ? list.busy : list.list} aria-busy={isBusy}>
      {entries.map((entry) => (
        <li key={`${entry.id} ${entry.currentDate}`}>
          <EntryCard entry={entry} type={type} href={entryHref?.(entry)} />
        </li>
      ))}
    </ul>
  )
}
