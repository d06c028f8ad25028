/** The events screen: calendar or list, the filter, and the event in the modal. */
import { titleIn } from '../../../domain/listing/listing-language.ts'
import { paths } from '../../../domain/paths.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { typeWords } from '../../../words/listing-types.ts'
import { defaultEventsAddress, eventsSearch, href, readEventsAddress } from '../../paths.ts'
import { useSite, useToday } from '../../site/site.ts'
import { useListingPage } from '../lists/use-listing-page.ts'
import { useReadAddress } from '../../site/use-address.ts'
import type { EventModalProps } from '../../ui/events/event-modal.tsx'
import { EventsView, NearestEvents } from '../../ui/events/events-view.tsx'
import { QuickChoices } from '../../ui/filter/quick-choices.tsx'
import { Page } from '../../ui/page.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { FollowList } from '../follow/follow-list.tsx'
import { useListFilter } from '../filter/list-filter.tsx'
import { EventsCalendar } from './events-calendar.tsx'
import { EventsList } from './events-list.tsx'
import { useEventsScreen } from './use-events-screen.ts'
import { useOpenedEvent } from './use-opened-event.ts'

const eventModal = lazyComponent<EventModalProps>(async () => (await import('../../ui/events/event-modal.tsx')).EventModal)

export function EventsRoute() {
  const { configuration } = useSite()
  const hasFree = configuration.offers.has('free-events')
  const pageOf = useListingPage('event')
  const today = useToday()
  const [address, open] = useReadAddress(readEventsAddress, eventsSearch)
  const filtering = useListFilter({
    type: 'event',
    tags: tagsOf('event'),
    filter: address.filter,
    // A time leads to the list.
    onFilter: (filter) => open({ filter, page: 1, ...(filter.when && { mode: 'list' }) }),
  })
  const screen = useEventsScreen(address, today, open)
  const opened = useOpenedEvent(address, today, open)
  const EventModal = eventModal.useComponent(opened.status !== 'closed')
  const page = address.event === null ? undefined : pageOf({ id: address.event })
  return (
    <Page title={typeWords.event.list()} documentTitle={openedTitle(opened)} product={configuration.productName}>
      {screen.mode === 'list' ? (
        <EventsView
          mode="list"
          onMode={screen.onMode}
          onIntent={eventModal.preload}
          choices={<QuickChoices address={address} hasFree={hasFree} />}
        >
          <EventsList address={address} today={today} onPage={(page) => open({ page })} filtering={filtering} />
        </EventsView>
      ) : (
        <EventsView mode="calendar" onMode={screen.onMode} onIntent={eventModal.preload} {...filtering}>
          <EventsCalendar
            {...screen}
            today={today}
            onOpenEvent={opened.onOpen}
            nextEventsLink={
              screen.isEmpty && (
                <NearestEvents
                  nearest={screen.nearest}
                  href={href(paths.events, eventsSearch({ ...address, date: screen.nearest?.day ?? null, event: null }))}
                  onClearFilter={filtering.onClearFilter}
                />
              )
            }
          />
        </EventsView>
      )}
      <FollowList type="event" filter={address.filter} />
      {EventModal && (
        <EventModal {...opened} address={address.event === null ? undefined : (page ?? addressOf(address.event))} page={page} />
      )}
    </Page>
  )
}

/** So that tabs, history and bookmarks name the event. */
function openedTitle({ status, event, known }: Pick<EventModalProps, 'status' | 'event' | 'known'>): string | undefined {
  const listing = status === 'open' ? event : status === 'loading' ? known : null
  return listing ? titleIn(getLocale(), listing).text : undefined
}

/** The URL to share where listings have no pages. It contains only the event, so that the calendar opens at the event's month. */
function addressOf(event: number): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}${href(paths.events, eventsSearch({ ...defaultEventsAddress, event }))}`
}
