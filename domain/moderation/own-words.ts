/** What people add to a decision in their own words. In a file of its own, since visitors need none of its rules. */
import { longestLaw } from '../given-reasons/statement.ts'
import { cleanText, type TextKind } from '../clean-text.ts'
import { faultsOf, type FieldFaults } from '../field-fault.ts'
import { optionalTextFault } from '../text-fault.ts'

/** Each may be empty. The bound is in code points. */
const ownWords = {
  /** Why a moderator rejects a listing. */
  reason: { kind: 'lines', max: 1000 },
  /** The law that a listing or a member violates. */
  law: { kind: 'line', max: longestLaw },
  /** What an author tells those who wanted to come to a cancelled event. */
  note: { kind: 'line', max: 300 },
} as const satisfies Readonly<Record<string, { readonly kind: TextKind; readonly max: number }>>

/** The name of such words. */
export type OwnWords = keyof typeof ownWords

/** The words as they are sent; null if they are empty. */
export function wordsOf(name: OwnWords, typed: string): string | null {
  return cleanText(typed, ownWords[name].kind).trim() || null
}

/** Their fault. */
export function wordFaults<Name extends OwnWords>(name: Name, typed: string): FieldFaults<Name> {
  const { kind, max } = ownWords[name]
  const fault = optionalTextFault(wordsOf(name, typed) ?? '', max, kind)
  return faultsOf({ [name]: fault } as Readonly<Record<Name, typeof fault>>)
}
