/** Which requests name the host that they are for, as RFC 9112 (section 3.2) demands. */
import type { IncomingMessage } from 'node:http'

/**
 * Parts of letters, digits, `_` and inner `-`, with a point between them and perhaps at the end, or an IPv6 address in brackets; with or
 * without a port.
 */
const hostPattern = /^(?:(?=[\w.-]{1,253}(?::|$))(?:(?!-)[\w-]+(?<!-)\.)*(?!-)[\w-]+(?<!-)\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Whether a text is a host from which an address can be made. Names outside of ASCII are sent as `xn--…`. */
export function isHost(text: string): boolean {
  return hostPattern.test(text) && URL.canParse(`http://${text}`)
}

/** Whether a request has exactly one Host header, with a host. HTTP/1.0 requires none. */
export function namesItsHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0'
  return isHost(headers.host) && countOfHosts(rawHeaders) === 1
}

/** Node ignores a second Host header, which a proxy may have read instead of the first one. */
function countOfHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) if (isHostName(rawHeaders[index])) count += 1
  return count
}

function isHostName(name: string | undefined): boolean {
  return name?.length === 4 && name.toLowerCase() === 'host'
}
