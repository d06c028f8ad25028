/** Forms in which values are compared that are no plain data. No value of a machine can look like one of them. */
import { inspect } from 'node:util'

/** What stands for a value of a type, such as a `Date`. Two are equal if their types and contents are. */
export class Form {
  readonly type: string
  readonly content: unknown

  constructor(type: string, content: unknown) {
    this.type = type
    this.content = content
  }

  isLike(other: Form): boolean {
    return this.type === other.type && isSame(this.content, other.content)
  }

  /** As messages and pages show it. */
  toJSON(): unknown {
    return { [this.type]: this.content }
  }

  [inspect.custom](): unknown {
    return this.toJSON()
  }
}

/** An error, which is shown as Node shows it. */
export class ErrorForm extends Form {
  readonly text: string

  constructor(text: string, content: Readonly<Record<string, unknown>>) {
    super('error', content)
    this.text = text
  }

  override toJSON(): unknown {
    const { class: _, name: __, message: ___, ...fields } = this.content as Readonly<Record<string, unknown>>
    return Object.keys(fields).length === 0 ? `[${this.text}]` : { [`[${this.text}]`]: fields }
  }

  override [inspect.custom](): unknown {
    const form = this.toJSON()
    // A text without quotes, unlike that of a string.
    return typeof form === 'string' ? form : { ...(form as object) }
  }
}

/**
 * A function whose name is written with it. Another one with this name stands for it in a table, unless it has the same text: then the
 * two are closures of one function, which can hold other values, and are the same only if they are one.
 */
class NamedFunction extends Form {
  readonly given: unknown

  constructor(given: (...args: never[]) => unknown) {
    super('function', given.name)
    this.given = given
  }

  override isLike(other: Form): boolean {
    if (!(other instanceof NamedFunction) || this.given === other.given) return super.isLike(other)
    return super.isLike(other) && String(this.given) !== String(other.given)
  }
}

const functions = new WeakMap<object, Form>()

/** A name that a function has from a variable or a field says nothing of what it does. */
export function functionForm(given: (...args: never[]) => unknown): Form {
  const known = functions.get(given)
  if (known) return known
  const isNamed = /^(?:async\s+)?function\s*\*?\s*[\p{ID_Start}$_]|^class\s+(?!extends\b)[\p{ID_Start}$_]/u.test(String(given))
  const unnamed = () => new Form('function', { ...(given.name !== '' && { name: given.name }), identity: identityOf(given) })
  const form = isNamed ? new NamedFunction(given) : unnamed()
  functions.set(given, form)
  return form
}

/** The name of the class of an object; one whose name is not written with it has a number beside. */
export function classOf(value: object): string {
  const { constructor } = value as { constructor?: unknown }
  if (typeof constructor !== 'function') return 'Object'
  const { content } = functionForm(constructor as never)
  return typeof content === 'string' ? content : `${constructor.name} ${identityOf(constructor)}`
}

export function symbolForm(symbol: symbol): Form {
  const shared = Symbol.keyFor(symbol)
  return new Form('Symbol', shared === undefined ? `${symbol.description ?? ''} ${identityOf(symbol)}` : shared)
}

const identities = new WeakMap<WeakKey, number>()
let identified = 0

export function identityOf(value: WeakKey): number {
  const known = identities.get(value) ?? (identified += 1)
  identities.set(value, known)
  return known
}

/** Whether two plain values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (one instanceof Form || other instanceof Form) return one instanceof Form && other instanceof Form && one.isLike(other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length || (one as Partial<unknown[]>).length !== (other as Partial<unknown[]>).length) return false
  return keys.every((key) => Object.hasOwn(other, key) && isSame(one[key as never], other[key as never]))
}

/** The text of a plain value. Two have the same only if they are equal: keys that a form has begin with a sign that others lose. */
export function jsonOf(value: unknown): string {
  if (value === undefined) return '{"\\u0000undefined":true}'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (value instanceof Form) return `{${JSON.stringify(`\0${value.type}`)}:${jsonOf(value.content)}}`
  return Array.isArray(value) ? `[${Array.from(value, jsonOf).join(',')}]` : fieldsText(value, jsonOf)
}

/** The text of the fields of an object. */
export function fieldsText(value: object, textOf: (field: unknown) => string): string {
  let text = ''
  for (const key of Object.keys(value)) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(value[key as never])}`
  return `{${text}}`
}
