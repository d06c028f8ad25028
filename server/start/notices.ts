/** Notices for the operator, on standard output. */
import type { Role } from '../../domain/account/roles.ts'
import { m } from '../../messages/compiled/messages.js'
import type { FirstAdmin } from './first-admin.ts'
import type { MailFile } from '../mail/file-transport.ts'
import type { FoundSiteTexts } from './site-texts.ts'

export interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly role: string
}

/** The passwords are not stored, so they are shown only here. */
export function noticeDemoAccounts(accounts: readonly DemoAccount[]): void {
  for (const account of accounts) print(m.notice_demo_account(account))
}

export function noticeAddress(product: string, address: string): void {
  print(m.notice_address({ product, address }))
}

export function noticeFirstAdmin(username: string, outcome: FirstAdmin): void {
  const words = { created: m.notice_admin_made, exists: m.notice_admin_there, member: m.notice_admin_member }
  print(words[outcome]({ username }))
}

/** Which pages about the site show models, and what is still to be written in which file. */
export function noticeSiteTexts({ folder, models, withGaps }: FoundSiteTexts, modelFolder: string): void {
  if (models.length > 0) print(m.notice_site_models({ files: models.join(', '), models: modelFolder, folder }))
  for (const { file, gaps } of withGaps) print(m.notice_site_gaps({ file, gaps: gaps.join('; ') }))
}

/** The result of `npm run admin`. */
export function noticeRole(username: string, role: Role, change: 'changed' | 'unchanged'): void {
  const words = {
    ROLE_ADMIN: { changed: m.notice_role_granted, unchanged: m.notice_role_granted_before },
    ROLE_MODERATOR: { changed: m.notice_role_moderator, unchanged: m.notice_role_moderator_before },
    ROLE_USER: { changed: m.notice_role_revoked, unchanged: m.notice_role_revoked_before },
  }
  print(words[role][change]({ username }))
}

/** The result of the removal of a second factor by `npm run admin`. */
export function noticeSecondFactor(username: string, wasThere: boolean): void {
  print((wasThere ? m.notice_second_factor_reset : m.notice_second_factor_absent)({ username }))
}

/** How far `npm run generate` is. */
export function noticeGenerating(done: number, count: number): void {
  print(m.notice_generating({ done, count }))
}

/** The result of `npm run generate`. */
export function noticeGenerated(count: number, seconds: number): void {
  print(m.notice_generated({ count, seconds }))
}

/** Includes the link, so that the file need not be opened. */
export function noticeMail({ kind, file, link }: MailFile): void {
  print(link === null ? m.notice_mail({ kind, file }) : m.notice_mail_link({ kind, file, link }))
}

/** While the mail server refuses this site. */
export function noticeRefusedSite(code: string): void {
  print(m.notice_mail_refused({ code }))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
