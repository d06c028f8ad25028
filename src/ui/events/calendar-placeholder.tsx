/** The empty shape of a month, shown in place of the calendar while its code is loading. */
import { m } from '../../../messages/compiled/messages.js'
import styles from './calendar-placeholder.module.css'

export function CalendarPlaceholder() {
  return (
    <div className={styles.placeholder}>
      <p role="status" className="visually-hidden">
        {m.events_loading()}
      </p>
      <div className={styles.toolbar}>
        <div className={styles.steps} />
        <div className={styles.label} />
        <div className={styles.views} />
      </div>
      <div className={styles.month} />
      <div className={styles.day} />
      <div className={styles.event} />
      <div className={styles.event} />
    </div>
  )
}
