/** The moving carousel. Numbers from the specification, section 9. */
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Swiper as Track } from 'swiper'
import 'swiper/css'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { reducedMotion, useMediaQuery } from '../media-query.ts'
import { CarouselCard, type CarouselCardContent } from './carousel-card.tsx'
import styles from './carousel.module.css'

export interface MovingCarouselProps {
  readonly cards: readonly CarouselCardContent[]
}

const transitionMilliseconds = 800
const autoplay = { delay: 3000, disableOnInteraction: false }
const firstWidthWithThree = 769

export function MovingCarousel({ cards }: MovingCarouselProps) {
  const [track, setTrack] = useState<Track | null>(null)
  const [isPlaying, setIsPlaying] = useState(true)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isStill = useMediaQuery(reducedMotion)
  const isMoving = isPlaying && !isPointedAt && !hasFocus && !isStill

  useEffect(() => {
    // The track of the other key is destroyed before the new one is set.
    if (!track || track.destroyed) return
    if (isMoving) track.autoplay.start()
    else track.autoplay.stop()
  }, [track, isMoving])

  return (
    <>
      <CarouselControls
        isPlaying={isPlaying}
        hasAutoplay={!isStill}
        onPrevious={() => track?.slidePrev()}
        onNext={() => track?.slideNext()}
        onToggle={() => setIsPlaying(!isPlaying)}
      />
      <div
        className={styles.moving}
        onPointerEnter={(event) => setIsPointedAt(event.pointerType === 'mouse')}
        onPointerLeave={() => setIsPointedAt(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      >
        <Swiper
          // Swiper reads its speed and its autoplay only at the start.
          key={String(isStill)}
          modules={[Autoplay]}
          slidesPerView={1}
          slidesPerGroup={1}
          breakpoints={{ [firstWidthWithThree]: { slidesPerView: 3 } }}
          spaceBetween={16}
          speed={isStill ? 0 : transitionMilliseconds}
          autoplay={isStill ? false : autoplay}
          loop
          watchSlidesProgress
          onSwiper={setTrack}
        >
          {cards.map((card, index) => (
            <SwiperSlide
              key={card.title}
              role="group"
              aria-roledescription={m.carousel_slide()}
              aria-label={m.carousel_place({ place: index + 1, count: cards.length })}
            >
              {({ isVisible }) => (
                <div inert={!isVisible}>
                  <CarouselCard {...card} />
                </div>
              )}
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
    </>
  )
}

interface CarouselControlsProps {
  readonly isPlaying: boolean
  readonly hasAutoplay: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onToggle: () => void
}

/** The arrows of the carousel, and the button that stops it (WCAG 2.2, 2.2.2). */
export function CarouselControls({ isPlaying, hasAutoplay, onPrevious, onNext, onToggle }: CarouselControlsProps) {
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
        <ChevronLeft />
      </button>
      <button type="button" className={button.icon} aria-label={m.carousel_next()} onClick={onNext}>
        <ChevronRight />
      </button>
    </div>
  )
}
