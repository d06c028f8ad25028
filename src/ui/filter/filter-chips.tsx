/** The applied choices of a filter, each removable. */
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ByDistance } from '../../../domain/lists/by-distance.ts'
import { filterSize, maxCityChips, withoutPlaces, type Chosen, type Filter } from '../../../domain/lists/filter.ts'
import { declarationOf } from '../../../domain/lists/choices.ts'
import { inMenu } from '../../../domain/lists/kind-order.ts'
import { m } from '../../../messages/compiled/messages.js'
import { distanceName } from '../../../words/by-distance.ts'
import { namedChoices, type NamedChoice } from '../../../words/choices.ts'
import button from '../button.module.css'
import { usePlaceNames } from '../place-names.ts'
import styles from './filter-chips.module.css'

interface FilterChipsProps {
  /** The applied filter, without choices that the screen shows elsewhere. */
  readonly filter: Filter
  /** The distance that has chosen the places; null if none has. They share one chip then. */
  readonly byDistance: ByDistance | null
  /** Removes one choice, or all cities if they share one chip. */
  readonly onRemove: (chosen: Chosen) => void
  readonly onRemoveNear: () => void
  readonly onClearAll: () => void
}

interface Chip {
  readonly words: string
  readonly onRemove: () => void
}

export function FilterChips({ filter, byDistance, onRemove, onRemoveNear, onClearAll }: FilterChipsProps) {
  const places = usePlaceNames()
  if (filterSize(filter) === 0) return null
  const hasManyCities = filter.cities.length > maxCityChips
  const few = byDistance ? withoutPlaces(filter) : hasManyCities ? { ...filter, cities: [] } : filter
  const isName = ({ chosen }: NamedChoice) => declarationOf(chosen.choice).kind === 'names'
  const named = namedChoices(few, places, inMenu)
  const chipOf = ({ words, chosen }: NamedChoice): Chip => ({ words, onRemove: () => onRemove(chosen) })
  const shared: Chip[] = []
  if (byDistance) shared.push({ words: distanceName(byDistance), onRemove: onRemoveNear })
  else if (hasManyCities) {
    shared.push({ words: m.filter_towns({ count: filter.cities.length }), onRemove: () => onRemove({ choice: 'cities', name: null }) })
  }
  return (
    <ul className={styles.chips} aria-label={m.filter_chips()}>
      {[...named.filter((each) => !isName(each)).map(chipOf), ...shared, ...named.filter(isName).map(chipOf)].map((chip) => (
        <li key={chip.words}>
          <button
            type="button"
            className={styles.chip}
            aria-label={m.filter_remove({ name: chip.words })}
            onClick={(event) => {
              passFocusOn(event)
              chip.onRemove()
            }}
          >
            {chip.words}
            <X />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={`${button.quiet} ${styles.clear}`}
          onClick={() => {
            focusMain()
            onClearAll()
          }}
        >
          {m.filter_clear_all()}
        </button>
      </li>
    </ul>
  )
}

/** Moves the focus before the chip that has it is removed: to the next one, or to the button behind the last one. */
function passFocusOn(event: MouseEvent) {
  const chip = event.currentTarget.closest('li')
  if (chip?.parentElement?.children.length === 2) focusMain()
  else chip?.nextElementSibling?.querySelector('button')?.focus()
}

function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}
