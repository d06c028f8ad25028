/** The cities that forms and filters offer. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { City } from '../../../domain/cities.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { citiesMachine } from '../../machines/filter/cities.ts'
import { logCitiesFailure } from '../../site/log-failure.ts'
import { useSite } from '../../site/site.ts'
import type { CityList } from '../../ui/listing-form/city-field.tsx'

/** Read at once where they are wanted, else when `onLoad` is called first. */
export function useCities({ isWanted }: { readonly isWanted: boolean }) {
  const { fetchCities } = useSite()
  const [snapshot, send] = useMachine(
    citiesMachine.provide({
      actors: { fetchCities: fromPromise(() => fetchCities()) },
      actions: { logFailure: (_, { failure }) => logCitiesFailure(failure) },
    }),
    { input: { isWanted } },
  )
  return { cities: snapshot.context.cities, isMissing: snapshot.hasTag('failed'), onLoad: () => send({ type: 'cities.load' }) }
}

/** What `ListingForm` wants to know of cities, in the site's language. */
export function useCityList(): CityList {
  const { cities, isMissing, onLoad } = useCities({ isWanted: true })
  return { choices: choicesOf(cities, getLocale()), isMissing, onRetry: onLoad }
}

/** A listing keeps the name that its city is stored under, whatever the language it was chosen in. */
function choicesOf(cities: readonly City[], language: keyof City['name']) {
  return cities.map(({ name }) => ({ value: name.en, label: name[language] }))
}
