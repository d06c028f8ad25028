/** The `instance` of a problem: the requested address as a relative reference (RFC 3986). */

/** Longer addresses are omitted. */
const longestInstance = 1_000

/** Undefined if the address is too long. */
export function problemInstance(address: string): string | undefined {
  if (address.length > longestInstance) return undefined
  const [path, query] = splitOnce(pathOf(address), '?')
  return query === undefined ? encoded(path) : `${encoded(path)}?${encoded(query)}`
}

/** A proxy can send the absolute form (RFC 9112, section 3.2.2); the target of `OPTIONS` can be `*`. */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?]*/i, '')
  // A leading `//` would start an authority, and a colon in the first segment would end a scheme.
  if (path.startsWith('//')) return `/.${path}`
  return path.startsWith('/') ? path : `./${path}`
}

/** Percent-encodes what a path or query must not contain. Node decodes the bytes of an address as Latin-1. */
function encoded(part: string): string {
  return part.replaceAll(/[^\w\-.~:/?@!$&'()*+,;=%]|%(?![\da-f]{2})/gi, (character) =>
    `%${(character.charCodeAt(0) & 0xff).toString(16).toUpperCase().padStart(2, '0')}`)
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
