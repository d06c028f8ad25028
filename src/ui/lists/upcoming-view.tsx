/** The next events in short, without a filter. Specification, section 2. */
import { ArrowRight } from 'lucide-react'
import type { Moment } from '../../../domain/days/times.ts'
import { closedBy } from '../../../domain/listing/cancellation.ts'
import type { Entry } from '../../../domain/listing/listing.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { listWords, type ListStatus } from '../../../words/list-words.ts'
import { href } from '../../paths.ts'
import { EntryCard } from '../listing/entry-card.tsx'
import { FailedState } from './failed-state.tsx'
import { useFirstTexts } from '../listing/first-texts.ts'
import { Skeleton } from './skeleton.tsx'
import styles from './upcoming-view.module.css'

interface UpcomingViewProps {
  readonly status: ListStatus
  readonly entries: readonly Entry[]
  /** The moment by which entries are over; absent without entries. */
  readonly now?: Moment
  readonly entryHref?: (entry: Entry) => string
  readonly entryPage?: (entry: Entry) => string | undefined
  readonly onRetry: () => void
}

export function UpcomingView({ status, entries, now, entryHref, entryPage, onRetry }: UpcomingViewProps) {
  const { listings: texts } = useFirstTexts()
  switch (status) {
    case 'loading':
      return <Skeleton count={5} isShort texts={texts} />
    case 'failed':
      return <FailedState message={listWords('event').failed} thing="next" isQuiet onRetry={onRetry} />
    case 'empty':
    case 'beyond':
      return <p>{listWords('event').empty}</p>
    case 'ready':
      return (
        <ul className={styles.grid}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryCard
                entry={entry} type="event" closed={now && closedBy(entry, now)} href={entryHref?.(entry)} page={entryPage?.(entry)} isShort
              />
            </li>
          ))}
          <li>
            <a className={styles.all} href={href(paths.events)}>
              {m.home_all_events()}
              <ArrowRight />
            </a>
          </li>
        </ul>
      )
  }
}
