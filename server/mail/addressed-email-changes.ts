/** To whom mails about the change of an address go, with their links. */
import { issueLinkToken } from '../store/account/account-tokens.ts'
import { findEmailChange } from '../store/account/email-changes.ts'
import { findRecipient } from '../store/account/mail-recipients.ts'
import type { Connection } from '../store/connection.ts'
import type { DueMail } from '../store/outbox.ts'
import { addressedTo, type AddressedMail } from './addressed-mail.ts'
import { addressInUseMail, emailChangeMail, emailNoticeMail } from './email-change-mails.ts'
import type { Site } from './mail-content.ts'
import type { CountMail } from './mailbox-allowance.ts'

interface EmailChangeParts {
  readonly db: Connection
  readonly site: Site
  readonly isAllowed: (email: string, cause: Parameters<CountMail>[1]) => boolean | Promise<boolean>
}

/** The link to the new address, or a notice to the old one; null for a change that is gone, and if the mailbox got too many mails. */
export async function emailChangeMails(
  { db, site, isAllowed }: EmailChangeParts, { kind, change: id }: Extract<DueMail['mail'], { readonly change: number }>, now: Date,
): Promise<AddressedMail | null> {
  const change = await findEmailChange(db, id)
  const isConfirmed = kind === 'email-changed'
  if (!change || isConfirmed !== (change.confirmed_at !== null)) return null
  const { username, language, user } = change
  const issued = (link: 'email-change' | 'email-return') => issueLinkToken(db, link, { user, email_change: id }, now)
  if (kind !== 'email-change') {
    const token = await issued('email-return')
    return addressedTo({ email: change.old_email, language }, () => emailNoticeMail(site, username, token, isConfirmed))
  }
  if (!(await isAllowed(change.new_email, 'stranger'))) return null
  const owner = await findRecipient(db, { email: change.new_email })
  if (owner && owner.id !== user) return addressedTo(owner, () => addressInUseMail(site, owner.username))
  const token = await issued('email-change')
  return addressedTo({ email: change.new_email, language }, () => emailChangeMail(site, username, token))
}
