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

const functions = new WeakMap<object, Form>()

/** A function is its name if that is written with it; a name that it has from a variable or a field says nothing of what it does. */
export function functionForm(given: (...args: never[]) => unknown): Form {
  const known = functions.get(given)
  if (known) return known
  const isNamed = /^(?:async\s+)?function\s*\*?\s*[\p{ID_Start}$_]|^class\s+(?!extends\b)[\p{ID_Start}$_]/u.test(String(given))
  const form = new Form('function', isNamed ? given.name : { ...(given.name !== '' && { name: given.name }), identity: identityOf(given) })
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

/** The text of a plain value. Two have the same only if they are equal: keys that a form has begin with a sign that others lose. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key: string, each: unknown) {
    const own = this[key]
    if (own instanceof Form) return { [`\0${own.type}`]: own.content }
    return each === undefined ? { '\0undefined': true } : each
  }) ?? 'undefined'
}
