/** What stands under the header where something was to open whose code could not be fetched. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { useMissingCode } from '../later.ts'
import styles from './announcement.module.css'

interface MissingCodeProps {
  readonly onRetry: () => void
}

export function MissingCode({ onRetry }: MissingCodeProps) {
  if (!useMissingCode()) return null
  return (
    <div role="alert" className={`${styles.announcement} ${styles.sticky}`} data-tone="warning">
      <div className={styles.inner}>
        <p>{m.missing_code()}</p>
        <button type="button" className={button.quiet} onClick={onRetry}>
          {m.try_again()}
        </button>
      </div>
    </div>
  )
}
