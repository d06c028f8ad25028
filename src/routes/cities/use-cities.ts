/** The list of cities for forms and filters. */
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { citiesMachine } from '../../machines/cities/cities.ts'
import { fromCall } from '../../site/from-call.ts'
import { logCitiesFailure } from '../../site/log-failure.ts'
import { useServerReturn, useSite } from '../../site/site.ts'
import { sortedCities } from '../../ui/city-options.ts'
import type { CityList } from '../../ui/listing-form/city-field.tsx'

interface CitiesOptions {
  /** Whether to load at once, otherwise at the first call of `onLoad`. */
  readonly isEager: boolean
  /** Whether to load their regions too. Without them the cities are not grouped. */
  readonly hasRegions: boolean
}

export function useCities({ isEager, hasRegions }: CitiesOptions) {
  const { geography } = useSite()
  const [snapshot, send] = useMachine(
    citiesMachine.provide({
      actors: {
        fetchCities: fromCall(async () => {
          const [cities, regions] = await Promise.all([geography.fetchCities(), hasRegions ? geography.fetchRegions().catch(() => []) : []])
          return { cities, regions }
        }),
      },
      actions: { logFailure: (_, { failure }) => logCitiesFailure(failure) },
    }),
    { input: { isEager } },
  )
  const { cities, regions } = snapshot.context
  const isMissing = snapshot.hasTag('failed')
  useServerReturn(() => isMissing && send({ type: 'cities.load' }))
  const sorted = useMemo(() => sortedCities(cities), [cities])
  return { cities: sorted, regions, isMissing, onLoad: () => send({ type: 'cities.load' }) }
}

/** The cities for `ListingForm`. */
export function useCityList(): CityList {
  const { cities, isMissing, onLoad } = useCities({ isEager: true, hasRegions: false })
  return { cities, isMissing, onRetry: onLoad }
}
