/** Shown in place of a list that could not be loaded, with a button to try again. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { FailureDrawing } from '../drawings/failure-drawing.tsx'
import { LostConnection } from '../lost-connection.tsx'
import type { LostThing } from '../lost-words.tsx'
import styles from '../notice.module.css'

interface FailedStateProps {
  readonly message: string
  /** What it is, for the words about a lost connection. */
  readonly thing: LostThing
  /** Whether to show a line of text without a drawing. */
  readonly isQuiet?: boolean
  readonly onRetry: () => void
}

export function FailedState({ message, thing, isQuiet = false, onRetry }: FailedStateProps) {
  return (
    <div className={isQuiet ? styles.line : styles.notice} role="alert">
      {!isQuiet && <FailureDrawing />}
      <LostConnection thing={thing}>
        <p>{message}</p>
      </LostConnection>
      <button type="button" className={isQuiet ? button.quiet : button.primary} onClick={onRetry}>
        {m.try_again()}
      </button>
    </div>
  )
}
