/** Says that copies are shown and how old they are, and that a listing was sent and not answered. */
import { CloudOff } from 'lucide-react'
import { formatMoment } from '../../../domain/format-moment.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { TitledText } from '../titled-text.tsx'
import styles from './frame.module.css'

export interface OfflineNoticeProps {
  /** When the copies were made, as an ISO 8601 moment; null if what is shown is up to date. */
  readonly seenAt: string | null
  /** The title of the listing that nobody answered; null for none. */
  readonly unanswered: string | null
}

export function OfflineNotice({ seenAt, unanswered }: OfflineNoticeProps) {
  return (
    <div className={styles.announcement} data-tone="warning">
      {seenAt !== null && (
        <div className={styles.inner}>
          <CloudOff aria-hidden="true" />
          <p>{m.offline_seen({ moment: formatMoment(seenAt, getLocale()) })}</p>
        </div>
      )}
      {unanswered !== null && (
        <div className={styles.inner}>
          <p>
            <TitledText message={m.offline_unanswered} title={unanswered} />
          </p>
          <a className={button.quiet} href={href(paths.addSomethingGreen)}>
            {m.offline_open_form()}
          </a>
        </div>
      )}
    </div>
  )
}
