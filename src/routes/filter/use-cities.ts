/** The list of cities for forms and filters. */
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { citiesMachine } from '../../machines/filter/cities.ts'
import { logCitiesFailure } from '../../site/log-failure.ts'
import { useSite } from '../../site/site.ts'
import { sortedCities } from '../../ui/city-options.ts'
import type { CityList } from '../../ui/listing-form/city-field.tsx'

/** Loads at once if `isEager`, otherwise at the first call of `onLoad`. */
export function useCities({ isEager }: { readonly isEager: boolean }) {
  const { fetchCities } = useSite()
  const [snapshot, send] = useMachine(
    citiesMachine.provide({
      actors: { fetchCities: fromPromise(() => fetchCities()) },
      actions: { logFailure: (_, { failure }) => logCitiesFailure(failure) },
    }),
    { input: { isEager } },
  )
  const { cities } = snapshot.context
  const sorted = useMemo(() => sortedCities(cities), [cities])
  return { cities: sorted, isMissing: snapshot.hasTag('failed'), onLoad: () => send({ type: 'cities.load' }) }
}

/** The cities for `ListingForm`. */
export function useCityList(): CityList {
  const { cities, isMissing, onLoad } = useCities({ isEager: true })
  return { cities, isMissing, onRetry: onLoad }
}
