/** Shown in place of the calendar while its code is loading. */
import { m } from '../../../messages/compiled/messages.js'
import styles from './calendar-placeholder.module.css'

export function CalendarPlaceholder() {
  return (
    <p className={styles.placeholder} role="status">
      {m.events_loading()}
    </p>
  )
}
