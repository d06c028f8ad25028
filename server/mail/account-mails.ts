/** The content of mails about accounts, and of contact messages. */
import type { ContactMessage } from '../../domain/account/contact-message.ts'
import { formatMoment } from '../../domain/format-moment.ts'
import { paths, screenAddress, tokenParameter, tokenQuery } from '../../domain/paths.ts'
import { disownParameter, namedSignUp, signUpQuery } from '../../domain/account/sign-up-links.ts'
import { m } from '../../messages/compiled/messages.js'
import { getLocale } from '../../messages/compiled/runtime.js'
import type { SecondFactorChange } from '../store/outbox.ts'
import type { Block, MailContent, Site } from './mail-content.ts'
import { oneLine } from './one-line.ts'
import { durationBlocks, reasonBlocks, redressBlocks, type Told } from './told-reasons.ts'

interface SignUpLink {
  readonly username: string
  readonly token: string
  /** When the person signed up. */
  readonly at: Date
}

/**
 * Names each sign-up first, since somebody else may have used the address. One address can have several; each link is shown with its
 * user name, so that users confirm only their own.
 */
export function verificationMail({ productName: product, address }: Site, links: readonly SignUpLink[]): MailContent {
  const steps = links.flatMap<Block>(({ username, token, at }) => {
    const named = namedSignUp(username, at)
    const url = (parameter: Parameters<typeof signUpQuery>[0]) =>
      `${address}/${screenAddress(paths.verifyEmail, signUpQuery(parameter, token, named))}`
    return [
      { kind: 'paragraph', text: m.mail_verification_text({ product, username, moment: formatMoment(named.at, getLocale()) }) },
      { kind: 'button', label: m.mail_verification_button({ username }), url: url(tokenParameter) },
      { kind: 'paragraph', text: m.mail_verification_not_me({ username }) },
      { kind: 'link', url: url(disownParameter) },
    ]
  })
  const names = links.map(({ username }) => username).join(', ')
  return {
    subject: m.mail_verification_subject({ product }),
    preheader: m.mail_verification_preheader({ names }),
    heading: m.mail_verification_heading({ product, names }),
    blocks: [
      ...(links.length > 1 ? [{ kind: 'paragraph', text: m.mail_verification_several() } as const] : []),
      ...steps,
      { kind: 'note', text: m.mail_verification_note() },
    ],
  }
}

export function resetMail({ productName: product, address }: Site, username: string, token: string): MailContent {
  return {
    subject: m.mail_reset_subject({ product }),
    preheader: m.mail_reset_preheader(),
    heading: m.mail_reset_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_reset_text({ username, product }) },
      { kind: 'button', label: m.mail_reset_button(), url: `${address}/${screenAddress(paths.resetPassword, tokenQuery(token))}` },
      { kind: 'note', text: m.mail_reset_note() },
    ],
  }
}

export function accountExistsMail({ productName: product, address }: Site, username: string): MailContent {
  return {
    subject: m.mail_account_exists_subject({ product }),
    preheader: m.mail_account_exists_preheader({ username }),
    heading: m.mail_account_exists_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_account_exists_text({ username, product }) },
      { kind: 'button', label: m.mail_account_exists_button(), url: `${address}/${screenAddress(paths.login)}` },
      { kind: 'paragraph', text: m.mail_account_exists_forgot() },
      { kind: 'link', url: `${address}/${screenAddress(paths.forgotPassword)}` },
      { kind: 'note', text: m.mail_account_exists_note() },
    ],
  }
}

/** Why the account is disabled, what became of its listings, and how to object. */
export function accountDisabledMail(
  site: Site,
  username: string,
  told: Told,
  { removed, hidden, token }: { readonly removed: number; readonly hidden: number; readonly token: string },
): MailContent {
  const { productName: product } = site
  const listings = [
    ...(hidden > 0 ? [m.mail_disabled_hidden({ count: hidden })] : []),
    ...(removed > 0 ? [m.mail_disabled_removed({ count: removed })] : []),
  ]
  return {
    subject: m.mail_disabled_subject({ product }),
    preheader: m.mail_disabled_preheader(),
    heading: m.mail_disabled_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_disabled_text({ username, product }) },
      ...reasonBlocks(site, told),
      ...listings.map((text) => ({ kind: 'paragraph', text }) as const),
      ...durationBlocks(told),
      ...(listings.length > 0 ? [{ kind: 'paragraph', text: m.mail_disabled_return() } as const] : []),
      ...redressBlocks(site, told, token),
    ],
  }
}

export function passwordChangedMail({ productName: product, address, contactEmail: contact }: Site, username: string): MailContent {
  return {
    subject: m.mail_password_changed_subject({ product }),
    preheader: m.mail_password_changed_preheader(),
    heading: m.mail_password_changed_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_password_changed_text({ username, product }) },
      { kind: 'paragraph', text: m.mail_password_changed_warning({ contact }) },
      { kind: 'link', url: `${address}/${screenAddress(paths.forgotPassword)}` },
    ],
  }
}

const secondFactorWords: Readonly<Record<SecondFactorChange, (values: { username: string; product: string }) => string>> = {
  'authenticator-added': m.mail_second_factor_authenticator_added,
  'authenticator-removed': m.mail_second_factor_authenticator_removed,
  'passkey-added': m.mail_second_factor_passkey_added,
  'passkey-removed': m.mail_second_factor_passkey_removed,
  'codes-renewed': m.mail_second_factor_codes_renewed,
  'code-used': m.mail_second_factor_code_used,
  'reset': m.mail_second_factor_reset,
}

export function secondFactorMail(
  { productName: product, address, contactEmail: contact }: Site, username: string, change: SecondFactorChange,
): MailContent {
  const isByOperator = change === 'reset'
  const warning = isByOperator ? m.mail_second_factor_reset_warning : m.mail_password_changed_warning
  return {
    subject: m.mail_second_factor_subject({ product }),
    preheader: isByOperator ? m.mail_second_factor_reset_preheader() : m.mail_second_factor_preheader(),
    heading: m.mail_second_factor_heading(),
    blocks: [
      { kind: 'paragraph', text: secondFactorWords[change]({ username, product }) },
      { kind: 'paragraph', text: warning({ contact }) },
      { kind: 'link', url: `${address}/${screenAddress(paths.forgotPassword)}` },
    ],
  }
}

export function sessionsEndedMail({ productName: product, address, contactEmail: contact }: Site, username: string): MailContent {
  return {
    subject: m.mail_sessions_ended_subject({ product }),
    preheader: m.mail_sessions_ended_preheader(),
    heading: m.mail_sessions_ended_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_sessions_ended_text({ username, product }) },
      { kind: 'button', label: m.mail_account_exists_button(), url: `${address}/${screenAddress(paths.login)}` },
      { kind: 'paragraph', text: m.mail_sessions_ended_password({ contact }) },
      { kind: 'link', url: `${address}/${screenAddress(paths.forgotPassword)}` },
    ],
  }
}

export function deletionPlannedMail(
  { productName: product, address, contactEmail: contact }: Site, username: string, deleteAt: string,
): MailContent {
  const moment = formatMoment(deleteAt, getLocale())
  return {
    subject: m.mail_deletion_planned_subject({ product }),
    preheader: m.mail_deletion_planned_preheader({ moment }),
    heading: m.mail_deletion_planned_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_deletion_planned_text({ username, product, moment }) },
      { kind: 'paragraph', text: m.mail_deletion_planned_keep({ contact }) },
      { kind: 'link', url: `${address}/${screenAddress(paths.login)}` },
    ],
  }
}

export function deletionCancelledMail({ productName: product, address, contactEmail: contact }: Site, username: string): MailContent {
  return {
    subject: m.mail_deletion_cancelled_subject({ product }),
    preheader: m.mail_deletion_cancelled_preheader(),
    heading: m.mail_deletion_cancelled_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_deletion_cancelled_text({ username, product }) },
      { kind: 'paragraph', text: m.mail_password_changed_warning({ contact }) },
      { kind: 'link', url: `${address}/${screenAddress(paths.forgotPassword)}` },
    ],
  }
}

export function contactMail({ productName: product }: Site, { email, ...typed }: ContactMessage): MailContent {
  const [name, subject] = [oneLine(typed.name), oneLine(typed.subject)]
  return {
    subject: m.mail_contact_subject({ product, subject }),
    preheader: m.mail_contact_preheader({ name }),
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: m.mail_contact_text({ name, email }) },
      { kind: 'quote', text: typed.message },
      { kind: 'note', text: m.mail_contact_note({ email }) },
    ],
  }
}
