/** Finds strings that PostgreSQL cannot store: with NUL or with an unpaired surrogate. */
import type { Fault } from '../../../domain/problems.ts'

/** Checks all strings of a body. Iterative, since the caller controls the depth. */
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
