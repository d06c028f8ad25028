/** The cost of the filter of events: any, or none. */
import { m } from '../../../messages/compiled/messages.js'
import styles from './filter-choices.module.css'

interface CostChoiceProps {
  readonly isFreeOnly: boolean
  readonly onToggle: () => void
}

export function CostChoice({ isFreeOnly, onToggle }: CostChoiceProps) {
  return (
    <fieldset className={`${styles.group} ${styles.whole}`}>
      <legend className={styles.legend}>{m.field_cost()}</legend>
      <label className={styles.choice}>
        <input type="checkbox" checked={isFreeOnly} onChange={onToggle} />
        {m.filter_free()}
      </label>
    </fieldset>
  )
}
