/** Objections of authors to decisions against them, and the answers of moderators. */
import type { components } from '../../contract/openapi.ts'
import { cleanText } from '../clean-text.ts'
import { faultsOf, type FieldFaults } from '../field-fault.ts'
import type { Failure } from '../failure.ts'
import type { Rule } from '../problems.ts'
import { optionalTextFault, textFault, trimmedOrNull } from '../text-fault.ts'
import type { Measure } from './statement.ts'

/** What became of an objection; its decision is kept or reversed. */
export type ObjectionOutcome = components['schemas']['ObjectionAnswer']['outcome']

/** What an author said against a decision, and what became of it. */
export type Objection = components['schemas']['Objection']

/** An objection that is open. */
export type OpenObjection = components['schemas']['OpenObjection']

/** As it is sent. */
export type ObjectionAnswer = components['schemas']['ObjectionAnswer']

/** What became of an objection that a moderator answered. */
export type AnsweredObjection =
  | { readonly outcome: ObjectionOutcome; readonly measure: Measure }
  /** It was not open any more. */
  | { readonly outcome: 'gone'; readonly failure: Failure }

/** The most code points of an objection, and of an answer. */
const longestObjection = 2000

/** The most open objections that are listed. */
export const mostObjections = 50

/** The text without invisible marks, and trimmed; null if nothing is left. */
export function trimmedObjection(text: string): string | null {
  return trimmedOrNull(cleanText(text, 'lines'))
}

/** The invalid fields of an objection. */
export function objectionFaults({ text }: { readonly text: string }): FieldFaults<'text', Rule> {
  return faultsOf<'text', Rule>({ text: textFault(trimmedObjection(text) ?? '', longestObjection, 'lines') })
}

/** The invalid fields of an answer: a decision is kept for reasons, which its author is told. */
export function answerFaults({ outcome, answer = '' }: ObjectionAnswer): FieldFaults<keyof ObjectionAnswer, Rule> {
  const text = trimmedObjection(answer) ?? ''
  return faultsOf<keyof ObjectionAnswer, Rule>({
    outcome: null,
    answer: outcome === 'kept' ? textFault(text, longestObjection, 'lines') : optionalTextFault(text, longestObjection, 'lines'),
  })
}
