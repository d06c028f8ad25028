/** Removes invisible marks from the texts of a request, before it is validated: what a text is, its schema says as `x-text`. */
import { cleanText, type TextKind } from '../../domain/clean-text.ts'
import type { Fault } from '../../domain/problems.ts'
import { directionFault } from '../../domain/text-fault.ts'
import type { Schema } from './contract.ts'

/** What the texts of an object are, by the names of their properties. */
export type TextKinds = ReadonlyMap<string, TextKind>

export function textKindsOf(schemas: Readonly<Record<string, Schema>>): TextKinds {
  return new Map(Object.entries(schemas).flatMap(([name, schema]) => (schema['x-text'] ? [[name, schema['x-text'] as TextKind]] : [])))
}

/** Anything but an object stays as it is. */
export function cleanTexts<Values>(values: Values, kinds: TextKinds): Values {
  const texts = textsIn(values, kinds)
  if (texts.length === 0) return values
  return { ...values, ...Object.fromEntries(texts.map(([name, kind, text]) => [name, cleanText(text, kind)])) }
}

/** The names of a cleaned body that are seen as other ones. */
export function nameFaults(body: unknown, kinds: TextKinds): Fault[] {
  return textsIn(body, kinds).flatMap(([name, kind, text]): Fault[] => {
    const fault = kind === 'name' ? directionFault(text) : null
    return fault ? [{ in: 'body', name, ...fault }] : []
  })
}

function textsIn(values: unknown, kinds: TextKinds): [name: string, kind: TextKind, text: string][] {
  if (kinds.size === 0 || typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const kind = kinds.get(name)
    return kind && typeof value === 'string' ? [[name, kind, value]] : []
  })
}
