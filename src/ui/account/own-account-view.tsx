/** A member's own account: what opens it, and beside that where the member is signed in, emails, own data, and deletion. */
import type { ReactNode } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { Page } from '../page.tsx'
import { AccountDeletionForm, type AccountDeletionProps } from './account-deletion-form.tsx'
import styles from './own-account-view.module.css'
import { OwnPassword, type OwnPasswordProps } from './own-password.tsx'
import { OwnSessions, type OwnSessionsProps } from './own-sessions.tsx'

export interface OwnAccountViewProps {
  readonly product: string
  readonly username: string
  readonly password: Omit<OwnPasswordProps, 'username'>
  /** The part about the second factor; null where the server has none. */
  readonly secondFactor: ReactNode
  readonly sessions: OwnSessionsProps
  /** The part about the address; null where the server cannot change it. */
  readonly email: ReactNode
  /** The part about emails. */
  readonly mails: ReactNode
  /** The part about own data; null where the server has none. */
  readonly ownData: ReactNode
  readonly deletion: Omit<AccountDeletionProps, 'username'>
}

export function OwnAccountView(props: OwnAccountViewProps) {
  const { product, username, password, secondFactor, sessions, email, mails, ownData, deletion } = props
  return (
    <Page product={product} title={m.account_title()}>
      <p className={styles.intro}>{m.account_signed_in({ username })}</p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OwnPassword username={username} {...password} />
          {secondFactor}
          {email}
        </div>
        <div className={styles.column}>
          <OwnSessions {...sessions} />
          {mails}
          {ownData}
          <AccountDeletionForm username={username} {...deletion} />
        </div>
      </div>
    </Page>
  )
}
