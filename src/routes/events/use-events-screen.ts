/** Connects the machine of the events screen. */
import { useMachine } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { CalendarView, EventsMode } from '../../../domain/days/calendar.ts'
import type { Day } from '../../../domain/days/days.ts'
import { eventsScreenMachine, type EventsPlace } from '../../machines/events/events-screen.ts'
import type { EventsAddress } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { logListFailure } from '../../site/log-failure.ts'
import { useServerReturn, useSite } from '../../site/site.ts'
import { useAddressChange, type Writing } from '../../site/use-address.ts'

/** Writes the changes into the address of the events screen. */
export type OpenEvents = (changed: Partial<EventsAddress>, writing?: Writing) => void

/** The state of the events screen for its address. `open` writes changes into the address. */
export function useEventsScreen(address: EventsAddress, today: Day, open: OpenEvents) {
  const { listings, fetchDays } = useSite()
  const { mode, view, date, filter } = address
  const place: EventsPlace = { mode, view, date: date ?? today, filter }
  const [snapshot, send] = useMachine(
    eventsScreenMachine.provide({
      actors: {
        fetchDays: fromCall(fetchDays),
        fetchNearestDay: fromCall(listings.event.fetchNearestDay),
      },
      actions: {
        openPlace: (_, changed) => open({ ...changed, page: 1, event: null }),
        replacePlace: (_, changed) => open(changed, 'replace'),
        logFailure: () => logListFailure('event'),
      },
    }),
    { input: { place } },
  )
  useAddressChange(place, (changed) => send({ type: 'address.changed', place: changed }))
  useServerReturn(() => send({ type: 'calendar.retry' }))
  return {
    ...toView(snapshot),
    onMode: (chosen: EventsMode) => send({ type: 'mode.choose', mode: chosen }),
    onView: (chosen: CalendarView) => send({ type: 'view.choose', view: chosen }),
    onDate: (chosen: Day) => send({ type: 'date.choose', date: chosen }),
    onDay: (chosen: Day) => send({ type: 'day.choose', date: chosen }),
    onMore: (chosen: Day) => send({ type: 'day.extend', date: chosen }),
    onDrillDown: (chosen: Day) => send({ type: 'day.open', date: chosen }),
    onRetry: () => send({ type: 'calendar.retry' }),
  }
}

function toView(snapshot: SnapshotFrom<typeof eventsScreenMachine>) {
  const { place, days, nearest } = snapshot.context
  const isEmpty = snapshot.hasTag('empty')
  return {
    mode: snapshot.hasTag('list') ? ('list' as const) : ('calendar' as const),
    view: place.view,
    date: place.date,
    days,
    isEmpty,
    nearest: isEmpty ? nearest : null,
    isBusy: snapshot.hasTag('busy'),
    isFailed: snapshot.hasTag('failed'),
  }
}
