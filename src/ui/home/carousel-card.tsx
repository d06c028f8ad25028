/** One card of the carousel: a drawing, 300 px high, over the title. Specification, section 9. */
import type { CarouselCardContent } from './carousel-cards.ts'
import styles from './carousel-card.module.css'

export function CarouselCard({ title, to, Drawing }: CarouselCardContent) {
  return (
    <a className={styles.card} href={to}>
      <Drawing />
      <span className={styles.title}>{title}</span>
    </a>
  )
}
