/** Which emails a member gets, and in which language. */
import type { ReactNode } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { AccountSection } from './account-section.tsx'

export interface OwnMailsProps {
  /** Null where the server has no language of accounts. */
  readonly language: ReactNode
  /** Which mails about listings come; null where the server has no such choice. */
  readonly notices: ReactNode
  /** How often an administrator is told what waits; null for others, and where the server does not tell it. */
  readonly digest: ReactNode
}

/** Nothing where there is nothing to choose. */
export function OwnMails({ language, notices, digest }: OwnMailsProps) {
  if (language === null && notices === null && digest === null) return null
  return (
    <AccountSection title={m.account_mails()} text={m.account_mails_text()}>
      {language}
      {notices}
      {digest}
    </AccountSection>
  )
}
