/** The events that an opened event that is over leads to. */
import { useMachine } from '@xstate/react'
import type { Listing } from '../../../domain/listing/listing.ts'
import { fetchSimilar } from '../../api/similar-events.ts'
import { similarEventsMachine } from '../../machines/lists/similar-events.ts'
import { fromCall } from '../../site/from-call.ts'
import { useQuarter, useServerReturn, useSite } from '../../site/site.ts'
import { SimilarEvents } from '../../ui/opened-listing/similar-events.tsx'

export interface SimilarRouteProps {
  readonly event: Listing
}

export function SimilarRoute({ event }: SimilarRouteProps) {
  const { listings } = useSite()
  const now = useQuarter()
  const [snapshot, send] = useMachine(
    similarEventsMachine.provide({
      actors: { fetchSimilar: fromCall((_: undefined, signal) => fetchSimilar(listings.event, event, now, signal)) },
    }),
  )
  useServerReturn(() => snapshot.status === 'active' && send({ type: 'events.retry' }))
  return <SimilarEvents events={snapshot.context.events} />
}
