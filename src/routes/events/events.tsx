/** The events screen: calendar or list, the filter, and the event in the modal. */
import { offeredChoices } from '../../../domain/lists/choices.ts'
import { withWhen, type Filter } from '../../../domain/lists/filter.ts'
import { paths } from '../../../domain/paths.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { typeWords } from '../../../words/listing-types.ts'
import { defaultEventsAddress, eventsSearch, href, readEventsAddress } from '../../paths.ts'
import { useQuarter, useSite } from '../../site/site.ts'
import { dayToShow } from '../../../domain/days/occurrences.ts'
import { OpenedListing, openedTitle, preloadListingModal } from '../lists/opened-listing.tsx'
import { useOpenedListing } from '../lists/use-opened-listing.ts'
import { useReadAddress } from '../../site/use-address.ts'
import { EventsActions } from '../../ui/events/events-actions.tsx'
import { EventsView, NearestEvents } from '../../ui/events/events-view.tsx'
import { QuickChoices } from '../../ui/filter/quick-choices.tsx'
import { Page } from '../../ui/page.tsx'
import { FollowList } from '../follow/follow-list.tsx'
import { useListFilter } from '../filter/list-filter.tsx'
import { EventsCalendar } from './events-calendar.tsx'
import { EventsList } from './events-list.tsx'
import { useEventsScreen } from './use-events-screen.ts'

export function EventsRoute() {
  const { configuration } = useSite()
  const now = useQuarter()
  const today = now.day
  const [address, open] = useReadAddress(readEventsAddress, eventsSearch)
  const hrefOf = (filter: Filter) => href(paths.events, eventsSearch({ ...address, mode: 'list', filter, page: 1, event: null }))
  const filtering = useListFilter({
    type: 'event',
    tags: tagsOf('event'),
    filter: address.filter,
    hasQuickChoices: address.mode === 'list',
    hrefOf,
    // A time leads to the list.
    onFilter: (filter) => open({ filter, page: 1, ...(filter.when && { mode: 'list' }) }),
  })
  const screen = useEventsScreen(address, today, open)
  const opened = useOpenedListing({
    type: 'event',
    id: address.event,
    onId: (event, writing) => open({ event }, writing),
    onFound: (event) => {
      const date = dayToShow(event, today)
      const isElsewhere = address.mode === 'calendar' && address.date === null && date !== today
      if (isElsewhere || event.id !== address.event) open({ event: event.id, ...(isElsewhere && { date }) }, 'replace')
    },
  })
  return (
    <Page
      title={typeWords.event.list()}
      documentTitle={openedTitle(opened)}
      product={configuration.productName}
      actions={<EventsActions mode={screen.mode} onMode={screen.onMode} filterSlot={screen.mode === 'calendar' && filtering.filterSlot} />}
    >
      {screen.mode === 'list' ? (
        <EventsView
          onIntent={preloadListingModal}
          choices={<QuickChoices address={address} offered={offeredChoices('event', configuration.offers)} chip={filtering.chip} />}
        >
          <EventsList address={address} today={today} onPage={(page) => open({ page })} filtering={filtering} />
        </EventsView>
      ) : (
        <EventsView onIntent={preloadListingModal} chips={filtering.chips}>
          <EventsCalendar
            {...screen}
            now={now}
            onOpenEvent={opened.onOpen}
            hrefOfDay={(day) => hrefOf(withWhen(address.filter, { from: day, to: day }))}
            nextEventsLink={
              screen.isEmpty && (
                <NearestEvents
                  nearest={screen.nearest}
                  href={href(paths.events, eventsSearch({ ...address, date: screen.nearest?.day ?? null, event: null }))}
                />
              )
            }
          />
        </EventsView>
      )}
      <FollowList type="event" filter={address.filter} />
      {/* The shared address has only the event, so that the calendar opens at the event's month. */}
      <OpenedListing
        type="event"
        id={address.event}
        opened={opened}
        screen={href(paths.events, eventsSearch({ ...defaultEventsAddress, event: address.event }))}
      />
    </Page>
  )
}
