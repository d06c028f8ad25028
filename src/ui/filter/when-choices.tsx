/** The times of the filter of events, of which one is chosen. */
import { useId } from 'react'
import { whens, type When } from '../../../domain/when.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './filter-choices.module.css'

interface WhenChoicesProps {
  /** Null is any time. */
  readonly chosen: When | null
  readonly onChoose: (when: When | null) => void
}

export function WhenChoices({ chosen, onChoose }: WhenChoicesProps) {
  const name = useId()
  return (
    <fieldset className={`${styles.group} ${styles.whole}`}>
      <legend className={styles.legend}>{m.filter_when()}</legend>
      <div className={styles.row}>
        {[null, ...whens].map((when) => (
          <label key={when} className={styles.choice}>
            <input type="radio" name={name} checked={when === chosen} onChange={() => onChoose(when)} />
            {when === null ? m.filter_any_time() : m.filter_when_name({ when })}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
