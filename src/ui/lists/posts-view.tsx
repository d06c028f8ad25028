/** The list of one type: filter, cards and paging, or what is shown in their place. Specification, sections 2, 8 and 9. */
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Moment } from '../../../domain/days/times.ts'
import { closedBy } from '../../../domain/listing/cancellation.ts'
import { hasField, type Entry, type ListingType } from '../../../domain/listing/listing.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { listingsSummary, listWords } from '../../../words/list-words.ts'
import { href, searchSearch } from '../../paths.ts'
import button from '../button.module.css'
import { EmptyState } from './empty-state.tsx'
import { EntryCard } from '../listing/entry-card.tsx'
import list from './entry-list.module.css'
import { useFirstTexts } from '../listing/first-texts.ts'
import { ListHeader } from './list-header.tsx'
import { ListScreen } from './list-screen.tsx'
import type { PagedListProps } from './paging.tsx'
import styles from './posts-view.module.css'
import { Skeleton } from './skeleton.tsx'

export interface PostsViewProps extends PagedListProps {
  readonly type: ListingType
  readonly entries: readonly Entry[]
  /** The moment by which entries of events are over; absent for types without days. */
  readonly now?: Moment
  /** The number of events, if the list has an entry for each of their days. */
  readonly listings?: number | undefined
  readonly filterSlot?: ReactNode
  readonly chips?: ReactNode
  readonly isFiltered?: boolean
  /** What is nearest to a filter that nothing matches, above the buttons of the empty list. */
  readonly relaxed?: ((buttons: ReactNode) => ReactNode) | undefined
  readonly entryHref?: (entry: Entry) => string | undefined
  /** The page of an entry whose `entryHref` is a screen. */
  readonly entryPage?: (entry: Entry) => string | undefined
  readonly onFirst: () => void
  /** Absent when no filter is applied, and where the chips have the button. */
  readonly onClearFilter?: (() => void) | undefined
}

export function PostsView(props: PostsViewProps) {
  const { type, page, pageCount, relaxed, onFirst } = props
  const { listings: texts } = useFirstTexts()
  const words = listWords(type)
  const empty = { message: words.empty, onClearFilter: props.onClearFilter, addHref: href(paths.login) }
  return (
    <section className={styles.posts}>
      <ListScreen
        {...props}
        heading={m.list_heading({ page, pageCount })}
        header={
          <ListHeader
            summary={listingsSummary(props)}
            filterSlot={
              <>
                <SearchLink type={type} />
                {props.filterSlot}
              </>
            }
            chips={props.chips}
          />
        }
        skeleton={<Skeleton count={4} hasIcons={!hasField(type, 'startDate')} texts={texts} />}
        failed={words.failed}
        thing="list"
        isFailureQuiet={type === 'event'}
        empty={<EmptyState {...empty} message={props.isFiltered ? words.noMatch : words.empty} relaxed={relaxed} />}
        beyond={
          <EmptyState {...empty}>
            <button type="button" className={button.primary} onClick={onFirst}>
              {m.list_first_page()}
            </button>
          </EmptyState>
        }
      >
        <EntryList {...props} />
      </ListScreen>
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

/** The cards of a list. */
function EntryList({ entries, type, now, isBusy, entryHref, entryPage }: PostsViewProps) {
  return (
    <ul className={isBusy ? list.busy : list.list} aria-busy={isBusy}>
      {entries.map((entry) => (
        <li key={`${entry.id} ${entry.currentDate}`}>
          <EntryCard
            entry={entry} type={type} closed={now && closedBy(entry, now)} href={entryHref?.(entry)} page={entryPage?.(entry)}
          />
        </li>
      ))}
    </ul>
  )
}
