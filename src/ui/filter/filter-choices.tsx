/** A group of checkboxes: Tab enters and leaves it, the arrow keys move inside it. */
import { useId, useRef, type ReactNode } from 'react'
import type { ShownCount } from '../../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { ArrowKeysHint } from './arrow-keys-hint.tsx'
import { ChoiceCount, describedByCount } from './choice-count.tsx'
import styles from './filter-choices.module.css'
import { moveFocus } from './move-focus.ts'

interface FilterChoicesProps {
  readonly type: ListingType
  readonly legend: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  /** Null while nothing is counted. */
  readonly countOf: (value: string) => ShownCount | null
  readonly onToggle: (value: string) => void
  readonly emptyNote?: string
  /** A search field above the choices. */
  readonly children?: ReactNode
}

export function FilterChoices({ type, legend, choices, chosen, countOf, onToggle, emptyNote, children }: FilterChoicesProps) {
  const list = useRef<HTMLUListElement>(null)
  const hint = useId()
  const entrance = choices.find(({ value }) => chosen.includes(value)) ?? choices[0]
  return (
    <fieldset className={styles.group} aria-describedby={hint}>
      <legend className={styles.legend}>{legend}</legend>
      <ArrowKeysHint id={hint} />
      {children}
      <ul ref={list} className={styles.choices} onKeyDown={(event) => moveFocus(list.current, event)}>
        {choices.map(({ value, label }) => (
          <li key={value}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                tabIndex={value === entrance?.value ? 0 : -1}
                checked={chosen.includes(value)}
                onChange={() => onToggle(value)}
                {...describedByCount(type, countOf(value))}
              />
              <span>{label}</span>
              <ChoiceCount count={countOf(value)} />
            </label>
          </li>
        ))}
      </ul>
      {choices.length === 0 && <p className={styles.note}>{emptyNote}</p>}
    </fieldset>
  )
}
