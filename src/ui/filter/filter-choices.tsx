/** A group of checkboxes: Tab enters and leaves it, the arrow keys move inside it. */
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './filter-choices.module.css'

interface FilterChoicesProps {
  readonly legend: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
  readonly emptyNote?: string
  /** A search field above the choices. */
  readonly children?: ReactNode
}

export function FilterChoices({ legend, choices, chosen, onToggle, emptyNote, children }: FilterChoicesProps) {
  const list = useRef<HTMLUListElement>(null)
  const entrance = choices.find(({ value }) => chosen.includes(value)) ?? choices[0]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
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
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
      {choices.length === 0 && <p className={styles.note}>{emptyNote}</p>}
    </fieldset>
  )
}

function moveFocus(list: HTMLUListElement | null, event: KeyboardEvent) {
  const boxes = [...(list?.querySelectorAll('input') ?? [])]
  const place = boxes.indexOf(event.target as HTMLInputElement)
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: boxes.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  boxes[next]?.focus()
}
