/** What the person who starts the server is told, on standard output. */
import { m } from '../messages/compiled/messages.js'
import type { Configuration } from './configuration.ts'

export interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly role: string
}

/** These passwords are kept nowhere else, so this is the one time they are seen. */
export function noticeDemoAccounts(accounts: readonly DemoAccount[]): void {
  for (const account of accounts) print(m.notice_demo_account(account))
}

/** `port` is the one that was taken, which differs from the configured one where that is 0. */
export function noticeAddress({ host, publicUrl, installation }: Configuration, port: number): void {
  print(m.notice_address({ product: installation.productName, address: publicUrl ?? `http://${shownHost(host)}:${port}` }))
}

/** A server that listens everywhere is found at this machine's own name. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
