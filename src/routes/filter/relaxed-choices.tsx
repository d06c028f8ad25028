/** Offers the filters that are nearest to one that no listing matches. Loaded where a list is empty. */
import { useMachine } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import type { Filter } from '../../../domain/lists/filter.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { nearestFiltersMachine, type EmptyPlace } from '../../machines/filter/nearest-filters.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSite, useToday } from '../../site/site.ts'
import { useAddressChange } from '../../site/use-address.ts'
import { usePlaceNames } from '../../ui/place-names.ts'
import { distanceAround } from '../../../words/nearby.ts'
import { RelaxedFilters } from '../../ui/filter/relaxed-filters.tsx'

export interface RelaxedChoicesProps {
  readonly type: ListingType
  readonly filter: Filter
  /** The address of the list with another filter. */
  readonly hrefOf: (filter: Filter) => string
  /** Shown below what is offered, once that is known. */
  readonly buttons: ReactNode
}

export function RelaxedChoices({ type, filter, hrefOf, buttons }: RelaxedChoicesProps) {
  const { nearestFilters, distances } = useSite()
  const places = usePlaceNames()
  const place: EmptyPlace = { filter, today: useToday() }
  const [snapshot, send] = useMachine(
    nearestFiltersMachine.provide({
      actors: {
        fetchNearest: fromCall((input: EmptyPlace, signal) =>
          nearestFilters.fetch({ type, byDistance: distances.of(input.filter), ...input }, signal)),
      },
    }),
    { input: place },
  )
  useAddressChange(place, (changed) => send({ type: 'address.changed', place: changed }))
  useServerReturn(() => send({ type: 'filters.retry' }))
  // What is offered is around the filter that it was found for.
  const { offered, place: { filter: empty } } = snapshot.context
  const byDistance = distances.of(empty)
  const around = distanceAround(empty, byDistance, places)
  useEffect(() => {
    for (const { filter: nearby, around: towns } of offered) if (towns) distances.remember(nearby, around)
  })
  return (
    <>
      <RelaxedFilters {...{ type, byDistance, around, offered, hrefOf }} filter={empty} />
      {snapshot.matches('searching') ? <div style={{ height: '100vh' }} /> : buttons}
    </>
  )
}
