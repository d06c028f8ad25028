/** What a field of text may hold. */
import type { Rule } from './problems.ts'

/** No character that a line of text can't have. */
export const oneLine = /^\P{Cc}*$/u

/** The same over several lines. */
export const manyLines = /^[\P{Cc}\t\n\r]*$/u

/** Says that a trimmed text is empty, has more code points than `most`, or characters that do not fit. */
export function textFault(text: string, most: number, fitting: RegExp): Rule | null {
  return text === '' ? { rule: 'missing' } : optionalTextFault(text, most, fitting)
}

/** The same for a text that may be empty. */
export function optionalTextFault(text: string, most: number, fitting: RegExp): Rule | null {
  if ([...text].length > most) return { rule: 'too-long', limit: most }
  return fitting.test(text) ? null : { rule: 'malformed' }
}
