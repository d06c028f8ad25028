/** A place in the first view for the chips of a filter, which `src/first-view/show-filter.ts` repeats or removes. */
import styles from './filter-chips.module.css'

export function FirstChips() {
  return (
    <ul className={styles.chips} aria-hidden="true" data-first-chips>
      <li className={styles.place} />
    </ul>
  )
}
