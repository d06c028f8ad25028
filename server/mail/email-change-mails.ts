/** The content of mails about changes of addresses. */
import { changeEmailParameter, emailLinkQuery, returnEmailParameter } from '../../domain/account/email-links.ts'
import { paths, screenAddress, tokenQuery } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import type { MailContent, Site } from './mail-content.ts'

/** To the new address: the link that confirms it. */
export function emailChangeMail({ productName: product, address }: Site, username: string, token: string): MailContent {
  const url = `${address}/${screenAddress(paths.verifyEmail, emailLinkQuery(changeEmailParameter, token))}`
  return {
    subject: m.mail_email_change_subject({ product }),
    preheader: m.mail_email_change_preheader({ username }),
    heading: m.mail_email_change_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_email_change_text({ username, product }) },
      { kind: 'button', label: m.mail_email_change_button(), url },
      { kind: 'note', text: m.mail_email_change_note() },
    ],
  }
}

/** To the owner of the new address, who has an account with it. */
export function addressInUseMail({ productName: product, address }: Site, username: string): MailContent {
  return {
    subject: m.mail_address_in_use_subject({ product }),
    preheader: m.mail_account_exists_preheader({ username }),
    heading: m.mail_address_in_use_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_address_in_use_text({ username, product }) },
      { kind: 'button', label: m.mail_account_exists_button(), url: `${address}/${screenAddress(paths.login)}` },
      { kind: 'note', text: m.mail_account_exists_note() },
    ],
  }
}

/** To the old address, with the way back: a change was asked for, or confirmed. It does not name the new address. */
export function emailNoticeMail(
  { productName: product, address, contactEmail: contact }: Site, username: string, token: string, isConfirmed: boolean,
): MailContent {
  const url = `${address}/${screenAddress(paths.verifyEmail, emailLinkQuery(returnEmailParameter, token))}`
  return {
    subject: isConfirmed ? m.mail_email_changed_subject({ product }) : m.mail_email_change_asked_subject({ product }),
    preheader: m.mail_email_notice_preheader(),
    heading: isConfirmed ? m.mail_email_changed_heading() : m.mail_email_change_asked_heading(),
    blocks: [
      {
        kind: 'paragraph',
        text: isConfirmed ? m.mail_email_changed_text({ username, product }) : m.mail_email_change_asked_text({ username, product }),
      },
      { kind: 'paragraph', text: m.mail_email_notice_return() },
      { kind: 'button', label: m.mail_email_notice_button(), url },
      { kind: 'note', text: m.mail_email_notice_note({ contact }) },
    ],
  }
}

/** To the old address, which is that of the account again: the link that sets a password. */
export function emailReturnedMail({ productName: product, address }: Site, username: string, token: string): MailContent {
  return {
    subject: m.mail_email_returned_subject({ product }),
    preheader: m.mail_reset_preheader(),
    heading: m.mail_email_returned_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_email_returned_text({ username, product }) },
      { kind: 'button', label: m.mail_reset_button(), url: `${address}/${screenAddress(paths.resetPassword, tokenQuery(token))}` },
      { kind: 'note', text: m.mail_email_returned_note() },
    ],
  }
}
