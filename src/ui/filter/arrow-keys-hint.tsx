/** Says that the arrow keys move inside a group of choices, to all who reach it by keyboard. */
import { m } from '../../../messages/compiled/messages.js'
import styles from './filter-choices.module.css'

/** `id` is what the group is described by. */
export function ArrowKeysHint({ id }: { readonly id: string }) {
  return (
    <p id={id} className={styles.hint}>
      {m.filter_arrow_keys()}
    </p>
  )
}
