/** Checkboxes that look like chips, as many in a row as have room; the form's value is the list of those checked. */
import { CircleAlert } from 'lucide-react'
import pill from '../pill.module.css'
import styles from './choice-grid.module.css'
import field from './field.module.css'
import { useField } from './form-state.ts'
import type { Choice } from './select-field.tsx'

interface ChoiceGridProps {
  readonly name: string
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly defaultChosen?: readonly string[]
}

export function ChoiceGrid({ name, legend, choices, defaultChosen = [] }: ChoiceGridProps) {
  const { id, error, onInput } = useField(name)
  return (
    <fieldset id={id} className={styles.group} aria-describedby={error && `${id}-error`} onInput={onInput}>
      <legend className={styles.legend}>{legend}</legend>
      <ul className={styles.choices}>
        {choices.map(({ value, label }) => (
          <li key={value}>
            <label className={pill.pill}>
              <input className={pill.input} type="checkbox" name={name} value={value} defaultChecked={defaultChosen.includes(value)} />
              {label}
            </label>
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          <CircleAlert />
          {error}
        </p>
      )}
    </fieldset>
  )
}
