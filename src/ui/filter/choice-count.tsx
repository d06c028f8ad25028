/** The number of listings beside a choice. The input has it as its description, so that its name stays that of the choice. */
import type { ShownCount } from '../../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import styles from './choice-count.module.css'
import { foundCount, shortCount } from '../../../words/listing-counts.ts'

interface ChoiceCountProps {
  /** Null while nothing is counted. */
  readonly count: ShownCount | null
}

export function ChoiceCount({ count }: ChoiceCountProps) {
  return count && (
    <span aria-hidden="true" className={count.count === 0 ? styles.none : styles.count}>
      {shortCount(count)}
    </span>
  )
}

/** The attributes of the input. */
export function describedByCount(type: ListingType, count: ShownCount | null) {
  return count ? { 'aria-description': foundCount(type, count) } : {}
}
