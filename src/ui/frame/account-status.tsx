/** "{username} | Sign out". Specification, section 2. */
import { m } from '../../../messages/compiled/messages.js'
import styles from './account-status.module.css'

interface AccountStatusProps {
  readonly username: string
  readonly onSignOut: () => void
}

export function AccountStatus({ username, onSignOut }: AccountStatusProps) {
  return (
    <span className={styles.status}>
      <span className={styles.name} title={username}>
        {username}
      </span>
      <span className={styles.divider}> | </span>
      <button type="button" className={styles.out} onClick={onSignOut}>
        {m.sign_out()}
      </button>
    </span>
  )
}
