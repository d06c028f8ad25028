/** A member's own account: the password, and where the member is signed in. */
import { m } from '../../../messages/compiled/messages.js'
import { Page } from '../page.tsx'
import styles from './own-account-view.module.css'
import { OwnPassword, type OwnPasswordProps } from './own-password.tsx'
import { OwnSessions, type OwnSessionsProps } from './own-sessions.tsx'

export interface OwnAccountViewProps {
  readonly product: string
  readonly username: string
  readonly password: Omit<OwnPasswordProps, 'username'>
  readonly sessions: OwnSessionsProps
}

export function OwnAccountView({ product, username, password, sessions }: OwnAccountViewProps) {
  return (
    <Page product={product} title={m.account_title()}>
      <p className={styles.intro}>{m.account_signed_in({ username })}</p>
      <div className={styles.sections}>
        <OwnPassword username={username} {...password} />
        <OwnSessions {...sessions} />
      </div>
    </Page>
  )
}
