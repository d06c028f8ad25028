/** What stands in place of a screen that could not be fetched or drawn. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { OfflineDrawing } from '../drawings/offline-drawing.tsx'
import styles from '../notice.module.css'
import { useDocumentTitle } from '../document-title.ts'

interface BrokenViewProps {
  /** Whether it is not yet known if a new release of the site can show the screen; nothing is said before. */
  readonly isBusy: boolean
  readonly onRetry: () => void
}

export function BrokenView({ isBusy, onRetry }: BrokenViewProps) {
  return isBusy ? <div className={styles.notice} aria-busy /> : <Broken onRetry={onRetry} />
}

function Broken({ onRetry }: Pick<BrokenViewProps, 'onRetry'>) {
  useDocumentTitle(m.broken_title())
  return (
    <div className={styles.notice} role="alert">
      <OfflineDrawing />
      <h1>{m.broken_title()}</h1>
      <p>{m.broken_text()}</p>
      <button type="button" className={button.primary} onClick={onRetry}>
        {m.try_again()}
      </button>
    </div>
  )
}
