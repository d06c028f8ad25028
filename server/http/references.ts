/** Follows the references of a document. */

/** A copy of a part of the document in which everything stands where a reference pointed at it. */
export type Follow = <Part>(part: Part) => Part

/**
 * Words beside a reference win over those behind it (OpenAPI 3.1). What several references point at is copied once and
 * shared. The document must not refer to itself in a circle.
 */
export function follower(document: unknown): Follow {
  const known = new Map<string, unknown>()

  function follow(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(follow)
    if (typeof part !== 'object' || part === null) return part
    const { $ref, ...beside } = part as Readonly<Record<string, unknown>>
    const own = Object.fromEntries(Object.entries(beside).map(([key, value]) => [key, follow(value)]))
    return typeof $ref === 'string' ? merged(target($ref), own) : own
  }

  function target(ref: string): unknown {
    if (!known.has(ref)) known.set(ref, follow(find(document, ref)))
    return known.get(ref)
  }

  return follow as Follow
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
