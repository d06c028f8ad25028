/** A place in the first view for the chips of a filter, which `src/first-view/show-filter.ts` repeats or removes. */
import { X } from 'lucide-react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import styles from './filter-chips.module.css'

export function FirstChips() {
  return (
    <ul className={`${styles.chips} ${styles.places}`} aria-hidden="true" data-first-chips>
      <li className={styles.chip}>
        {'…'}
        <X />
      </li>
      <li className={`${button.quiet} ${styles.clear}`}>{m.filter_clear_all()}</li>
    </ul>
  )
}
