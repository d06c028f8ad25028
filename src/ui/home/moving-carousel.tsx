/** The cards in motion. Every number is of the specification, section 9. */
import { useEffect, useState } from 'react'
import type { Swiper as Track } from 'swiper'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import 'swiper/css'
import { m } from '../../../messages/compiled/messages.js'
import { useReducedMotion } from '../reduced-motion.ts'
import { CarouselCard } from './carousel-card.tsx'
import type { CarouselCardContent } from './carousel-cards.ts'
import { CarouselControls } from './carousel-controls.tsx'
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
  const isStill = useReducedMotion()
  const isMoving = isPlaying && !isPointedAt && !hasFocus && !isStill

  useEffect(() => {
    if (isMoving) track?.autoplay.start()
    else track?.autoplay.stop()
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
