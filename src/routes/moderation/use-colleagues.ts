/** Connects the machine of which listings colleagues read. */
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromCallback, type EventObject } from 'xstate'
import { readersOf } from '../../../domain/moderation/readings.ts'
import { colleaguesMachine } from '../../machines/moderation/colleagues.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'

const touching = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'visibilitychange'] as const

/** Tells which listing is read here, and returns the names of those who read a listing elsewhere. */
export function useColleagues(listing: number | null): (id: number) => readonly string[] {
  const { moderation } = useSite()
  const [{ context }, send] = useMachine(
    colleaguesMachine.provide({
      actors: {
        tell: fromCall((read: number | null, signal) => moderation.tellReading(read, signal)),
        ask: fromCall((_: undefined, signal) => moderation.fetchReadings(signal)),
        touches: fromCallback<EventObject>(({ sendBack }) => {
          const notice = () => sendBack({ type: document.visibilityState === 'visible' ? 'page.touch' : 'page.hide' })
          const options = { capture: true, passive: true }
          for (const event of touching) document.addEventListener(event, notice, options)
          return () => {
            for (const event of touching) document.removeEventListener(event, notice, options)
          }
        }),
      },
    }),
  )
  const read = useEffectEvent(() => send({ type: 'listing.read', listing }))
  useEffect(() => read(), [listing])
  return (id) => readersOf(context.readings, id)
}
