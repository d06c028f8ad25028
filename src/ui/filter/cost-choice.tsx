/** Whether only what costs nothing is listed. */
import { shownCount, type FilterCounts } from '../../../domain/lists/filter-counts.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './filter-choices.module.css'
import { PillChoice } from './pill-choice.tsx'

interface CostChoiceProps {
  readonly isFreeOnly: boolean
  readonly counts: FilterCounts | null
  readonly onToggle: () => void
}

export function CostChoice({ isFreeOnly, counts, onToggle }: CostChoiceProps) {
  return (
    <fieldset className={`${styles.group} ${styles.whole}`}>
      <legend className={styles.legend}>{m.field_cost()}</legend>
      <PillChoice
        kind="checkbox"
        type="event"
        label={m.filter_free()}
        isChosen={isFreeOnly}
        count={counts?.free === undefined ? null : shownCount(counts.free)}
        onChoose={onToggle}
      />
    </fieldset>
  )
}
