/** Connects the machine of the counts of a filter and of its choices. */
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import type { Filter } from '../../../domain/lists/filter.ts'
import type { FilterCounts } from '../../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { choiceCountsMachine } from '../../machines/filter/choice-counts.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSite, useToday } from '../../site/site.ts'

/** The counts of a filter; null without a filter, until they are fetched, and with a server that does not count. */
export function useCounts(type: ListingType | null, filter: Filter | null): FilterCounts | null {
  const { configuration, fetchCounts } = useSite()
  const today = useToday()
  const [snapshot, send] = useMachine(
    choiceCountsMachine.provide({
      actors: {
        fetchCounts: fromCall(async (input: { readonly filter: Filter | null; readonly today: Day }, signal) => {
          if (type === null || input.filter === null) throw new Error('There is nothing to count.')
          return fetchCounts({ type, filter: input.filter, today: input.today }, signal)
        }),
      },
    }),
  )
  const counted = type !== null && configuration.offers.has('filter-counts') ? filter : null
  const tell = useEffectEvent(() => send(counted === null ? { type: 'filter.hide' } : { type: 'filter.show', filter: counted, today }))
  const written = JSON.stringify([counted, today])
  useEffect(() => tell(), [written])
  useServerReturn(() => send({ type: 'counts.retry' }))
  return snapshot.context.counts
}
