/** The reasons that administrators choose from when they reject or delete a listing or disable a member. */
import type { components } from '../../contract/openapi.ts'
import type { Language } from '../languages.ts'

/** A reason in both languages. */
export type Reason = components['schemas']['Reason']

/** Its sentences. */
export type ReasonTexts = Readonly<Record<Language, string>>

/** How many there are at most. */
export const maxReasons = 50

/** What an author is told: the chosen reasons in his language, each on a line, and what was added. */
export function composedReason(chosen: readonly string[], own: string | null): string {
  return [...chosen, ...(own === null ? [] : [own])].join('\n')
}
