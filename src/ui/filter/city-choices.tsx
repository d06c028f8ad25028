/** The cities of the filter with a field that finds one by its name in any script and spelling. */
import { useId, useState, type KeyboardEvent } from 'react'
import type { City } from '../../../domain/cities.ts'
import { findCities } from '../../../domain/city-search.ts'
import { m } from '../../../messages/compiled/messages.js'
import { cityOptions, type CityOption } from '../city-options.ts'
import { FailedState } from '../listings/failed-state.tsx'
import styles from './filter-choices.module.css'
import { FilterChoices } from './filter-choices.tsx'

interface CityChoicesProps {
  /** Empty until loaded. */
  readonly cities: readonly City[]
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
  const found = cityOptions(findCities(cities, wanted))

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
