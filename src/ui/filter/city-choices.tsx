/** The cities of the filter with a field that finds one by its name in any language, without case and accents. */
import { useId, useState, type KeyboardEvent } from 'react'
import { fold } from '../../../domain/sort-key.ts'
import { m } from '../../../messages/compiled/messages.js'
import { FailedState } from '../listings/failed-state.tsx'
import styles from './filter-choices.module.css'
import { FilterChoices } from './filter-choices.tsx'

export interface CityOption {
  /** The name that filters. */
  readonly value: string
  /** The name that shows. */
  readonly label: string
  /** The name in the other language, by which it is found as well. */
  readonly otherName: string
}

interface CityChoicesProps {
  /** Empty until loaded. */
  readonly cities: readonly CityOption[]
  readonly isMissing: boolean
  readonly chosen: readonly string[]
  readonly onToggle: (city: string) => void
  readonly onRetry: () => void
}

export function CityChoices({ cities, isMissing, chosen, onToggle, onRetry }: CityChoicesProps) {
  const searchId = useId()
  const [wanted, setWanted] = useState('')
  const [entered, setEntered] = useState<CityOption | null>(null)
  if (isMissing) return <FailedState message={m.filter_cities_failed()} isQuiet onRetry={onRetry} />
  if (cities.length === 0) return <p className={styles.note}>{m.filter_cities_loading()}</p>
  const found = citiesFound(cities, wanted)

  /** An empty search leaves Enter to the form. */
  function chooseFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter' || wanted.trim() === '') return
    event.preventDefault()
    const first = found[0]
    setEntered(first ?? null)
    if (first && !chosen.includes(first.value)) onToggle(first.value)
  }

  return (
    <FilterChoices
      legend={m.field_city()}
      choices={found}
      chosen={chosen}
      onToggle={onToggle}
      emptyNote={m.filter_no_city({ wanted })}
    >
      <label htmlFor={searchId} className="visually-hidden">
        {m.filter_search()}
      </label>
      <input
        id={searchId}
        className={styles.search}
        type="search"
        autoComplete="off"
        placeholder={m.filter_search()}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={chooseFirst}
      />
      <p role="status" className="visually-hidden">
        {entered && chosen.includes(entered.value) && m.filter_city_chosen({ name: entered.label })}
      </p>
    </FilterChoices>
  )
}

/** Names with a word that starts with the search text come before names that only contain it. */
function citiesFound(cities: readonly CityOption[], wanted: string): readonly CityOption[] {
  const part = fold(wanted)
  const names = ({ label, otherName }: CityOption) => ` ${fold(label)} ${fold(otherName)}`
  const begins = (city: CityOption) => names(city).includes(` ${part}`)
  const found = cities.filter((city) => names(city).includes(part))
  return [...found.filter(begins), ...found.filter((city) => !begins(city))]
}
