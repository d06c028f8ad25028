/** The carousel under "Do you want to... ?"; until its code is loaded, the same cards are shown without motion. */
import { useId } from 'react'
import type { Path } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { lazyComponent } from '../lazy-component.ts'
import { CarouselCard, carouselCards } from './carousel-card.tsx'
import styles from './carousel.module.css'
import type { MovingCarouselProps } from './moving-carousel.tsx'

const movingCarousel = lazyComponent<MovingCarouselProps>(async () => (await import('./moving-carousel.tsx')).MovingCarousel)

interface CarouselProps {
  readonly addSomethingGreenPath: Path
}

export function Carousel({ addSomethingGreenPath }: CarouselProps) {
  const headingId = useId()
  const cards = carouselCards(addSomethingGreenPath)
  const MovingCarousel = movingCarousel.useComponent(true)
  return (
    <section className={styles.carousel} aria-labelledby={headingId}>
      <h2 id={headingId}>{m.home_question()}</h2>
      {MovingCarousel ? (
        <MovingCarousel cards={cards} />
      ) : (
        <>
          <div className={styles.controls} />
          <ul className={styles.still}>
            {cards.map((card) => (
              <li key={card.title}>
                <CarouselCard {...card} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
