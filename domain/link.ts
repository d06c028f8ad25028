/** Links that people typed: made complete, and refused when they lead nowhere safe. */
import { listingFields } from './listing-fields.ts'
import type { Rule } from './problems.ts'

const scheme = /^[a-z][a-z0-9+.-]*:/i
const hostAndPort = /^[^/?#]*\.[^/?#:]*:\d+(?:[/?#]|$)|^localhost:\d+/i
const blanks = /[\s\p{C}]/u
const webAddress = /^https?:\/\/([^/?#]+)/i
const user = /^[^/?#]*@/
const ignored = /\p{Default_Ignorable_Code_Point}/u

/**
 * The link as it is kept: trimmed, with `https://` in front when it has no scheme; null when `linkFault` finds something.
 * Specification, sections 3 and 5.
 */
export function normaliseLink(typed: string): string | null {
  return typed.trim() === '' || linkFault(typed) ? null : completed(typed)
}

/**
 * Null where there is no link, or one to a web page. A user name before the host, or a backslash, which browsers read as a
 * slash, makes a link look as if it led to another site. All else that is refused is no web address: another scheme such as
 * `javascript:`, no host, blanks inside, too long.
 */
export function linkFault(typed: string): Rule | null {
  if (typed.trim() === '') return null
  const link = completed(typed)
  if (/^https?:/i.test(link)) {
    if (link.includes('\\')) return { rule: 'with-backslash' }
    if (user.test(link.replace(/^https?:\/*/i, ''))) return { rule: 'with-user' }
  }
  return isWebAddress(link) && [...link].length <= listingFields.link.content.most ? null : { rule: 'not-a-web-address' }
}

/**
 * The host a link leads to, without `www.`, for showing; the link itself when it can't be read. Letters of other scripts can
 * look like Latin ones: a host that has some is followed by its form in ASCII, `παράδειγμα.ελ (xn--hxajbheg2az3al.xn--qxam)`.
 */
export function linkHost(link: string): string {
  const address = parse(link)
  if (!address) return link
  const host = shown(address.hostname)
  const written = shown(webAddress.exec(link)?.[1]?.replace(/:\d*$/, '') ?? '')
  return /\P{ASCII}/u.test(written) && /(?:^|\.)xn--/.test(host) ? `${written} (${host})` : host
}

function completed(typed: string): string {
  const trimmed = typed.trim()
  const hasScheme = scheme.test(trimmed) && !hostAndPort.test(trimmed)
  return hasScheme ? trimmed : `https://${trimmed}`
}

function isWebAddress(link: string): boolean {
  const host = webAddress.exec(link)?.[1]
  if (host === undefined || blanks.test(link) || ignored.test(host)) return false
  const address = parse(link)
  return address !== null && /[\p{L}\p{N}]/u.test(address.hostname)
}

function shown(host: string): string {
  return host.toLowerCase().replace(/^www\./, '').replace(/\.$/, '')
}

function parse(link: string): URL | null {
  try {
    return new URL(link)
  } catch {
    return null
  }
}
