/** The city of a listing: a dropdown, and a field that finds a city in any script and spelling. Specification, section 2. */
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { City } from '../../../domain/places/cities.ts'
import { plainName } from '../../../domain/place-names/city-forms.ts'
import { storedCityNames } from '../../../domain/place-names/city-lookup.ts'
import { findCities, nameRank, partRank } from '../../../domain/place-names/city-search.ts'
import { lazily } from '../../../domain/lazily.ts'
import { typedCity, unchosenCity } from '../../../domain/listing/listing-form.ts'
import type { PlaceNames } from '../../../domain/places/place-names.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { usePlaceNames } from '../place-names.ts'
import { cityOptions } from '../city-options.ts'
import input from '../form/input.module.css'
import { SelectField, type Choice } from '../form/select-field.tsx'
import styles from './city-field.module.css'

/** The cities to choose from. */
export interface CityList {
  /** Empty until loaded. */
  readonly cities: readonly City[]
  /** Whether loading failed. */
  readonly isMissing: boolean
  readonly onRetry: () => void
}

interface CityFieldProps {
  readonly cities: CityList
  /** The initial value in the form. */
  readonly chosen: string
  readonly isRequired: boolean
}

/** What was done in the field. */
interface CitySearch {
  /** The text in the search. */
  readonly wanted: string
  /** What was picked from the list since the text was typed; empty for no city, null if nothing was. */
  readonly picked: string | null
  /** What was chosen before the text was typed; empty for no city. */
  readonly before: string
}

export function CityField({ cities: { cities, isMissing, onRetry }, chosen, isRequired }: CityFieldProps) {
  const { cityName } = usePlaceNames()
  const select = useRef<HTMLSelectElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [{ wanted, picked, before }, setSearch] = useState(() => searchBegunWith(chosen))
  const storedName = useMemo(() => lazily(() => storedCityNames(cities)), [cities])
  const isSearching = plainName(wanted) !== ''
  const foundCities = findCities(cities, wanted)
  const found = cityOptions(foundCities)
  // Only a name of one city chooses it: what a longer name contains can be another place.
  const value = picked ?? (isSearching ? (storedName()(wanted) ?? '') : before)

  useLayoutEffect(() => {
    if (select.current) select.current.value = value
  }, [value, wanted, cities])

  /** The form reads its fields when the event arrives. */
  function change(searched: CitySearch) {
    flushSync(() => setSearch(searched))
    select.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const pick = (city: string) => change({ wanted, picked: city, before: city })

  /** Enter picks the city that is named first, or the only one that was found, otherwise leads to those that were; it sends no form. */
  function pickFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const [[city], [first]] = [foundCities, found]
    if (!isSearching || !city || !first || value !== '') return
    if (found.length === 1 || (nameRank(city, wanted) ?? partRank) < partRank) pick(first.value)
    else select.current?.focus()
  }

  return (
    <div className={styles.city}>
      {isSearching && value === '' && <input type="hidden" name="city" value={unchosenCity(wanted)} />}
      <SelectField
        selectRef={select}
        name="city"
        label={m.field_city()}
        emptyLabel={m.listing_form_select_city()}
        choices={withChosen(found, value, cityName)}
        defaultValue={value}
        isRequired={isRequired}
        onChoose={pick}
        onKeyDown={(event) => isLetter(event) && search.current?.select()}
        above={
          <input
            ref={search}
            className={`${input.input} ${styles.search}`}
            type="search"
            autoComplete="off"
            aria-label={m.filter_search()}
            placeholder={m.filter_search()}
            value={wanted}
            onChange={({ target }) => change({ wanted: target.value, picked: null, before: value || before })}
            onKeyDown={pickFirst}
          />
        }
      />
      <div role="status" className={value === '' ? styles.missing : 'visually-hidden'}>
        {isSearching && cities.length > 0 && statusText(wanted, value && cityName(value), found.length)}
      </div>
      {isMissing && (
        <p role="status" className={styles.missing}>
          {m.listing_form_cities_failed()}{' '}
          <button type="button" className={button.quiet} onClick={onRetry}>
            {m.try_again()}
          </button>
        </p>
      )}
    </div>
  )
}

function searchBegunWith(chosen: string): CitySearch {
  const typed = typedCity(chosen)
  return { wanted: typed ?? '', picked: null, before: typed === null ? chosen : '' }
}

function statusText(wanted: string, chosen: string, found: number): string {
  if (chosen !== '') return m.filter_city_chosen({ name: chosen })
  return found === 0 ? m.filter_no_city({ wanted }) : m.listing_form_city_offered()
}

/** A city that was chosen before is offered even while the list is missing or is searched. */
function withChosen(choices: readonly Choice[], chosen: string, cityName: PlaceNames['cityName']): readonly Choice[] {
  if (chosen === '' || choices.some(({ value }) => value === chosen)) return choices
  return [{ value: chosen, label: cityName(chosen) }, ...choices]
}

/** What is typed into the dropdown goes to the search: the dropdown itself finds only the label, with its accents. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey
}
