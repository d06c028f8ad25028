/** The next events in short, without a filter. Specification, section 2. */
import { m } from '../../../messages/compiled/messages.js'
import type { Entry } from '../../../domain/listing.ts'
import { EntryList } from './entry-list.tsx'
import { FailedState } from './failed-state.tsx'
import { Skeleton } from './skeleton.tsx'

interface UpcomingViewProps {
  readonly status: 'loading' | 'ready' | 'empty' | 'failed'
  readonly entries: readonly Entry[]
  readonly entryHref?: (entry: Entry) => string
  readonly onRetry: () => void
}

export function UpcomingView({ status, entries, entryHref, onRetry }: UpcomingViewProps) {
  switch (status) {
    case 'loading':
      return <Skeleton count={5} />
    case 'failed':
      return <FailedState message={m.events_failed()} isQuiet onRetry={onRetry} />
    case 'empty':
      return <p>{m.list_no_events()}</p>
    case 'ready':
      return <EntryList entries={entries} type="event" isBusy={false} entryHref={entryHref} />
  }
}
