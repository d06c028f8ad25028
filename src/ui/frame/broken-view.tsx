/** What stands in place of a screen that could not be fetched or drawn. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { FailureDrawing } from '../drawings/failure-drawing.tsx'
import styles from '../notice.module.css'
import { useDocumentTitle } from '../document-title.ts'
import { LostConnection } from '../lost-connection.tsx'
import { LostConnectionContext } from '../lost-connection-context.ts'

interface BrokenViewProps {
  /** Whether it is not yet known if a new release of the site can show the screen; nothing is said before. */
  readonly isBusy: boolean
  /** Whether the server cannot be reached. */
  readonly isAway: boolean
  readonly onRetry: () => void
}

export function BrokenView({ isBusy, ...shown }: BrokenViewProps) {
  return isBusy ? <div className={styles.notice} aria-busy /> : <Broken {...shown} />
}

function Broken({ isAway, onRetry }: Omit<BrokenViewProps, 'isBusy'>) {
  useDocumentTitle(m.broken_title())
  return (
    <div className={styles.notice} role="alert">
      <FailureDrawing />
      <h1>{m.broken_title()}</h1>
      <p>{m.broken_text()}</p>
      <LostConnectionContext value={isAway}>
        <LostConnection thing="screen" />
      </LostConnectionContext>
      <button type="button" className={button.primary} onClick={onRetry}>
        {m.try_again()}
      </button>
    </div>
  )
}
