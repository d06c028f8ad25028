/** The home screen with the next five events. */
import { useMachine } from '@xstate/react'
import type { Day } from '../../../domain/days/days.ts'
import { offeredChoices } from '../../../domain/lists/choices.ts'
import { noFilter } from '../../../domain/lists/filter.ts'
import type { Entry } from '../../../domain/listing/listing.ts'
import { paths } from '../../../domain/paths.ts'
import { townsQuery, upcomingQuery } from '../../api/screen-queries.ts'
import { eventTownsMachine } from '../../machines/home/event-towns.ts'
import { defaultEventsAddress, eventsSearch, href } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { useQuarter, useServerReturn, useSession, useSite, useToday } from '../../site/site.ts'
import { useAddressChange } from '../../site/use-address.ts'
import { Home } from '../../ui/home/home.tsx'
import { Towns } from '../../ui/home/towns.tsx'
import { UpcomingView } from '../../ui/lists/upcoming-view.tsx'
import { useListingPage } from '../lists/use-listing-page.ts'
import { useListing } from '../lists/use-listing.ts'

export function HomeRoute() {
  const { configuration } = useSite()
  const now = useQuarter()
  const { addSomethingGreenPath } = useSession()
  const upcoming = useListing({
    type: 'event',
    place: { filter: noFilter, page: 1, today: now.day },
    queryOf: () => ({ ...upcomingQuery(now.day), now }),
    onPage: null,
  })
  return (
    <Home
      product={configuration.productName}
      upcoming={<UpcomingView {...upcoming} now={now} entryHref={entryHref} entryPage={useListingPage('event')} />}
      offered={offeredChoices('event', configuration.offers)}
      addSomethingGreenPath={addSomethingGreenPath}
      towns={configuration.offers.has('town-counts') && <EventTowns />}
    />
  )
}

function entryHref(entry: Entry): string {
  return href(paths.events, eventsSearch({ ...defaultEventsAddress, date: entry.currentDate, event: entry.id }))
}

/** The towns with the most upcoming events, each linking to the list of its events. */
function EventTowns() {
  const { fetchTowns, cityLanguage } = useSite()
  const today = useToday()
  const [snapshot, send] = useMachine(
    eventTownsMachine.provide({
      actors: {
        fetchTowns: fromCall((input: { readonly today: Day }, signal) => fetchTowns(townsQuery(input.today, cityLanguage), signal)),
      },
    }),
    { input: { today } },
  )
  useAddressChange(today, (changed) => send({ type: 'day.changed', today: changed }))
  useServerReturn(() => send({ type: 'towns.retry' }))
  const towns = snapshot.context.towns.map(({ city, name = city }) => ({ name, href: townHref(city) }))
  return <Towns towns={towns} isBusy={snapshot.hasTag('busy')} />
}

/** Links to the list, since the current month of the calendar may have none of the events. */
function townHref(town: string): string {
  return href(paths.events, eventsSearch({ ...defaultEventsAddress, mode: 'list', filter: { cities: [town], tags: [] } }))
}
