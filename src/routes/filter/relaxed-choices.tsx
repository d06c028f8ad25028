/** Offers the filters that are nearest to one that no listing matches. Loaded where a list is empty. */
import { useMachine } from '@xstate/react'
import type { Filter } from '../../../domain/lists/filter.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { nearestFiltersMachine, type EmptyPlace } from '../../machines/filter/nearest-filters.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSite, useToday } from '../../site/site.ts'
import { useAddressChange } from '../../site/use-address.ts'
import { RelaxedFilters } from '../../ui/filter/relaxed-filters.tsx'

export interface RelaxedChoicesProps {
  readonly type: ListingType
  readonly filter: Filter
  /** The address of the list with another filter. */
  readonly hrefOf: (filter: Filter) => string
}

export function RelaxedChoices({ type, filter, hrefOf }: RelaxedChoicesProps) {
  const { nearestFilters } = useSite()
  const place: EmptyPlace = { filter, today: useToday() }
  const [snapshot, send] = useMachine(
    nearestFiltersMachine.provide({
      actors: { fetchNearest: fromCall((input: EmptyPlace, signal) => nearestFilters.fetch({ type, ...input }, signal)) },
    }),
    { input: place },
  )
  useAddressChange(place, (changed) => send({ type: 'address.changed', place: changed }))
  useServerReturn(() => send({ type: 'filters.retry' }))
  return <RelaxedFilters type={type} filter={filter} offered={snapshot.context.offered} hrefOf={hrefOf} />
}
