/** The list of cities for forms and filters. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { City } from '../../../domain/cities.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { citiesMachine } from '../../machines/filter/cities.ts'
import { logCitiesFailure } from '../../site/log-failure.ts'
import { useSite } from '../../site/site.ts'
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
  return { cities: snapshot.context.cities, isMissing: snapshot.hasTag('failed'), onLoad: () => send({ type: 'cities.load' }) }
}

/** The cities for `ListingForm`, in the language of the site. */
export function useCityList(): CityList {
  const { cities, isMissing, onLoad } = useCities({ isEager: true })
  return { choices: choicesOf(cities, getLocale()), isMissing, onRetry: onLoad }
}

/** The value is the stored name; only the label depends on the language. */
function choicesOf(cities: readonly City[], language: keyof City['name']) {
  return cities.map(({ name }) => ({ value: name.en, label: name[language] }))
}
