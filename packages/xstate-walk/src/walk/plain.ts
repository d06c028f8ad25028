/** Makes values comparable, so that equal ones have equal JSON. */
import type { AnyActorRef } from 'xstate'

/** A value with a circular reference, which cannot be compared. */
class CircularValue extends Error {
  constructor(place: readonly string[]) {
    super(
      `The value at ${place.join('.') || 'the top'} contains itself, so it cannot be compared. Name an object by its id instead of holding it.`,
    )
    this.name = 'CircularValue'
  }
}

/**
 * Ignores the order of keys and of `Set`, and keys that are undefined. Actors are compared by id, functions by name, errors by their text
 * and their own fields, and functions without a name and objects whose content cannot be read by identity. Throws CircularValue.
 */
export function plain(value: unknown): unknown {
  return plainAt(value, { keys: [], objects: [] })
}

/** Where a value is: changed while it is followed, since a walk makes many values comparable. */
interface Place {
  readonly keys: string[]
  readonly objects: object[]
}

function plainAt(value: unknown, place: Place): unknown {
  if (typeof value === 'object' && value !== null) return plainObject(value, place)
  if (typeof value === 'function') return { function: value.name === '' ? identityOf(value) : value.name }
  if (typeof value === 'bigint') return { BigInt: String(value) }
  if (typeof value === 'symbol') return { Symbol: value.description }
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
    return { Number: Object.is(value, -0) ? '-0' : String(value) }
  return value
}

function plainObject(value: object, place: Place): unknown {
  if (isActor(value)) return `actor ${value.id}`
  if (place.objects.includes(value)) throw new CircularValue(place.keys)
  place.objects.push(value)
  const content = contentOf(value, place)
  place.objects.pop()
  return content
}

function contentOf(value: object, place: Place): unknown {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === Object.prototype || prototype === null) return fieldsOf(value as Readonly<Record<string, unknown>>, place)
  if (Array.isArray(value)) return value.map((each, index) => within(each, String(index), place))
  if (value instanceof Date) return { Date: Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString() }
  if (value instanceof RegExp || value instanceof URL) return { [value.constructor.name]: String(value) }
  if (value instanceof URLSearchParams || value instanceof Headers || value instanceof FormData)
    return { [value.constructor.name]: [...value].map((pair) => within(pair, 'entry', place)) }
  if (value instanceof Error) return plainError(value, place)
  if (value instanceof Map) return { Map: [...value].map(([key, each]) => [within(key, 'key', place), within(each, String(key), place)]) }
  if (value instanceof Set) return { Set: sorted([...value].map((each) => within(each, 'value', place))) }
  if (ArrayBuffer.isView(value))
    return { [value.constructor.name]: Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)) }
  const fields = fieldsOf(value as Readonly<Record<string, unknown>>, place)
  const isReadable = Object.keys(fields).length > 0 && !hasPrivateFields(value)
  return { [value.constructor.name]: isReadable ? fields : { ...fields, identity: identityOf(value) } }
}

function within(value: unknown, key: string, place: Place): unknown {
  place.keys.push(key)
  const inner = plainAt(value, place)
  place.keys.pop()
  return inner
}

/** Its text, with the fields that it has beside those of every error. */
function plainError(error: Error, place: Place): unknown {
  const all = { ...error, ...(error.cause !== undefined && { cause: error.cause }) } as Partial<Error>
  const { name: _, message: __, stack: ___, ...own } = all
  const fields = fieldsOf(own as Readonly<Record<string, unknown>>, place)
  const text = String(error)
  return Object.keys(fields).length === 0 ? text : { [text]: fields }
}

/** In the order of their names, without those that are undefined. */
function fieldsOf(value: Readonly<Record<string, unknown>>, place: Place): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const key of Object.keys(value).sort()) {
    const field = value[key]
    if (field !== undefined) fields[key] = within(field, key, place)
  }
  return fields
}

/** The text of a plain value, in which `undefined` in a list is not `null`. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (each === undefined ? { undefined: true } : each)) ?? 'undefined'
}

export function isActor(value: unknown): value is AnyActorRef {
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value
}

function sorted(values: readonly unknown[]): unknown[] {
  return values
    .map((value) => [jsonOf(value), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value)
}

/** Whether a class of the object has fields that nothing else can read. */
function hasPrivateFields(value: object): boolean {
  for (let type = value.constructor; type !== Object && type.prototype; type = Object.getPrototypeOf(type) as typeof type) {
    if (/^class\b/.test(String(type)) && /#[\p{ID_Start}$_]/u.test(String(type))) return true
  }
  return false
}

const identities = new WeakMap<object, number>()
let identified = 0

function identityOf(value: object): number {
  const known = identities.get(value) ?? (identified += 1)
  identities.set(value, known)
  return known
}
