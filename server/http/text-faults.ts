/** Finds texts that PostgreSQL would refuse or change: with a NUL, or with half of a surrogate pair. */
import type { Fault } from '../../domain/problems.ts'

/** Looks at all texts of a body, however deep they lie; without recursion, since depth is the caller's choice. */
export function textFaults(body: unknown): Fault[] {
  const faults: Fault[] = []
  const left: { readonly name: string; readonly value: unknown }[] = [{ name: '', value: body }]
  for (let each = left.pop(); each; each = left.pop()) {
    const { name, value } = each
    if (typeof value === 'string' && isBroken(value)) faults.push({ in: 'body', name, rule: 'malformed' })
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) left.push({ name: name === '' ? key : `${name}.${key}`, value: inner })
  }
  return faults
}

function isBroken(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text)
}
