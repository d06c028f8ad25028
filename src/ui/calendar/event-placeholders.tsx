/** What stands in place of events on phones until they are known. */
import { FirstTextField } from '../listing/first-text-field.tsx'
import type { FirstText } from '../listing/first-texts.ts'
import styles from './event-placeholders.module.css'

interface EventPlaceholdersProps {
  readonly count: number
  /** What is known of the first events. */
  readonly texts?: readonly FirstText[]
}

export function EventPlaceholders({ count, texts }: EventPlaceholdersProps) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.event}>
          {texts && <FirstTextField field="title" text={texts[index]} className={styles.title} />}
        </div>
      ))}
    </div>
  )
}
