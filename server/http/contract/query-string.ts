/** Parses the query of an address strictly: reports malformed parts instead of dropping or repairing them. */

export interface QueryString {
  readonly pairs: readonly (readonly [name: string, value: string])[]
  /** The names of values that cannot be decoded, or the raw name if that cannot be decoded. */
  readonly malformed: readonly string[]
}

/** The query of an address without the question mark, or an empty string. */
export function queryOf(address: string): string {
  const start = address.indexOf('?')
  return start < 0 ? '' : address.slice(start + 1)
}

/** Decodes `+` as a space, as forms and URLSearchParams encode it. */
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

/** Null for invalid UTF-8, and for text with NUL, which PostgreSQL cannot store. */
function decoded(text: string): string | null {
  try {
    const value = decodeURIComponent(text.replaceAll('+', ' '))
    return value.includes('\0') ? null : value
  } catch {
    return null
  }
}
