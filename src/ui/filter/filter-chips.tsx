/** The applied choices of a filter, each removable. */
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { filterSize, type Chosen, type Filter } from '../../../domain/lists/filter.ts'
import type { ChoiceKind } from '../../../domain/lists/choices.ts'
import { m } from '../../../messages/compiled/messages.js'
import { namedChoices, type NamedChoice } from '../../../words/choices.ts'
import button from '../button.module.css'
import { usePlaceNames } from '../place-names.ts'
import styles from './filter-chips.module.css'

interface FilterChipsProps {
  readonly filter: Filter
  /** Removes one choice, or all cities if they share one chip. */
  readonly onRemove: (chosen: Chosen) => void
  readonly onClearAll: () => void
}

/** The maximum number of cities that have a chip each. */
const maxCities = 6

export function FilterChips({ filter, onRemove, onClearAll }: FilterChipsProps) {
  const places = usePlaceNames()
  if (filterSize(filter) === 0) return null
  const hasManyCities = filter.cities.length > maxCities
  const [few, many] = hasManyCities ? [{ ...filter, cities: [] }, [chipOfCities(filter)]] : [filter, []]
  const named = (kinds: readonly ChoiceKind[]) => namedChoices(few, kinds, places)
  const chips = [...named(['time', 'flag', 'regions']), ...many, ...named(['names'])]
  return (
    <div className={styles.strip}>
      <ul className={styles.chips} aria-label={m.filter_chips()}>
        {chips.map(({ chosen, words: name }) => (
          <li key={`${chosen.choice} ${chosen.name ?? ''}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={m.filter_remove({ name })}
              onClick={(event) => {
                passFocusOn(event)
                onRemove(chosen)
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

function chipOfCities({ cities }: Filter): NamedChoice {
  return { chosen: { choice: 'cities', name: null }, words: m.filter_towns({ count: cities.length }) }
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
