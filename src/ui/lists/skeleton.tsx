/** Placeholder cards while a list is loading. */
import card from '../listing/entry-card.module.css'
import list from './entry-list.module.css'
import { FirstTextField } from '../listing/first-text-field.tsx'
import type { FirstText } from '../listing/first-texts.ts'
import styles from './skeleton.module.css'
import upcoming from './upcoming-view.module.css'

interface SkeletonProps {
  readonly count: number
  readonly isShort?: boolean
  /** Whether the cards have the icon of their type, in place of a day. */
  readonly hasIcons?: boolean
  /** What is known of the first listings; absent where the cards are others. */
  readonly texts?: readonly FirstText[]
}

export function Skeleton({ count, isShort = false, hasIcons = false, texts }: SkeletonProps) {
  return (
    <div className={isShort ? upcoming.grid : list.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card.card}>
          <div className={card.side}>
            <div className={hasIcons ? styles.icon : styles.badge} />
          </div>
          <div className={card.head}>
            {texts && <FirstTextField field="title" text={texts[index]} className={`${card.title} ${styles.name}`} />}
            <div className={styles.title} />
            <div className={styles.short} />
          </div>
          {!isShort && (
            <div className={card.body}>
              {texts && <FirstTextField field="description" text={texts[index]} className={styles.text} />}
              <div className={styles.line} />
              <div className={styles.line} />
              <div className={styles.line} />
              <div className={styles.short} />
            </div>
          )}
        </div>
      ))}
    </div>
  )
}
