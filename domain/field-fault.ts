/** What is wrong with the fields of a form, before anything is sent or after the server said so. */
import type { Rule } from './problems.ts'

/** A rule of the contract, or one that only a form or the server can know: a field that repeats another, a name that is taken. */
export type FieldFault = Rule | { readonly rule: 'emails-differ' | 'passwords-differ' | 'taken' | 'too-common' }

/** The faults of a form by field; a field without one fits, and so does a form without any. */
export type FieldFaults<Field extends string, Kind extends FieldFault = FieldFault> = { readonly [name in Field]?: Kind }

/** Keeps the fields with which something is wrong. */
export function faultsOf<Field extends string, Kind extends FieldFault>(
  faults: Readonly<Record<Field, Kind | null>>,
): FieldFaults<Field, Kind> {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as FieldFaults<Field, Kind>
}

/** Whether nothing is wrong. */
export function isFaultless(faults: FieldFaults<string>): boolean {
  return Object.keys(faults).length === 0
}

/** Says that a field is empty, for one of which nothing else is asked. */
export function missingFault(text: string): FieldFault | null {
  return text === '' ? { rule: 'missing' } : null
}

/** Says that a repetition is empty, or not the same as what it repeats. */
export function repetitionFault(
  repetition: string,
  original: string,
  rule: 'emails-differ' | 'passwords-differ',
): FieldFault | null {
  return missingFault(repetition) ?? (repetition === original ? null : { rule })
}
