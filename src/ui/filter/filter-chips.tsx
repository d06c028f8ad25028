/** The applied choices of a filter, each removable. */
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { filterSize, type Filter } from '../../../domain/filter.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { cityName } from '../city-names.ts'
import styles from './filter-chips.module.css'

interface FilterChipsProps {
  readonly filter: Filter
  readonly onRemoveCity: (city: string) => void
  readonly onRemoveTag: (tag: string) => void
  readonly onRemoveFree: () => void
  readonly onRemoveWhen: () => void
  readonly onClearAll: () => void
}

export function FilterChips({ filter, onRemoveCity, onRemoveTag, onRemoveFree, onRemoveWhen, onClearAll }: FilterChipsProps) {
  if (filterSize(filter) === 0) return null
  const chips = [
    ...(filter.when ? [{ key: 'when', name: m.filter_when_name({ when: filter.when }), onRemove: onRemoveWhen }] : []),
    ...(filter.free ? [{ key: 'free', name: m.cost_free(), onRemove: onRemoveFree }] : []),
    ...filter.cities.map((city) => ({ key: `city ${city}`, name: cityName(city), onRemove: () => onRemoveCity(city) })),
    ...filter.tags.map((tag) => ({ key: `tag ${tag}`, name: m.tag_name({ tag }), onRemove: () => onRemoveTag(tag) })),
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
