/** A property of a listing: whether only listings that have it are listed. */
import type { ChoiceOf } from '../../../domain/lists/choices.ts'
import { shownCount, type FilterCounts } from '../../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { flagWords } from '../../../words/choices.ts'
import styles from './filter-choices.module.css'
import { PillChoice } from './pill-choice.tsx'

interface FlagChoiceProps {
  readonly type: ListingType
  readonly flag: ChoiceOf<'flag'>
  readonly isChosen: boolean
  readonly counts: FilterCounts | null
  readonly onToggle: () => void
}

export function FlagChoice({ type, flag, isChosen, counts, onToggle }: FlagChoiceProps) {
  const count = counts?.[flag]
  return (
    <fieldset className={`${styles.group} ${styles.whole}`}>
      <legend className={styles.legend}>{flagWords[flag].legend()}</legend>
      <PillChoice
        kind="checkbox"
        type={type}
        label={flagWords[flag].name()}
        isChosen={isChosen}
        count={count === undefined ? null : shownCount(count)}
        onChoose={onToggle}
      />
    </fieldset>
  )
}
