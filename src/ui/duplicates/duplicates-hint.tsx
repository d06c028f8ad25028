/** The hint of a form that something is on the site already. It never moves the field that is being typed in. */
import { useLayoutEffect, useRef } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { LikelyDuplicates, type LikelyDuplicatesProps } from './likely-duplicates.tsx'
import styles from './likely-duplicates.module.css'

export function DuplicatesHint(props: LikelyDuplicatesProps) {
  const { duplicates } = props
  const hint = useRef<HTMLDetailsElement>(null)
  // What is found is shown at once only if nobody types below: otherwise, there is a line to open.
  useLayoutEffect(() => {
    const { current } = hint
    if (current) current.open = !isTypedBelow(current)
  }, [duplicates])
  return (
    <div role="status">
      {duplicates.length > 0 && (
        <details ref={hint}>
          <summary className={styles.summary}>{m.duplicates_hint({ count: duplicates.length })}</summary>
          <LikelyDuplicates {...props} />
        </details>
      )}
    </div>
  )
}

function isTypedBelow(hint: Element): boolean {
  const { activeElement } = document
  return activeElement !== null && (hint.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
