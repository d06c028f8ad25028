/** The cities of the filter, grouped by regions, with a field that finds one by its name in any script and spelling. */
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { City } from '../../../domain/places/cities.ts'
import { plainName } from '../../../domain/place-names/city-forms.ts'
import { findCities, nameRank, partRank } from '../../../domain/place-names/city-search.ts'
import type { Filter } from '../../../domain/lists/filter.ts'
import { countOfChoice, type FilterCounts } from '../../../domain/lists/filter-counts.ts'
import { languages } from '../../../domain/languages.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { townsOfRegions, withoutRegions, type Region } from '../../../domain/places/regions.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { cityOptions } from '../city-options.ts'
import { FailedState } from '../lists/failed-state.tsx'
import styles from './filter-choices.module.css'
import { FilterChoices } from './filter-choices.tsx'
import { RegionChoices } from './region-choices.tsx'

interface CityChoicesProps {
  readonly type: ListingType
  /** Empty until loaded. */
  readonly cities: readonly City[]
  /** Empty if the cities are not grouped. */
  readonly regions: readonly Region[]
  readonly isMissing: boolean
  readonly draft: Filter
  readonly counts: FilterCounts | null
  readonly onToggle: (city: string) => void
  readonly onToggleRegion: (id: string) => void
  readonly onRetry: () => void
  /** The choice by distance. */
  readonly children?: ReactNode
}

export function CityChoices({ isMissing, cities, onRetry, ...choices }: CityChoicesProps) {
  if (isMissing) return <FailedState message={m.filter_cities_failed()} thing="towns" isQuiet onRetry={onRetry} />
  if (cities.length === 0) return <p className={styles.note}>{m.filter_cities_loading()}</p>
  return <FoundCities cities={cities} {...choices} />
}

function FoundCities(props: Omit<CityChoicesProps, 'isMissing' | 'onRetry'>) {
  const { type, cities, regions, draft, counts, onToggle, onToggleRegion, children } = props
  const [wanted, setWanted] = useState('')
  const [entered, setEntered] = useState<{ readonly label: string; readonly isChosen: (chosen: readonly string[]) => boolean } | null>(null)
  const townsOf = townsOfRegions(regions)
  const chosen = withoutRegions(draft, townsOf).cities
  const found = findCities(cities, wanted)
  const foundGroups = findCities(regions.flatMap((region) => [region, ...region.prefectures]), wanted)
  const isGrouped = regions.length > 0
  const isSearching = plainName(wanted) !== ''

  /** The first town, or the first region if the text names it better. What only contains the text may be another place. */
  function firstNamed() {
    const [[city], [group]] = [found, foundGroups]
    const rank = (place: typeof city | typeof group) => (place ? (nameRank(place, wanted) ?? partRank) : partRank)
    if (Math.min(rank(city), rank(group)) === partRank) return {}
    return rank(city) <= rank(group) ? { city } : { group }
  }

  /** An empty search leaves Enter to the form. */
  function chooseFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isSearching) return
    event.preventDefault()
    const { city, group } = firstNamed()
    if (city) {
      const name = city.name[languages[0]]
      setEntered({ label: city.name[getLocale()], isChosen: (present) => present.includes(name) })
      if (!chosen.includes(name)) onToggle(name)
    } else if (group) {
      const towns = townsOf(group.id)
      setEntered({ label: group.name[getLocale()], isChosen: (present) => towns.every((town) => present.includes(town)) })
      if (!towns.every((town) => chosen.includes(town))) onToggleRegion(group.id)
    } else setEntered(null)
  }

  const search = (
    <CitySearch isGrouped={isGrouped} wanted={wanted} onWanted={setWanted} onKeyDown={chooseFirst}>
      {entered?.isChosen(chosen) && m.filter_city_chosen({ name: entered.label })}
    </CitySearch>
  )
  if (!isGrouped) {
    return (
      <FilterChoices
        type={type}
        legend={m.field_city()}
        choices={cityOptions(found)}
        chosen={chosen}
        countOf={(city) => countOfChoice(counts, 'cities', city)}
        onToggle={onToggle}
        emptyNote={m.filter_no_city({ wanted })}
      >
        {children}
        {search}
      </FilterChoices>
    )
  }
  return (
    <RegionChoices
      type={type}
      cities={cities}
      regions={regions}
      chosen={chosen}
      counts={counts}
      found={isSearching ? { cities: found, groups: foundGroups } : null}
      emptyNote={m.filter_no_city({ wanted })}
      onToggle={onToggle}
      onToggleRegion={onToggleRegion}
    >
      {children}
      {search}
    </RegionChoices>
  )
}

interface CitySearchProps {
  readonly isGrouped: boolean
  readonly wanted: string
  readonly onWanted: (wanted: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Announced by screen readers. */
  readonly children: ReactNode
}

function CitySearch({ isGrouped, wanted, onWanted, onKeyDown, children }: CitySearchProps) {
  const id = useId()
  const label = isGrouped ? m.filter_search_towns() : m.filter_search()
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        className={styles.search}
        type="search"
        autoComplete="off"
        placeholder={label}
        value={wanted}
        onChange={(event) => onWanted(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="visually-hidden">
        {children}
      </p>
    </>
  )
}
