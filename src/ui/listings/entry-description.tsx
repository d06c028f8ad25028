/** A description of which three lines show until more is asked for. */
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import styles from './entry-description.module.css'

/** They come back with the rest: between paragraphs they would waste one of three lines. */
const emptyLines = /\n\s*\n/g

interface EntryDescriptionProps {
  readonly text: string
  /** Whose description it is. */
  readonly title: string
}

export function EntryDescription({ text, title }: EntryDescriptionProps) {
  const id = useId()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [isCut, setIsCut] = useState(false)

  useLayoutEffect(() => {
    const measure = () => {
      const element = paragraph.current
      if (element && !isWhole) setIsCut(element.scrollHeight > element.clientHeight + 1)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [text, isWhole])

  return (
    <div>
      <p id={id} ref={paragraph} className={isWhole ? styles.whole : styles.cut}>
        {isWhole ? text : text.replace(emptyLines, '\n')}
      </p>
      {isCut && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? m.description_less() : m.description_more()}
          <span className="visually-hidden"> {m.description_of({ title })}</span>
        </button>
      )}
    </div>
  )
}
