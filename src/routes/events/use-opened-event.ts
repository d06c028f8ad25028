/** Connects the machine of the event in the modal. */
import { useMachine } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { Day } from '../../../domain/days/days.ts'
import type { DayEvent } from '../../../domain/days/event-days.ts'
import { dayToShow } from '../../../domain/days/occurrences.ts'
import { openedEventMachine } from '../../machines/events/opened-event.ts'
import type { EventsAddress } from '../../paths.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSite } from '../../site/site.ts'
import { useAddressChange } from '../../site/use-address.ts'
import type { OpenEvents } from './use-events-screen.ts'

/** The event of the address. `open` writes another event, or none, into the address. */
export function useOpenedEvent(address: EventsAddress, today: Day, open: OpenEvents) {
  const { listings } = useSite()
  const [snapshot, send] = useMachine(
    openedEventMachine.provide({
      actors: {
        findEvent: fromCall(async ({ id }: { id: number | null }, signal) => (id === null ? null : listings.event.find(id, signal))),
      },
      actions: {
        openAddress: (_, { id }) => open({ event: id }, id === null ? 'close' : 'new'),
        showDays: (_, { event }) => {
          const date = event && dayToShow(event, today)
          if (address.mode === 'calendar' && address.date === null && date !== today) open({ date }, 'replace')
        },
      },
    }),
    { input: { id: address.event } },
  )
  useAddressChange({ id: address.event }, ({ id }) => send({ type: 'address.changed', id }))
  useServerReturn(() => send({ type: 'event.retry' }))
  return {
    ...toView(snapshot),
    onOpen: (event: DayEvent) => send({ type: 'event.open', event }),
    onClose: () => send({ type: 'event.close' }),
    onRetry: () => send({ type: 'event.retry' }),
  }
}

const outcomes = ['open', 'missing', 'failed'] as const

function toView(snapshot: SnapshotFrom<typeof openedEventMachine>) {
  const status = firstTag(snapshot, outcomes) ?? (snapshot.hasTag('busy') ? 'loading' : 'closed')
  const { id, clicked, event } = snapshot.context
  return { status, event, known: clicked?.id === id ? clicked : null } as const
}
