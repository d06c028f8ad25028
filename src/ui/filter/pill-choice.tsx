/** A radio button or a checkbox that looks like a chip. */
import type { ShownCount } from '../../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import styles from '../pill.module.css'
import { ChoiceCount, describedByCount } from './choice-count.tsx'

interface PillChoiceProps {
  readonly kind: 'radio' | 'checkbox'
  /** The group of radio buttons. */
  readonly name?: string
  readonly label: string
  readonly isChosen: boolean
  readonly type: ListingType
  readonly count?: ShownCount | null
  readonly onChoose: () => void
}

export function PillChoice({ kind, name, label, isChosen, type, count = null, onChoose }: PillChoiceProps) {
  return (
    <label className={styles.pill}>
      <input
        className={styles.input}
        type={kind}
        name={name}
        checked={isChosen}
        onChange={onChoose}
        {...describedByCount(type, count)}
      />
      {label}
      <ChoiceCount count={count} />
    </label>
  )
}
