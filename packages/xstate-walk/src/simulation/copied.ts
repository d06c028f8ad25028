/** Copies of contexts, for machines that change theirs in place. */

/**
 * Copies objects without a class, lists, `Map`, `Set`, `Date` and arrays of numbers, and what is in them. Everything else, such as an
 * actor or a function, is the same in the copy.
 */
export function copied<Value>(value: Value): Value {
  return copyOf(value, new Map()) as Value
}

function copyOf(value: unknown, known: Map<unknown, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (known.has(value)) return known.get(value)
  const within = (each: unknown) => copyOf(each, known)
  const copy = emptyCopy(value)
  known.set(value, copy)
  if (copy === value) return value
  if (value instanceof Map) for (const [key, each] of value) (copy as Map<unknown, unknown>).set(within(key), within(each))
  else if (value instanceof Set) for (const each of value) (copy as Set<unknown>).add(within(each))
  else if (Array.isArray(value)) (copy as unknown[]).push(...value.map(within))
  else if (isWithoutClass(value)) for (const [key, each] of Object.entries(value)) (copy as Record<string, unknown>)[key] = within(each)
  return copy
}

/** The value itself if it cannot be copied. */
function emptyCopy(value: object): object {
  const { constructor } = value
  if (constructor === Map) return new Map()
  if (constructor === Set) return new Set()
  if (constructor === Date) return new Date(Number(value))
  if (constructor === Array) return []
  if (ArrayBuffer.isView(value) && 'slice' in value) return (value as Uint8Array).slice()
  return isWithoutClass(value) ? (Object.create(Object.getPrototypeOf(value) as object | null) as object) : value
}

function isWithoutClass(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
