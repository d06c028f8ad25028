/** The address that was asked for, as the `instance` of a problem: a reference of RFC 3986 to a path of this server. */

/** A longer address is not said back. */
const longestInstance = 1_000

/** Undefined for an address that is too long to be said back. */
export function problemInstance(address: string): string | undefined {
  if (address.length > longestInstance) return undefined
  const [path, query] = inTwo(pathOf(address), '?')
  return query === undefined ? encoded(path) : `${encoded(path)}?${encoded(query)}`
}

/** A proxy may send the whole address (RFC 9112, section 3.2.2); `OPTIONS` may ask for `*`. */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?]*/i, '')
  // Two slashes would begin the name of another server, and a colon in the first part would end a scheme.
  if (path.startsWith('//')) return `/.${path}`
  return path.startsWith('/') ? path : `./${path}`
}

/** Node gives the bytes of an address as Latin-1. What neither a path nor a query may hold is percent-encoded. */
function encoded(part: string): string {
  return part.replaceAll(/[^\w\-.~:/?@!$&'()*+,;=%]|%(?![\da-f]{2})/gi, (character) =>
    `%${(character.charCodeAt(0) & 0xff).toString(16).toUpperCase().padStart(2, '0')}`)
}

function inTwo(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
