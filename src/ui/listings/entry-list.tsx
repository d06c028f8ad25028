/** The cards of a list, one under the other. */
import type { Entry, ListingType } from '../../../domain/listing.ts'
import { EntryCard } from './entry-card.tsx'
import styles from './entry-list.module.css'

interface EntryListProps {
  readonly entries: readonly Entry[]
  readonly type: ListingType
  /** Whether others are on their way; these stay in view until then. */
  readonly isBusy: boolean
  readonly entryHref?: ((entry: Entry) => string) | undefined
}

export function EntryList({ entries, type, isBusy, entryHref }: EntryListProps) {
  return (
    <ul className={isBusy ? styles.busy : styles.list} aria-busy={isBusy}>
      {entries.map((entry) => (
        <li key={`${entry.id} ${entry.currentDate}`}>
          <EntryCard entry={entry} type={type} href={entryHref?.(entry)} />
        </li>
      ))}
    </ul>
  )
}
