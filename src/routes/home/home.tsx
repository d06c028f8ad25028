/** The welcome page with the next five events. */
import { athensToday } from '../../../domain/days.ts'
import { noFilter } from '../../../domain/filter.ts'
import type { Entry } from '../../../domain/listing.ts'
import { paths } from '../../../domain/paths.ts'
import { defaultEventsAddress, eventsSearch, href } from '../../paths.ts'
import { Home } from '../../ui/home/home.tsx'
import { UpcomingView } from '../../ui/listings/upcoming-view.tsx'
import { EventTowns } from './event-towns.tsx'
import { logListFailure } from '../../site/log-failure.ts'
import { useListing } from '../listings/use-listing.ts'
import { useSession } from '../../site/use-session.ts'
import { useSite } from '../../site/use-site.ts'

const upcomingCount = 5

export function HomeRoute() {
  const { configuration, now } = useSite()
  const { addSomethingGreenPath } = useSession()
  const upcoming = useListing({
    type: 'event',
    place: { filter: noFilter, page: 1 },
    query: { from: athensToday(now()), size: upcomingCount },
    onFailure: () => logListFailure('event'),
  })
  return (
    <Home
      product={configuration.productName}
      upcoming={<UpcomingView {...upcoming} entryHref={entryHref} />}
      addSomethingGreenPath={addSomethingGreenPath}
      towns={configuration.offers.has('town-counts') && <EventTowns />}
    />
  )
}

function entryHref(entry: Entry): string {
  return href(paths.events, eventsSearch({ ...defaultEventsAddress, date: entry.currentDate, event: entry.id }))
}
