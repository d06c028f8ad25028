/** The host of a link. In a file of its own, since lists show it and only forms check links. */

const webAddress = /^https?:\/\/([^/?#]+)/i

/**
 * The host of a link, without `www.`, for display; the link itself if it is not a valid URL. Letters of other scripts can look
 * like Latin letters, so an internationalised host is followed by its ASCII form: `παράδειγμα.ελ (xn--hxajbheg2az3al.xn--qxam)`.
 */
export function linkHost(link: string): string {
  const address = parsedLink(link)
  if (!address) return link
  const host = shown(address.hostname)
  const written = shown(writtenHost(link)?.replace(/:\d*$/, '') ?? '')
  return /\P{ASCII}/u.test(written) && /(?:^|\.)xn--/.test(host) ? `${written} (${host})` : host
}

/** The host and the port as they are written in a web address; null for any other text. */
export function writtenHost(link: string): string | null {
  return webAddress.exec(link)?.[1] ?? null
}

/** The link as browsers read it; null if it is not a valid URL. */
export function parsedLink(link: string): URL | null {
  try {
    return new URL(link)
  } catch {
    return null
  }
}

function shown(host: string): string {
  return host.toLowerCase().replace(/^www\./, '').replace(/\.$/, '')
}
