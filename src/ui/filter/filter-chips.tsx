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
  const hasManyCities = byDistance === null && filter.cities.length > maxCityChips
  const few = byDistance === null ? { ...filter, cities: hasManyCities ? [] : filter.cities } : withoutPlaces(filter)
  const isName = ({ chosen }: NamedChoice) => declarationOf(chosen.choice).kind === 'names'
  const named = namedChoices(few, places, inMenu)
  const chipOf = ({ words, chosen }: NamedChoice): Chip => ({ words, onRemove: () => onRemove(chosen) })
  const near: Chip[] = byDistance === null ? [] : [{ words: distanceName(byDistance), onRemove: onRemoveNear }]
  const towns: Chip[] = hasManyCities
    ? [{ words: m.filter_towns({ count: filter.cities.length }), onRemove: () => onRemove({ choice: 'cities', name: null }) }]
    : []
  return (
    <ul className={styles.chips} aria-label={m.filter_chips()}>
      {[...named.filter((each) => !isName(each)).map(chipOf), ...near, ...towns, ...named.filter(isName).map(chipOf)].map((chip) => (
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
