/** What stands in place of events on phones until they are known. */
import { FirstTextField } from '../listing/first-text-field.tsx'
import type { FirstText } from '../listing/first-texts.ts'
import styles from './event-placeholders.module.css'

/** Below a month: what follows them is out of view on a phone then, and is not seen to move when events replace them. */
export const placeholdersOfDay = 4

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
          {texts && <FirstTextField field="details" text={texts[index]} className={styles.details} />}
        </div>
      ))}
    </div>
  )
}
