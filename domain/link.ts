/** Links that people typed: made complete, and refused when they lead nowhere safe. */

/** The longest link that is kept, in code points. */
const longestLink = 2000

const scheme = /^[a-z][a-z0-9+.-]*:/i
const hostAndPort = /^[^/?#]*\.[^/?#:]*:\d+(?:[/?#]|$)|^localhost:\d+/i
const blanks = /[\s\p{C}]/u

/**
 * The link as it is kept: trimmed, with `https://` in front when it has no scheme; null when it is not a link to a
 * web page (another scheme such as `javascript:`, no host, blanks inside, too long). Specification, sections 3 and 5.
 */
export function normaliseLink(typed: string): string | null {
  const trimmed = typed.trim()
  if (trimmed === '' || blanks.test(trimmed)) return null
  const hasScheme = scheme.test(trimmed) && !hostAndPort.test(trimmed)
  const link = hasScheme ? trimmed : `https://${trimmed}`
  return isWebAddress(link) && [...link].length <= longestLink ? link : null
}

/** The host a link leads to, without `www.`, for showing; the link itself when it can't be read. */
export function linkHost(link: string): string {
  const address = parse(link)
  return address ? address.hostname.replace(/^www\./, '') : link
}

function isWebAddress(link: string): boolean {
  const address = /^https?:\/\/[^/\\]/i.test(link) ? parse(link) : null
  return address !== null && /[\p{L}\p{N}]/u.test(address.hostname)
}

function parse(link: string): URL | null {
  try {
    return new URL(link)
  } catch {
    return null
  }
}
