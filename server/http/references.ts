/** Resolves the `$ref` references of an OpenAPI document. */

/** Returns a copy of a part of the document, with each reference replaced by its target. */
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
    return typeof $ref === 'string' ? merged(target($ref), own) : own
  }

  function target(ref: string): unknown {
    if (!known.has(ref)) known.set(ref, dereference(find(document, ref)))
    return known.get(ref)
  }

  return dereference as Dereference
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
