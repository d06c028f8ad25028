/** What is wrong with the fields of a form, before anything is sent or after the server said so. */
import type { Rule } from './problems.ts'

/** A rule of the contract, or one that only a form or the server can know: a field that repeats another, a name that is taken. */
export type FieldFault = Rule | { readonly rule: 'emails-differ' | 'passwords-differ' | 'taken' }

/** The faults of a form by field; a field without one fits, and so does a form without any. */
export type FieldFaults<Field extends string> = { readonly [name in Field]?: FieldFault }
