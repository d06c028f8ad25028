/** The faults of the fields of a form, found before sending or by the server. */
import type { Failure } from './failure.ts'
import type { Rule } from './problems.ts'

/**
 * A rule of the contract, or one that only a form or the server checks: a repeated field, a password that is not the current one, a
 * user name that is taken, a city that is typed and not chosen.
 */
export type FieldFault =
  | Rule
  | { readonly rule: 'emails-differ' | 'passwords-differ' | 'not-current' | 'wrong-code' | 'taken' | 'not-chosen' | PasswordRefusal }

type PasswordRefusal = 'too-common' | 'guessable'

/** The fault of a new password that the server refused; null for any other failure. */
export function passwordRefusal({ type }: Failure): { readonly rule: PasswordRefusal } | null {
  if (type === 'common-password') return { rule: 'too-common' }
  return type === 'guessable-password' ? { rule: 'guessable' } : null
}

/** The fault of the password of the account, if the server refused it; null for any other failure. */
export function currentPasswordRefusal({ type }: Failure): { readonly rule: 'not-current' } | null {
  return type === 'wrong-current-password' ? { rule: 'not-current' } : null
}

/** The faults of a form by field. A field without a fault is valid. */
export type FieldFaults<Field extends string, Kind extends FieldFault = FieldFault> = { readonly [name in Field]?: Kind }

/** The faults without the valid fields. */
export function faultsOf<Field extends string, Kind extends FieldFault>(
  faults: Readonly<Record<Field, Kind | null>>,
): FieldFaults<Field, Kind> {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as FieldFaults<Field, Kind>
}

/** Whether all fields are valid. */
export function isFaultless(faults: FieldFaults<string>): boolean {
  return Object.keys(faults).length === 0
}

/** The fault of an empty field; null for any other text. */
export function missingFault(text: string): FieldFault | null {
  return text === '' ? { rule: 'missing' } : null
}

/** The fault of a repetition that is empty or differs from the original; null if they are equal. */
export function repetitionFault(
  repetition: string,
  original: string,
  rule: 'emails-differ' | 'passwords-differ',
): FieldFault | null {
  return missingFault(repetition) ?? (repetition === original ? null : { rule })
}
