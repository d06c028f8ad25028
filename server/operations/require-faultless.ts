/** Refuses a body whose fields have faults. */
import { ProblemError, type Rule } from '../../domain/problems.ts'

/** `found` is by the name of the field, without those that have none. Throws invalid-request, with all faults at once. */
export function requireFaultless(found: Readonly<Record<string, Rule>>): void {
  const faults = Object.entries(found).map(([name, fault]) => ({ in: 'body', name, ...fault }) as const)
  if (faults.length > 0) throw new ProblemError({ type: 'invalid-request', faults })
}
