/** Placeholder cards while a list is loading. */
import card from './entry-card.module.css'
import list from './entry-list.module.css'
import styles from './skeleton.module.css'
import upcoming from './upcoming-view.module.css'

interface SkeletonProps {
  readonly count: number
  readonly isShort?: boolean
}

export function Skeleton({ count, isShort = false }: SkeletonProps) {
  return (
    <div className={isShort ? upcoming.grid : list.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card.card}>
          <div className={card.side}>
            <div className={styles.badge} />
          </div>
          <div className={card.head}>
            <div className={styles.title} />
            <div className={styles.short} />
          </div>
          {!isShort && (
            <div className={card.body}>
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
