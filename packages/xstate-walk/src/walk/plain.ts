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
  return plainAt(value, [], [])
}

function plainAt(value: unknown, place: readonly string[], around: readonly object[]): unknown {
  if (typeof value === 'object' && value !== null) return plainObject(value, place, around)
  if (typeof value === 'function') return { function: value.name === '' ? identityOf(value) : value.name }
  if (typeof value === 'bigint') return { BigInt: String(value) }
  if (typeof value === 'symbol') return { Symbol: value.description }
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
    return { Number: Object.is(value, -0) ? '-0' : String(value) }
  return value
}

function plainObject(value: object, place: readonly string[], around: readonly object[]): unknown {
  if (isActor(value)) return `actor ${value.id}`
  if (value instanceof Date) return { Date: Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString() }
  if (value instanceof RegExp || value instanceof URL) return { [value.constructor.name]: String(value) }
  if (around.includes(value)) throw new CircularValue(place)
  const inner = [...around, value]
  const within = (each: unknown, key: string) => plainAt(each, [...place, key], inner)
  if (value instanceof Error) return plainError(value, within)
  if (Array.isArray(value)) return value.map((each, index) => within(each, String(index)))
  if (value instanceof Map) return { Map: [...value].map(([key, each]) => [within(key, 'key'), within(each, String(key))]) }
  if (value instanceof Set) return { Set: sorted([...value].map((each) => within(each, 'value'))) }
  if (ArrayBuffer.isView(value))
    return { [value.constructor.name]: Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)) }
  return plainFields(value, within)
}

/** Its text, with the fields that it has beside those of every error. */
function plainError(error: Error, within: (each: unknown, key: string) => unknown): unknown {
  const fields = { ...error, ...(error.cause !== undefined && { cause: error.cause }) } as Readonly<Record<string, unknown>>
  const keys = Object.keys(fields).filter((key) => !['name', 'message', 'stack'].includes(key) && fields[key] !== undefined).sort()
  const text = String(error)
  return keys.length === 0 ? text : { [text]: Object.fromEntries(keys.map((key) => [key, within(fields[key], key)])) }
}

function plainFields(value: object, within: (each: unknown, key: string) => unknown): unknown {
  const keys = Object.keys(value)
    .filter((key) => (value as Record<string, unknown>)[key] !== undefined)
    .sort()
  const fields = Object.fromEntries(keys.map((key) => [key, within((value as Record<string, unknown>)[key], key)]))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === Object.prototype || prototype === null) return fields
  const { name } = value.constructor
  return { [name]: keys.length > 0 && !hasPrivateFields(value) ? fields : { ...fields, identity: identityOf(value) } }
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
