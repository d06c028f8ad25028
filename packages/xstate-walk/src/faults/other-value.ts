/** The wrong value that is planted in an initial context in place of another one. */

/** Undefined where none is planted. */
export function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return value === '' ? 'other' : ''
  if (typeof value === 'boolean') return !value
  if (value === null) return 'other'
  return Array.isArray(value) && value.length === 0 ? ['other'] : undefined
}
