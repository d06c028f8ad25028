/** The source of a value, as a table has it. */
import { keyText, quoted } from '../table/source-text.ts'
import { isActor } from './plain.ts'

/** What has no plain form stands as `undefined`, with what it is in a comment. */
export function valueText(value: unknown): string {
  return textOf(value, [])
}

function textOf(value: unknown, around: readonly object[]): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return toDo(value.name === '' ? 'a function without a name' : `the function ${value.name}`)
  if (typeof value === 'symbol') return Symbol.keyFor(value) === undefined ? toDo(`the ${String(value)}`) : `Symbol.for(${quoted(Symbol.keyFor(value) ?? '')})`
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value)
  if (isActor(value)) return `actor(${quoted(value.id)})`
  return around.includes(value) ? toDo('the object around it') : objectText(value, (inner) => textOf(inner, [...around, value]))
}

/** Only what is of exactly these classes, without fields of its own, is written as they are. */
function objectText(value: object, inner: (value: unknown) => string): string {
  const prototype: unknown = Object.getPrototypeOf(value)
  const fields = Object.entries(value)
  const list = (values: Iterable<unknown>) => [...values].map(inner).join(', ')
  if (prototype === Array.prototype) return `[${list(value as unknown[])}]`
  if (prototype === Object.prototype || prototype === null) {
    return fields.length === 0 ? '{}' : `{ ${fields.map(([key, field]) => `${keyText(key)}: ${inner(field)}`).join(', ')} }`
  }
  if (fields.length === 0) {
    if (prototype === Map.prototype) return `new Map([${list(value as Map<unknown, unknown>)}])`
    if (prototype === Set.prototype) return `new Set([${list(value as Set<unknown>)}])`
    if (prototype === Date.prototype) return `new Date(${inner(Number.isNaN(Number(value)) ? NaN : (value as Date).toISOString())})`
    if (prototype === URL.prototype) return `new URL(${inner(String(value))})`
    if (prototype === RegExp.prototype) return String(value)
    if (prototype === Error.prototype) return `new Error(${inner((value as Error).message)})`
  }
  return toDo(`an object of ${value.constructor.name || 'a class without a name'}`)
}

function toDo(what: string): string {
  return `undefined /* TODO: ${what.replaceAll('*/', '* /')} */`
}
