/** Makes values comparable, so that equal ones have equal JSON. */
import type { AnyActorRef } from 'xstate'
import { privateFieldsOf } from '../simulation/private-fields.ts'
import { classOf, ErrorForm, Form, functionForm, identityOf, isSame, symbolForm } from './form.ts'

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
 * Ignores the order of keys. Actors are compared by id, functions by the name that is written with them, errors by their
 * class, text and fields, and other functions and objects whose content cannot be read by identity. Throws CircularValue.
 */
export function plain(value: unknown): unknown {
  return plainAt(value, { keys: [], objects: [] })
}

/** Whether a value still has this plain form. */
export function isStill(value: unknown, form: unknown): boolean {
  if (value === form) return true
  if (typeof value !== 'object' || value === null) return isSame(plain(value), form)
  if (typeof form !== 'object' || form === null || form instanceof Form || isActor(value)) return isSame(plain(value), form)
  const prototype: unknown = Object.getPrototypeOf(value)
  const isList = prototype === Array.prototype
  if ((!isList && prototype !== Object.prototype && prototype !== null) || isList !== Array.isArray(form)) return isSame(plain(value), form)
  if (Object.getOwnPropertySymbols(value).length > 0) return isSame(plain(value), form)
  return isList ? isStillList(value as unknown[], form as unknown[]) : isStillObject(value as Fields, form as Fields)
}

type Fields = Readonly<Record<string, unknown>>

function isStillList(list: readonly unknown[], form: readonly unknown[]): boolean {
  // One with holes, or with fields beside its items.
  if (Object.keys(list).length !== list.length) return isSame(plain(list), form)
  if (list.length !== form.length) return false
  for (let index = 0; index < list.length; index += 1) if (!isStill(list[index], form[index])) return false
  return true
}

function isStillObject(value: Fields, form: Fields): boolean {
  const keys = Object.keys(value)
  if (keys.length !== Object.keys(form).length || value.length !== form.length) return false
  for (const key of keys) {
    const inForm = formKey(key)
    if (!Object.hasOwn(form, inForm) || !isStill(value[key], form[inForm])) return false
  }
  return true
}

/** Where a value is: changed while it is followed, since a walk makes many values comparable. */
interface Place {
  readonly keys: string[]
  readonly objects: object[]
}

function plainAt(value: unknown, place: Place): unknown {
  if (typeof value === 'object' && value !== null) return plainObject(value, place)
  if (typeof value === 'function') return functionForm(value as never)
  if (typeof value === 'bigint') return new Form('BigInt', String(value))
  if (typeof value === 'symbol') return symbolForm(value)
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
    return new Form('Number', Object.is(value, -0) ? '-0' : String(value))
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
  if (prototype === Object.prototype || prototype === null) return fieldsOf(value, place)
  if (Array.isArray(value)) return listOf(value, place)
  if (value instanceof Error) return errorForm(value, place)
  const content = builtInContent(value, place)
  const fields = fieldsOf(value, place)
  const hasFields = fields instanceof Form || Object.keys(fields as object).length > 0
  if (content !== undefined) return new Form(classOf(value), hasFields && !ArrayBuffer.isView(value) ? [content, fields] : content)
  if (hasPrivateFields(value)) return new Form(classOf(value), { fields, ...hiddenContent(value, place) })
  return new Form(classOf(value), hasFields ? fields : { fields, identity: identityOf(value) })
}

/** The content of an object of a class of JavaScript; undefined for any other. */
function builtInContent(value: object, place: Place): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString()
  if (value instanceof RegExp) return value.lastIndex === 0 ? String(value) : [String(value), value.lastIndex]
  if (value instanceof URL) return String(value)
  if (value instanceof URLSearchParams || value instanceof Headers || value instanceof FormData)
    return [...value].map((pair) => within(pair, 'entry', place))
  if (value instanceof Map) return [...value].map(([key, each]) => [within(key, 'key', place), within(each, String(key), place)])
  if (value instanceof Set) return [...value].map((each) => within(each, 'value', place))
  return ArrayBuffer.isView(value) ? Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)) : undefined
}

function listOf(list: readonly unknown[] & object, place: Place): unknown {
  const items = list.map((each, index) => within(each, String(index), place))
  const isPlain = Object.getPrototypeOf(list) === Array.prototype
  const isBare = isPlain && Object.keys(list).length <= list.length && Object.getOwnPropertySymbols(list).length === 0
  if (isBare) return items
  return new Form(classOf(list), [items, fieldsOf({ ...list }, place)])
}

function within(value: unknown, key: string, place: Place): unknown {
  place.keys.push(key)
  const inner = plainAt(value, place)
  place.keys.pop()
  return inner
}

/** Its class and text, with the fields that it has beside those of every error. */
function errorForm(error: Error, place: Place): ErrorForm {
  const { name, message } = error
  const hidden = ['cause', 'errors'].filter((key) => Object.hasOwn(error, key))
  const { name: _, message: __, stack: ___, ...own } = { ...error } as Partial<Error>
  const all = { ...own, ...Object.fromEntries(hidden.map((key) => [key, error[key as 'cause']])) }
  const is = classOf(error)
  const text = is === name || name !== 'Error' ? String(error) : String(error).replace(/^Error/, is)
  const identity = hasPrivateFields(error) ? hiddenContent(error, place) : {}
  const fields = fieldsOf(all, place)
  return new ErrorForm(text, { class: is, name, message, ...(fields instanceof Form ? { fields } : (fields as object)), ...identity })
}

/** In the order of their names. */
function fieldsOf(value: object, place: Place): unknown {
  const fields: Record<string, unknown> = {}
  const symbols = Object.getOwnPropertySymbols(value)
  for (const key of Object.keys(value).sort()) {
    fields[formKey(key)] = within(value[key as never], key, place)
  }
  if (symbols.length === 0) return fields
  const isEnumerable = (symbol: symbol) => Object.prototype.propertyIsEnumerable.call(value, symbol)
  const fieldOf = (symbol: symbol) => [symbolForm(symbol).content, within(value[symbol as never], String(symbol), place)]
  const own = symbols.filter(isEnumerable).map(fieldOf)
  return own.length === 0 ? fields : new Form('Object', { fields, symbols: own.sort() })
}

/** Keys of forms begin with this sign. */
export function formKey(key: string): string {
  return key.charCodeAt(0) === 0 ? `\0${key}` : key
}

export function isActor(value: unknown): value is AnyActorRef {
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value
}

/** An object with private fields is compared by identity. Its fields tell whether it is changed in place. */
function hiddenContent(value: object, place: Place): object {
  const identity = identityOf(value)
  const [keys, objects] = [place.keys.length, place.objects.length]
  try {
    return { identity, hidden: privateFieldsOf(value).map(([name, field]) => [name, within(field, name, place)]) }
  } catch (error) {
    if (!(error instanceof CircularValue)) throw error
    place.keys.length = keys
    place.objects.length = objects
    return { identity }
  }
}

/** Whether a class of the object has fields that nothing else can read. */
function hasPrivateFields(value: object): boolean {
  for (let type = value.constructor; type !== Object && type.prototype; type = Object.getPrototypeOf(type) as typeof type) {
    if (writesPrivateFields(type)) return true
  }
  return false
}

const withPrivateFields = new WeakMap<object, boolean>()

/** Whether the text of a class has such fields: many objects are of one class. */
function writesPrivateFields(type: object): boolean {
  const known = withPrivateFields.get(type)
  if (known !== undefined) return known
  const text = String(type)
  const isWriting = /^class\b/.test(text) && /#[\p{ID_Start}$_]/u.test(text)
  withPrivateFields.set(type, isWriting)
  return isWriting
}
