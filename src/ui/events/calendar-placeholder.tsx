/** The empty shape of a month, shown in place of the calendar while its code is loading. */
import { m } from '../../../messages/compiled/messages.js'
import { FirstTextField } from '../listings/first-text-field.tsx'
import { firstTexts } from '../listings/first-texts.ts'
import styles from './calendar-placeholder.module.css'

export function CalendarPlaceholder() {
  const texts = firstTexts()
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
      {[0, 1].map((index) => (
        <div key={index} className={styles.event} aria-hidden="true">
          <FirstTextField field="title" text={texts[index]} className={styles.title} />
        </div>
      ))}
    </div>
  )
}
