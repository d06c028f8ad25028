/** Resolves the `$ref` references of an OpenAPI document, and merges the schemas of each `allOf`. */

/** Returns a copy of a part of the document, with each reference replaced by its target and each `allOf` by one object. */
export type Dereference = <Part>(part: Part) => Part

/**
 * Keywords beside a `$ref` override those of its target (OpenAPI 3.1). Copies of a target are shared. The document must
 * not contain circular references.
 */
export function createDereference(document: unknown): Dereference {
  const known = new Map<string, unknown>()

  function dereference(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(dereference)
    if (typeof part !== 'object' || part === null) return part
    const { $ref, ...beside } = part as Readonly<Record<string, unknown>>
    const own = Object.fromEntries(Object.entries(beside).map(([key, value]) => [key, dereference(value)]))
    return composed(typeof $ref === 'string' ? merged(target($ref), own) : own)
  }

  function target(ref: string): unknown {
    if (!known.has(ref)) known.set(ref, dereference(find(document, ref)))
    return known.get(ref)
  }

  return dereference as Dereference
}

interface ObjectSchema {
  readonly properties?: object
  readonly required?: readonly string[]
}

interface Composition extends ObjectSchema {
  readonly allOf: readonly ObjectSchema[]
  readonly unevaluatedProperties?: boolean
}

/**
 * The one object that a schema with `allOf` describes; any other value as it is. `unevaluatedProperties` becomes
 * `additionalProperties`, which means the same for a single object.
 */
export function composed<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || !('allOf' in value)) return value
  const { allOf, unevaluatedProperties, ...own } = value as unknown as Composition
  const parts: readonly ObjectSchema[] = [...allOf, own]
  const merge = (objects: readonly object[]): object => Object.assign({}, ...objects) as object
  return {
    ...merge(parts),
    properties: merge(parts.map(({ properties = {} }) => properties)),
    required: [...new Set(parts.flatMap(({ required = [] }) => required))],
    ...(unevaluatedProperties === undefined ? {} : { additionalProperties: unevaluatedProperties }),
  } as Value
}

function merged(target: unknown, beside: object): unknown {
  return Object.keys(beside).length === 0 ? target : { ...(target as object), ...beside }
}

function find(document: unknown, ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const found = steps.reduce<unknown>((node, step) => (node as Readonly<Record<string, unknown>> | undefined)?.[step], document)
  if (found === undefined) throw new Error(`${ref} points at nothing in the contract.`)
  return found
}
