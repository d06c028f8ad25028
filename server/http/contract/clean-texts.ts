/** Removes invisible marks from the texts of a request, before it is validated: what a text is, its schema says as `x-text`. */
import { cleanText, type TextKind } from '../../../domain/clean-text.ts'
import type { Fault } from '../../../domain/problems.ts'
import { directionFault } from '../../../domain/text-fault.ts'
import type { Schema } from './contract.ts'

/** Where the texts of a value are, at any depth. */
export interface Texts {
  /** What the value itself is if it is a text. */
  readonly kind?: TextKind
  readonly items?: Texts
  /** By the names of the properties. */
  readonly properties?: ReadonlyMap<string, Texts>
}

/** Null if a value of the schema has no texts. The schema has no references. */
export function textsOf(schema: Schema): Texts | null {
  const kind = schema['x-text'] as TextKind | undefined
  const items = schema.items && textsOf(schema.items)
  const schemas = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>)
  const properties = new Map(schemas.flatMap(([name, each]) => {
    const texts = textsOf(each)
    return texts ? [[name, texts]] : []
  }))
  if (!kind && !items && properties.size === 0) return null
  return { ...(kind && { kind }), ...(items && { items }), ...(properties.size > 0 && { properties }) }
}

/** What is of another type than in the schema stays as it is. */
export function cleanTexts<Value>(value: Value, texts: Texts | null): Value {
  return (texts ? cleaned(value, texts) : value) as Value
}

/** The names of a cleaned object that are seen as other ones. */
export function nameFaults(body: unknown, texts: Texts | null): Fault[] {
  return [...(texts?.properties ?? [])].flatMap(([name, { kind }]): Fault[] => {
    const text = kind === 'name' ? (body as Readonly<Record<string, unknown>> | null | undefined)?.[name] : null
    const fault = typeof text === 'string' ? directionFault(text) : null
    return fault ? [{ in: 'body', name, ...fault }] : []
  })
}

function cleaned(value: unknown, { kind, items, properties }: Texts): unknown {
  if (typeof value === 'string') return kind ? withoutEnds(cleanText(value, kind), kind) : value
  if (Array.isArray(value)) return items ? value.map((each) => cleaned(each, items)) : value
  if (!properties || typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]: [string, unknown]) => {
    const texts = properties.get(name)
    return [name, texts ? cleaned(each, texts) : each]
  })
  return Object.fromEntries(entries)
}

/** White space around one line is nothing that is seen, but a line break that is typed is. */
function withoutEnds(text: string, kind: TextKind): string {
  return kind === 'lines' ? text : text.replace(/^[^\S\n\r]+/, '').replace(/(?<![^\S\n\r])[^\S\n\r]+$/, '')
}
