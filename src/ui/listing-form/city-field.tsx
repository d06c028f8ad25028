/** The city of a listing: a dropdown, and a field that finds a city in any script and spelling. Specification, section 2. */
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { City } from '../../../domain/cities.ts'
import { findCities } from '../../../domain/city-search.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { cityName } from '../city-names.ts'
import { cityOptions } from '../city-options.ts'
import input from '../form/input.module.css'
import { SelectField, type Choice } from '../form/select-field.tsx'
import { writeValue } from '../form/write-value.ts'
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
  /** The initial name; empty for none. */
  readonly chosen: string
  readonly isRequired: boolean
}

export function CityField({ cities: { cities, isMissing, onRetry }, chosen, isRequired }: CityFieldProps) {
  const select = useRef<HTMLSelectElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [wanted, setWanted] = useState('')
  const [choice, setChoice] = useState(chosen)
  const found = cityOptions(findCities(cities, wanted))

  function find({ target }: ChangeEvent<HTMLInputElement>) {
    // The first match can be chosen only when it is among the options.
    flushSync(() => setWanted(target.value))
    const [first] = target.value.trim() === '' ? [] : cityOptions(findCities(cities, target.value))
    if (!first || !select.current) return
    writeValue(select.current, first.value)
    setChoice(first.value)
  }

  return (
    <div className={styles.city}>
      <SelectField
        selectRef={select}
        name="city"
        label={m.field_city()}
        emptyLabel={m.listing_form_select_city()}
        choices={withChosen(found, choice)}
        defaultValue={chosen}
        isRequired={isRequired}
        onChoose={setChoice}
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
            onChange={find}
            onKeyDown={keepInForm}
          />
        }
      />
      <div role="status" className={found.length === 0 && wanted !== '' ? styles.missing : 'visually-hidden'}>
        {wanted !== '' && (found[0] ? m.filter_city_chosen({ name: found[0].label }) : m.filter_no_city({ wanted }))}
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

/** A city that was chosen before is offered even while the list is missing or is searched. */
function withChosen(choices: readonly Choice[], chosen: string): readonly Choice[] {
  if (chosen === '' || choices.some(({ value }) => value === chosen)) return choices
  return [{ value: chosen, label: cityName(chosen) }, ...choices]
}

/** What is typed into the dropdown goes to the search: the dropdown itself finds only the label, with its accents. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey
}

/** Enter chooses the city, which is chosen already, and does not send the form. */
function keepInForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
