/** The list of events, with an entry for each day from today. */
import type { Day } from '../../../domain/days/days.ts'
import type { Entry } from '../../../domain/listing/listing.ts'
import { paths } from '../../../domain/paths.ts'
import { eventsListQuery } from '../../api/screen-queries.ts'
import { eventsSearch, href, type EventsAddress } from '../../paths.ts'
import { PostsView } from '../../ui/lists/posts-view.tsx'
import type { useListFilter } from '../filter/list-filter.tsx'
import { useQuarter } from '../../site/site.ts'
import { useListingPage } from '../lists/use-listing-page.ts'
import { useListing } from '../lists/use-listing.ts'

interface EventsListProps {
  readonly address: EventsAddress
  readonly today: Day
  readonly filtering: ReturnType<typeof useListFilter>
  readonly onPage: (page: number) => void
}

export function EventsList({ address, today, filtering, onPage }: EventsListProps) {
  const now = useQuarter()
  const listing = useListing({
    type: 'event',
    place: { filter: address.filter, page: address.page, today },
    queryOf: (place) => ({ ...eventsListQuery(place, today), now }),
    onPage,
  })
  const entryHref = (entry: Entry) => href(paths.events, eventsSearch({ ...address, event: entry.id }))
  return <PostsView type="event" {...listing} {...filtering} now={now} entryHref={entryHref} entryPage={useListingPage('event')} />
}
