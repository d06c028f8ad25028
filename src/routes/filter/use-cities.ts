/** The cities that the forms of listings offer, in the site's language. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { City } from '../../../domain/cities.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { citiesMachine } from '../../machines/filter/cities.ts'
import { logCitiesFailure } from '../../site/log-failure.ts'
import { useSite } from '../../site/site.ts'
import type { CityList } from '../../ui/listing-form/city-field.tsx'

/** What `ListingForm` wants to know of cities. */
export function useCities(): CityList {
  const { fetchCities } = useSite()
  const [snapshot, send] = useMachine(
    citiesMachine.provide({
      actors: { fetchCities: fromPromise(() => fetchCities()) },
      actions: { logFailure: (_, { failure }) => logCitiesFailure(failure) },
    }),
  )
  return {
    choices: choicesOf(snapshot.context.cities, getLocale()),
    isMissing: snapshot.matches('failed'),
    onRetry: () => send({ type: 'cities.retry' }),
  }
}

/** A listing keeps the name that its city is stored under, whatever the language it was chosen in. */
function choicesOf(cities: readonly City[], language: keyof City['name']) {
  return cities.map(({ name }) => ({ value: name.en, label: name[language] }))
}
