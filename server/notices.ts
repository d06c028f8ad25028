/** What the person who starts the server is told, on standard output. */
import { m } from '../messages/compiled/messages.js'
import type { MailFile } from './mail/file-transport.ts'

export interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly role: string
}

/** These passwords are kept nowhere else, so this is the one time they are seen. */
export function noticeDemoAccounts(accounts: readonly DemoAccount[]): void {
  for (const account of accounts) print(m.notice_demo_account(account))
}

export function noticeAddress(product: string, address: string): void {
  print(m.notice_address({ product, address }))
}

/** With the link, so that somebody who tries the site need not open the file. */
export function noticeMail({ kind, file, link }: MailFile): void {
  print(link === null ? m.notice_mail({ kind, file }) : m.notice_mail_link({ kind, file, link }))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
