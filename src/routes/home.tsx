/** The welcome page with the next five events. */
import { athensToday } from '../../domain/days.ts'
import { noFilter } from '../../domain/filter.ts'
import type { Entry } from '../../domain/listing.ts'
import { defaultEventsAddress, defaultListAddress, eventsSearch, href, listSearch, paths } from '../paths.ts'
import { Home } from '../ui/home/home.tsx'
import { UpcomingView } from '../ui/listing/upcoming-view.tsx'
import { logListFailure } from './log-failure.ts'
import { useListing } from './use-listing.ts'
import { useSession } from './use-session.ts'
import { useSite } from './use-site.ts'

const upcomingCount = 5

/** The towns offered as a first step; each is in the list of cities. */
const towns = ['Athens', 'Thessaloniki', 'Patras', 'Heraklion', 'Volos', 'Ioannina', 'Chania', 'Kalamata', 'Rhodes', 'Corfu']

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
      towns={towns.map((name) => ({ name, href: townHref(name) }))}
    />
  )
}

function entryHref(entry: Entry): string {
  return href(paths.events, eventsSearch({ ...defaultEventsAddress, date: entry.currentDate, event: entry.id }))
}

function townHref(town: string): string {
  return href(paths.events, listSearch({ ...defaultListAddress, filter: { cities: [town], tags: [] } }))
}
