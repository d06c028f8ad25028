/** What just happened to the session: said aloud, and shown under the header until it is put away. */
import { X } from 'lucide-react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import styles from './announcement.module.css'

interface AnnouncementProps {
  readonly announcement: 'loggedIn' | 'sessionEnded' | null
  readonly onDismiss: () => void
}

export function Announcement({ announcement, onDismiss }: AnnouncementProps) {
  return (
    <div role="status">
      {announcement && (
        <div className={styles.announcement} data-tone={announcement === 'loggedIn' ? 'success' : 'warning'}>
          <div className={styles.inner}>
            <p>{announcement === 'loggedIn' ? m.login_succeeded() : m.session_ended()}</p>
            <button type="button" className={button.icon} aria-label={m.close()} onClick={onDismiss}>
              <X />
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
