/** Says that copies are shown, and how old they are. */
import { CloudOff } from 'lucide-react'
import { formatMoment } from '../../../domain/format-moment.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import styles from './frame.module.css'

export interface OfflineNoticeProps {
  /** When the copies were made, as an ISO 8601 moment. */
  readonly seenAt: string
}

export function OfflineNotice({ seenAt }: OfflineNoticeProps) {
  return (
    <div className={styles.announcement} data-tone="warning">
      <div className={styles.inner}>
        <CloudOff aria-hidden="true" />
        <p>{m.offline_seen({ moment: formatMoment(seenAt, getLocale()) })}</p>
      </div>
    </div>
  )
}
