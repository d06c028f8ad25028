/** Reads the query part of an address without losing or mending anything. */

export interface QueryString {
  readonly pairs: readonly (readonly [name: string, value: string])[]
  /** The names whose value, or the parts whose name, is no correctly encoded text. */
  readonly malformed: readonly string[]
}

/** The query part of an address, without its question mark; empty when there is none. */
export function queryOf(address: string): string {
  const start = address.indexOf('?')
  return start < 0 ? '' : address.slice(start + 1)
}

/** A plus is a space, as forms and URLSearchParams write it. */
export function readQueryString(text: string): QueryString {
  const pairs: [string, string][] = []
  const malformed: string[] = []
  for (const part of text.split('&').filter((part) => part !== '')) {
    const equals = part.includes('=') ? part.indexOf('=') : part.length
    const name = decoded(part.slice(0, equals))
    const value = decoded(part.slice(equals + 1))
    if (name === null || value === null) malformed.push(name ?? part.slice(0, equals))
    else pairs.push([name, value])
  }
  return { pairs, malformed }
}

/** Null for bytes that are not UTF-8, and for text with a NUL, which PostgreSQL cannot hold. */
function decoded(text: string): string | null {
  try {
    const value = decodeURIComponent(text.replaceAll('+', ' '))
    return value.includes('\0') ? null : value
  } catch {
    return null
  }
}
