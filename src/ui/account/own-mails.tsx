/** Which emails a member gets, and in which language. */
import type { ReactNode } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { AccountSection } from './account-section.tsx'

export interface OwnMailsProps {
  /** Null where the server has no language of accounts. */
  readonly language: ReactNode
  /** How often an administrator is told what waits; null for others, and where the server does not tell it. */
  readonly digest: ReactNode
}

/** Nothing where there is nothing to choose. */
export function OwnMails({ language, digest }: OwnMailsProps) {
  if (language === null && digest === null) return null
  return (
    <AccountSection title={m.account_mails()} text={m.account_mails_text()}>
      {language}
      {digest}
    </AccountSection>
  )
}
