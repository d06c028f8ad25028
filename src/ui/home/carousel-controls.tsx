/** The arrows of the carousel, and the button that stops it (WCAG 2.2, 2.2.2). */
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import styles from './carousel.module.css'

interface CarouselControlsProps {
  readonly isPlaying: boolean
  readonly hasAutoplay: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onToggle: () => void
}

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
