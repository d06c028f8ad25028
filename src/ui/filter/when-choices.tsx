/** The times of the filter of events, of which one is chosen; one of them is from one day to another. */
import { useId } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import { shownCount, type FilterCounts } from '../../../domain/lists/filter-counts.ts'
import type { RangeFaults, TypedRange } from '../../../domain/days/typed-range.ts'
import { whens, type RelativeTime, type When } from '../../../domain/days/when.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './filter-choices.module.css'
import { PillChoice } from './pill-choice.tsx'
import { RangeFields } from './range-fields.tsx'

/** The time of the draft, and what is typed for it. */
export interface WhenChoice {
  readonly today: Day
  /** The typed days; null if another time is chosen. */
  readonly range: TypedRange | null
  readonly faults: RangeFaults
  readonly tries: number
  /** Null is any time. */
  readonly onWhen: (when: RelativeTime | null) => void
  readonly onChooseRange: () => void
  readonly onRange: (range: TypedRange) => void
}

interface WhenChoicesProps extends WhenChoice {
  /** Null is any time, or a range that is being typed. */
  readonly chosen: When | null
  readonly counts: FilterCounts | null
}

export function WhenChoices({ chosen, counts, range, onWhen, onChooseRange, ...fields }: WhenChoicesProps) {
  const name = useId()
  return (
    <fieldset className={`${styles.group} ${styles.whole}`}>
      <legend className={styles.legend}>{m.filter_when()}</legend>
      <div className={styles.row}>
        {[null, ...whens].map((when) => (
          <PillChoice
            key={when}
            kind="radio"
            type="event"
            name={name}
            label={when === null ? m.filter_any_time() : m.filter_when_name({ when })}
            isChosen={range === null && when === chosen}
            count={when && counts?.times ? shownCount(counts.times[when]) : null}
            onChoose={() => onWhen(when)}
          />
        ))}
        <PillChoice kind="radio" type="event" name={name} label={m.filter_range()} isChosen={range !== null} onChoose={onChooseRange} />
      </div>
      {range && <RangeFields range={range} {...fields} />}
    </fieldset>
  )
}
