/** The reasons to choose from, as checkboxes; digits choose the first ones, and 0 leads to the own words. */
import { useState, type KeyboardEvent } from 'react'
import { chosenReasons, mostGiven, pressedBefore, withPressed, type GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import type { Reason } from '../../../domain/given-reasons/reasons.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import styles from './reason-choice.module.css'

interface ReasonChoiceProps {
  readonly reasons: readonly Reason[]
  /** What was given before. */
  readonly given: GivenReasons
  /** Whether there are own words: the general reason is not given beside them by itself. */
  readonly isWorded: boolean
}

export function ReasonChoice({ reasons, given, isWorded }: ReasonChoiceProps) {
  const [pressed, setPressed] = useState(() => pressedBefore(reasons, given))
  const chosen = chosenReasons(reasons, pressed, isWorded)
  const press = (id: number) => setPressed(withPressed(reasons, pressed, id, isWorded))
  const language = getLocale()

  function obey(event: KeyboardEvent<HTMLFieldSetElement>) {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event
    if (ctrlKey || metaKey || altKey || !/^\d$/.test(key)) return
    event.preventDefault()
    event.stopPropagation()
    const reason = reasons[Number(key) - 1]
    if (key === '0') currentTarget.form?.querySelector('textarea')?.focus()
    else if (reason) press(reason.id)
  }

  return (
    <fieldset className={styles.reasons} onKeyDown={obey}>
      <legend>{m.reasons_legend()}</legend>
      <ul className={styles.choices}>
        {reasons.map((reason, index) => (
          <li key={reason.id}>
            <label className={styles.reason}>
              <input
                type="checkbox"
                name="reasons"
                value={reason.id}
                aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
                checked={chosen.includes(reason.id)}
                onChange={() => press(reason.id)}
              />
              <span>{reason[language]}</span>
              {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
            </label>
          </li>
        ))}
      </ul>
      <p role="status">{chosen.length >= mostGiven && m.reasons_most({ limit: mostGiven })}</p>
    </fieldset>
  )
}
