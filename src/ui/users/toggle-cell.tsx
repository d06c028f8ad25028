/** The button that enables or disables a user, with why it can not be pressed or did not work. */
import { CircleAlert, LoaderCircle } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import styles from './toggle-cell.module.css'
import type { UserRow } from './user-columns.tsx'

export function ToggleCell({ user, isOwn, isToggling, failure, onToggle }: UserRow) {
  const noteId = useId()
  const note = isOwn ? m.users_own() : failure && failureText(failure)
  // aria-disabled, because a disabled button could not be reached to learn why.
  return (
    <div className={styles.cell}>
      <button
        type="button"
        className={`${button.outline} ${styles.toggle}`}
        aria-disabled={isOwn}
        aria-busy={isToggling}
        aria-describedby={note ? noteId : undefined}
        onClick={isOwn ? undefined : onToggle}
      >
        {isToggling && <LoaderCircle className={styles.spinner} />}
        <span>
          {user.enabled ? m.users_disable() : m.users_enable()}
          <span className="visually-hidden"> {user.username}</span>
        </span>
      </button>
      {note && (
        <p id={noteId} className={styles.note} data-tone={isOwn ? 'quiet' : 'failure'}>
          {!isOwn && <CircleAlert />}
          {note}
        </p>
      )}
    </div>
  )
}
