/** Parses the parameters of a request, and builds the canonical address of an operation. */
import type { Fault } from '../../../domain/problems.ts'
import type { Parameter, Schema } from './contract.ts'
import { readQueryString } from './query-string.ts'

export type Values = Readonly<Record<string, unknown>>

export interface ReadValues {
  readonly values: Values
  readonly faults: readonly Fault[]
  /** Whether the query has only declared parameters. */
  readonly isKnown: boolean
}

const wholeNumber = /^-?(?:0|[1-9]\d{0,14})$/

/**
 * Converts the declared parameters to the types of their schemas; repeated and malformed ones are faults, and unknown ones too, unless
 * they are ignored.
 */
export function readQuery(declared: readonly Parameter[], text: string, { ignoresUnknown = false } = {}): ReadValues {
  const { pairs, malformed } = readQueryString(text)
  const isDeclared = (name: string) => declared.some((each) => each.name === name)
  const isRefused = (name: string) => !ignoresUnknown || isDeclared(name)
  const faults: Fault[] = malformed.filter(isRefused).map((name) => ({ in: 'query', name, rule: 'malformed' }))
  const unknown = new Set(pairs.map(([name]) => name).filter((name) => !isDeclared(name)))
  for (const name of [...unknown].filter(isRefused)) faults.push({ in: 'query', name, rule: 'unknown' })
  const given = declared.flatMap(({ name, schema }) => {
    const texts = pairs.filter((pair) => pair[0] === name).map((pair) => pair[1])
    if (texts.length === 0) return []
    if (schema.type === 'array') return [[name, texts.map((each) => coerced(each, schema.items ?? {}))]]
    if (texts.length > 1) faults.push({ in: 'query', name, rule: 'repeated' })
    return [[name, coerced(texts[0] ?? '', schema)]]
  })
  return { values: Object.fromEntries(given) as Values, faults, isKnown: unknown.size === 0 && malformed.length === 0 }
}

/** Converts the declared path or header parameters to the types of their schemas. Header names are case-insensitive. */
export function readNamed(declared: readonly Parameter[], texts: Readonly<Record<string, unknown>>): Values {
  const given = declared.flatMap(({ name, in: place, schema }) => {
    const text = texts[place === 'header' ? name.toLowerCase() : name]
    return typeof text === 'string' ? [[name, coerced(text, schema)]] : []
  })
  return Object.fromEntries(given) as Values
}

/** The canonical address for these values: it does not depend on the order of parameters in the request. */
export function addressOf(path: string, declared: readonly Parameter[], params: Values, query: Values): string {
  const parts = declared.flatMap(({ name }) => {
    const value = query[name]
    if (value === undefined) return []
    const values = Array.isArray(value) ? [...new Set(value.map(String))].sort() : [String(value)]
    return values.map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(each)}`)
  })
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return parts.length > 0 ? `${filled}?${parts.join('&')}` : filled
}

/** Text that cannot be converted stays a string, which fails the validation. */
function coerced(text: string, { type }: Schema): unknown {
  if (type === 'integer' && wholeNumber.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
