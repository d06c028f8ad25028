/** The list of one type: filter, cards and paging, or what is shown in their place. Specification, sections 2, 8 and 9. */
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Entry, ListingType } from '../../../domain/listing/listing.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href, searchSearch } from '../../paths.ts'
import button from '../button.module.css'
import { EmptyState } from './empty-state.tsx'
import { EntryCard } from '../listing/entry-card.tsx'
import list from './entry-list.module.css'
import { FailedState } from './failed-state.tsx'
import { firstTexts } from '../listing/first-texts.ts'
import { useHeadingAfterPaging } from './heading-after-paging.ts'
import { ListHeader } from './list-header.tsx'
import { listWords, summaryOf } from './list-words.ts'
import { Paging, type PagedListProps } from './paging.tsx'
import styles from './posts-view.module.css'
import { Skeleton } from './skeleton.tsx'

export interface PostsViewProps extends PagedListProps {
  readonly type: ListingType
  readonly entries: readonly Entry[]
  /** The number of events, if the list has an entry for each of their days. */
  readonly listings?: number | undefined
  readonly filterSlot?: ReactNode
  readonly chips?: ReactNode
  /** What to leave out of a filter that nothing matches. */
  readonly looser?: ReactNode
  readonly entryHref?: (entry: Entry) => string | undefined
  /** The page of an entry whose `entryHref` is a screen. */
  readonly entryPage?: (entry: Entry) => string | undefined
  readonly onFirst: () => void
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
      <ListHeader
        summary={summaryOf(props)}
        filterSlot={
          <>
            <SearchLink type={props.type} />
            {props.filterSlot}
          </>
        }
        chips={props.chips}
      />
      <PostsBody {...props} />
    </section>
  )
}

/** Leads to the search of this type. */
function SearchLink({ type }: { readonly type: ListingType }) {
  return (
    <a
      className={`${button.quiet} ${styles.search}`}
      href={href(paths.search, searchSearch({ text: '', type, page: 1 }))}
      aria-label={m.list_search()}
    >
      <Search size={18} />
      <span>{m.nav_search()}</span>
    </a>
  )
}

function PostsBody(props: PostsViewProps) {
  const { type, status, isBusy, entries, onFirst, onRetry, onClearFilter, looser } = props
  const words = listWords(type)
  if (status === 'loading') return <Skeleton count={4} hasIcons={type !== 'event'} texts={firstTexts().listings} />
  if (status === 'failed') return <FailedState message={words.failed} isQuiet={type === 'event'} onRetry={onRetry} />
  if (status === 'empty' || status === 'beyond') {
    return (
      <EmptyState message={words.empty} looser={status === 'empty' && looser} onClearFilter={onClearFilter} addHref={href(paths.login)}>
        {status === 'beyond' && (
          <button type="button" className={button.primary} onClick={onFirst}>
            {m.list_first_page()}
          </button>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      <EntryList entries={entries} type={type} isBusy={isBusy} entryHref={props.entryHref} entryPage={props.entryPage} />
      <Paging {...props} />
    </>
  )
}

interface EntryListProps {
  readonly entries: readonly Entry[]
  readonly type: ListingType
  /** Whether another page is loading; the present one stays visible. */
  readonly isBusy: boolean
  readonly entryHref?: ((entry: Entry) => string | undefined) | undefined
  readonly entryPage?: ((entry: Entry) => string | undefined) | undefined
}

/** The cards of a list. */
function EntryList({ entries, type, isBusy, entryHref, entryPage }: EntryListProps) {
  return (
    <ul className={isBusy ? list.busy : list.list} aria-busy={isBusy}>
      {entries.map((entry) => (
        <li key={`${entry.id} ${entry.currentDate}`}>
          <EntryCard entry={entry} type={type} href={entryHref?.(entry)} page={entryPage?.(entry)} />
        </li>
      ))}
    </ul>
  )
}
