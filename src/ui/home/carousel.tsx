/**
 * The carousel under "Do you want to... ?". The same cards are shown without motion until it comes into view and its code is loaded,
 * and as long as one of them has the focus, which would be lost with the card.
 */
import { useId, useRef, useState, type FocusEvent } from 'react'
import type { Path } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useIsInView } from '../in-view.ts'
import { lazyComponent } from '../lazy-component.ts'
import { CarouselCard, carouselCards } from './carousel-card.tsx'
import styles from './carousel.module.css'
import type { MovingCarouselProps } from './moving-carousel.tsx'

const movingCarousel = lazyComponent<MovingCarouselProps>(async () => (await import('./moving-carousel.tsx')).MovingCarousel)

/** Browsers fetch images that are as far outside the window as the other cards, or as the carousel on a phone. */
const maxInView = 3

interface CarouselProps {
  readonly addSomethingGreenPath: Path
}

export function Carousel({ addSomethingGreenPath }: CarouselProps) {
  const headingId = useId()
  const cards = carouselCards(addSomethingGreenPath)
  const section = useRef<HTMLElement>(null)
  const isInView = useIsInView(section)
  const MovingCarousel = movingCarousel.useComponent(isInView)
  const [hasFocus, setHasFocus] = useState(false)

  function left({ currentTarget, relatedTarget }: FocusEvent) {
    // While another window has the focus, the card is still the active element.
    setHasFocus(currentTarget.contains(relatedTarget ?? document.activeElement))
  }

  return (
    <section ref={section} className={styles.carousel} aria-labelledby={headingId}>
      <h2 id={headingId}>{m.home_question()}</h2>
      {MovingCarousel && !hasFocus ? (
        <MovingCarousel cards={cards} isInView={isInView} />
      ) : (
        <>
          <div className={styles.controls} />
          <div className={styles.window} onFocus={() => setHasFocus(true)} onBlur={left}>
            <ul className={styles.track}>
              {cards.map((card, index) => (
                <li key={card.title}>
                  <CarouselCard {...card} hasScene={isInView && index < maxInView} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </section>
  )
}
