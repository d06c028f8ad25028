/** The moving carousel. Numbers from the specification, section 9. */
import { Pause, Play } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { chevrons } from '../chevrons.ts'
import { reducedMotion, useMediaQuery } from '../media-query.ts'
import { CarouselCard, type CarouselCardContent } from './carousel-card.tsx'
import styles from './carousel.module.css'

export interface MovingCarouselProps {
  readonly cards: readonly CarouselCardContent[]
  readonly isInView: boolean
}

const autoplayMilliseconds = 3000
const threeCards = '(width > 768px)'

/**
 * The cards in a ring, of which one or three are seen. After the first movement, one card is before those that are seen, so that a
 * person can scroll in both directions. Each movement ends by turning the ring and setting back the scroll position.
 */
export function MovingCarousel({ cards, isInView }: MovingCarouselProps) {
  const [first, setFirst] = useState(0)
  const [before, setBefore] = useState<0 | 1>(0)
  const [step, setStep] = useState<-1 | 0 | 1>(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const isStill = useMediaQuery(reducedMotion)
  const seen = useMediaQuery(threeCards) ? 3 : 1
  const ring = cards.map((_, place) => cards.at((first - before + place) % cards.length)).filter((card) => card !== undefined)
  const isMoving = isPlaying && isInView && !isPointedAt && !hasFocus && !isStill

  function turn(by: number) {
    setFirst((first + by + cards.length) % cards.length)
    setBefore(1)
    setStep(0)
  }

  function move(by: -1 | 1) {
    if (isStill) return turn(by)
    if (step !== 0) return
    setBefore(by === -1 ? 1 : before)
    setStep(by)
  }

  function scrolled(element: HTMLElement) {
    const by = Math.round(element.scrollLeft / cardDistance(element)) - before
    if (by !== 0 && step === 0) turn(by)
  }

  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = before * cardDistance(scroller.current)
  }, [first, before, seen])

  useEffect(() => {
    if (!isMoving || step !== 0) return
    const timer = setTimeout(() => setStep(1), autoplayMilliseconds)
    return () => clearTimeout(timer)
  }, [isMoving, step, first])

  return (
    <>
      <CarouselControls
        isPlaying={isPlaying}
        hasAutoplay={!isStill}
        onPrevious={() => move(-1)}
        onNext={() => move(1)}
        onToggle={() => setIsPlaying(!isPlaying)}
      />
      <div
        ref={scroller}
        className={styles.window}
        data-step={step}
        onScrollEnd={({ currentTarget }) => scrolled(currentTarget)}
        // A touch points at the cards until it ends; unlike those of a pointer, its events go on while it scrolls.
        onTouchStart={() => setIsPointedAt(true)}
        onTouchEnd={() => setIsPointedAt(false)}
        onTouchCancel={() => setIsPointedAt(false)}
        onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType === 'mouse')}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIsPointedAt(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onTransitionEnd={({ propertyName }) => propertyName === 'translate' && turn(step)}
      >
        <div className={styles.track}>
          {ring.map((card, place) => (
            <div
              key={card.title}
              role="group"
              aria-roledescription={m.carousel_slide()}
              aria-label={m.carousel_place({ place: cards.indexOf(card) + 1, count: cards.length })}
            >
              <div inert={place < before || place >= before + seen}>
                <CarouselCard {...card} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

/** From the left edge of a card to that of the next, in pixels. */
function cardDistance(scroller: HTMLElement): number {
  const [first, second] = scroller.querySelectorAll('[role="group"]')
  return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0
}

interface CarouselControlsProps {
  readonly isPlaying: boolean
  readonly hasAutoplay: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onToggle: () => void
}

/** The arrows of the carousel, and the button that stops it (WCAG 2.2, 2.2.2). */
function CarouselControls({ isPlaying, hasAutoplay, onPrevious, onNext, onToggle }: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      {hasAutoplay && (
        <button
          type="button"
          className={button.icon}
          aria-label={isPlaying ? m.carousel_pause() : m.carousel_play()}
          onClick={onToggle}
        >
          {isPlaying ? <Pause /> : <Play />}
        </button>
      )}
      <button type="button" className={button.icon} aria-label={m.carousel_previous()} onClick={onPrevious}>
        <chevrons.left />
      </button>
      <button type="button" className={button.icon} aria-label={m.carousel_next()} onClick={onNext}>
        <chevrons.right />
      </button>
    </div>
  )
}
