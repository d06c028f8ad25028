/** A description that is cut to three lines, with a button that shows the rest. */
import { useId, useRef, useState } from 'react'
import type { Worded } from '../../../domain/listing/listing-language.ts'
import { m } from '../../../messages/compiled/messages.js'
import { TitledText } from '../titled-text.tsx'
import styles from './cut-description.module.css'
import { useIsCut } from './use-is-cut.ts'
import { withoutEmptyLines } from './without-empty-lines.ts'

/** By whether the text is cut: before it is measured, it may be. */
const looks = { true: styles.ended, false: styles.whole, null: styles.cut }

interface CutDescriptionProps {
  readonly description: Worded
  /** The title of the listing, for the button's accessible name. */
  readonly title: Worded
}

/** A description, cut to three lines until expanded, unless it has only one more. */
export function CutDescription({ description: { text, language }, title }: CutDescriptionProps) {
  const id = useId()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const isCut = useIsCut(paragraph, text, isWhole)

  return (
    <div className={styles.description}>
      <p id={id} ref={paragraph} lang={language} className={isWhole ? styles.whole : looks[`${isCut}`]} data-more={m.description_more()}>
        {isWhole ? text : withoutEmptyLines(text)}
      </p>
      {isCut && (
        <button
          type="button"
          className={isWhole ? styles.less : styles.more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? m.description_less() : m.description_more()}
          <span className="visually-hidden">
            {' '}
            <TitledText message={m.description_of} title={title.text} />
          </span>
        </button>
      )}
    </div>
  )
}
