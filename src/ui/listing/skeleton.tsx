/** Empty cards that hold the place of those on their way. */
import card from './entry-card.module.css'
import list from './entry-list.module.css'
import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly count: number
}

export function Skeleton({ count }: SkeletonProps) {
  return (
    <div className={list.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card.card}>
          <div className={card.side}>
            <div className={styles.badge} />
          </div>
          <div className={card.words}>
            <div className={styles.title} />
            <div className={styles.line} />
            <div className={styles.line} />
            <div className={styles.short} />
          </div>
        </div>
      ))}
    </div>
  )
}
