/** The applied choices of a filter, each removable. */
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { filterSize, type Filter } from '../../../domain/lists/filter.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { cityName, regionName } from '../city-names.ts'
import styles from './filter-chips.module.css'
import { timeName } from './time-name.ts'

interface FilterChipsProps {
  readonly filter: Filter
  readonly onRemoveCity: (city: string) => void
  /** Of many cities, which have one chip. */
  readonly onRemoveCities: () => void
  readonly onRemoveRegion: (region: string) => void
  readonly onRemoveTag: (tag: string) => void
  readonly onRemoveFree: () => void
  readonly onRemoveWhen: () => void
  readonly onClearAll: () => void
}

/** The most cities that have a chip each. */
const mostCities = 6

export function FilterChips({ filter, onClearAll, ...on }: FilterChipsProps) {
  if (filterSize(filter) === 0) return null
  const { when, free, regions = [], cities, tags } = filter
  const chips = [
    ...(when ? [{ key: 'when', name: timeName(when), onRemove: on.onRemoveWhen }] : []),
    ...(free ? [{ key: 'free', name: m.cost_free(), onRemove: on.onRemoveFree }] : []),
    ...regions.map((id) => ({ key: `region ${id}`, name: regionName(id), onRemove: () => on.onRemoveRegion(id) })),
    ...(cities.length > mostCities
      ? [{ key: 'cities', name: m.filter_towns({ count: cities.length }), onRemove: on.onRemoveCities }]
      : cities.map((city) => ({ key: `city ${city}`, name: cityName(city), onRemove: () => on.onRemoveCity(city) }))),
    ...tags.map((tag) => ({ key: `tag ${tag}`, name: m.tag_name({ tag }), onRemove: () => on.onRemoveTag(tag) })),
  ]
  return (
    <div className={styles.strip}>
      <ul className={styles.chips} aria-label={m.filter_chips()}>
        {chips.map(({ key, name, onRemove }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.chip}
              aria-label={m.filter_remove({ name })}
              onClick={(event) => {
                passFocusOn(event)
                onRemove()
              }}
            >
              {name}
              <X />
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={button.quiet}
            onClick={() => {
              focusMain()
              onClearAll()
            }}
          >
            {m.filter_clear_all()}
          </button>
        </li>
      </ul>
    </div>
  )
}

/** Moves the focus before the chip that has it is removed. */
function passFocusOn(event: MouseEvent) {
  const chip = event.currentTarget.closest('li')
  const isOnly = chip?.parentElement?.children.length === 2
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling
  if (isOnly) focusMain()
  else neighbour?.querySelector('button')?.focus()
}

function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}
