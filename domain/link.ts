/** Normalises and checks the links that users type. */
import { listingFields } from './listing-fields.ts'
import type { Rule } from './problems.ts'

const scheme = /^[a-z][a-z0-9+.-]*:/i
const hostAndPort = /^[^/?#]*\.[^/?#:]*:\d+(?:[/?#]|$)|^localhost:\d+/i
const blanks = /[\s\p{C}]/u
const webAddress = /^https?:\/\/([^/?#]+)/i
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
 * slash, is refused because it can disguise the host. Everything else that is refused is not a web address: another scheme
 * such as `javascript:`, no host, whitespace inside, or too long.
 */
export function linkFault(typed: string): Rule | null {
  if (typed.trim() === '') return null
  const link = completed(typed)
  if (/^https?:/i.test(link)) {
    if (link.includes('\\')) return { rule: 'with-backslash' }
    if (user.test(link.replace(/^https?:\/*/i, ''))) return { rule: 'with-user' }
  }
  return isWebAddress(link) && [...link].length <= listingFields.link.content.max ? null : { rule: 'not-a-web-address' }
}

/**
 * The host of a link, without `www.`, for display; the link itself if it is not a valid URL. Letters of other scripts can look
 * like Latin letters, so an internationalised host is followed by its ASCII form: `παράδειγμα.ελ (xn--hxajbheg2az3al.xn--qxam)`.
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
