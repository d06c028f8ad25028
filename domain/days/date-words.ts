/** The names of months and weekdays by language. The web app has those of its own language only (`tools/one-language.ts`). */
import type { Language } from '../languages.ts'
import { el } from './date-words.el.ts'
import { en } from './date-words.en.ts'

/** The names in one language. */
export interface DateWords {
  readonly months: readonly string[]
  /** The months as they stand behind the number of a day. */
  readonly monthsInDates: readonly string[]
  /** From Monday. */
  readonly weekdays: readonly string[]
}

/** The names in each language. */
export const dateWords: Readonly<Record<Language, DateWords>> = { en, el }
