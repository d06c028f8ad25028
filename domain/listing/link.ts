/** Normalises and checks the links that users type. */
import { parsedLink, writtenHost } from './link-host.ts'
import { fieldRegistry } from './field-registry.ts'
import type { Rule } from '../problems.ts'
import { directionFault } from '../text-fault.ts'

const scheme = /^[a-z][a-z0-9+.-]*:/i
const hostAndPort = /^[^/?#]*\.[^/?#:]*:\d+(?:[/?#]|$)|^localhost:\d+/i
const blanks = /[\s\p{C}]/u
const user = /^[^/?#]*@/
const ignored = /\p{Default_Ignorable_Code_Point}/u

/**
 * The link as it is stored: trimmed, with `https://` added if it has no scheme; null if it is empty or `linkFault` finds a fault.
 * Specification, sections 3 and 5.
 */
export function normaliseLink(typed: string): string | null {
  return typed.trim() === '' || linkFault(typed) ? null : completed(typed)
}

/**
 * Null if the link is empty or a valid web address. A user name before the host, or a backslash, which browsers read as a
 * slash, is refused because it can disguise the host, and so can marks that change the order of letters. Everything else that is
 * refused is not a web address: another scheme such as `javascript:`, no host, whitespace inside, or too long.
 */
export function linkFault(typed: string): Rule | null {
  if (typed.trim() === '') return null
  const link = completed(typed)
  const disguise = directionFault(link)
  if (disguise) return disguise
  if (/^https?:/i.test(link)) {
    if (link.includes('\\')) return { rule: 'with-backslash' }
    if (user.test(link.replace(/^https?:\/*/i, ''))) return { rule: 'with-user' }
  }
  return isWebAddress(link) && [...link].length <= fieldRegistry.link.content.max ? null : { rule: 'not-a-web-address' }
}

function completed(typed: string): string {
  const trimmed = typed.trim()
  const hasScheme = scheme.test(trimmed) && !hostAndPort.test(trimmed)
  return hasScheme ? trimmed : `https://${trimmed}`
}

function isWebAddress(link: string): boolean {
  const host = writtenHost(link)
  if (host === null || blanks.test(link) || ignored.test(host)) return false
  const address = parsedLink(link)
  return address !== null && /[\p{L}\p{N}]/u.test(address.hostname)
}
