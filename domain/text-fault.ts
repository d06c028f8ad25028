/** What a field of text may hold. */
import type { Rule } from './problems.ts'

/**
 * No character that a line of text can't have: no control character, and none of the two overrides of direction (U+202D and
 * U+202E), which show letters in another order than they are stored in.
 */
export const oneLine = /^[^\p{Cc}\u202D\u202E]*$/u

/** The same over several lines. */
export const manyLines = /^(?:[^\p{Cc}\u202D\u202E]|[\t\n\r])*$/u

/**
 * A character that shows by itself: no blank, no mark that needs a letter, nothing that formats or is ignored, and not one
 * of the letters and signs that Unicode draws as nothing (Braille blank, empty note head, blank hieroglyphs).
 */
const visible = /[^\s\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/u

/** Whether there is anything to see in a text. */
export function isVisible(text: string): boolean {
  return visible.test(text)
}

/** A text without the blanks around it; null where nothing else is left, and for anything that is no text. */
export function trimmedOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Says that a trimmed text shows nothing, has more code points than `most`, or characters that do not fit. */
export function textFault(text: string, most: number, fitting: RegExp): Rule | null {
  return isVisible(text) ? optionalTextFault(text, most, fitting) : { rule: 'missing' }
}

/** The same for a text that may be empty. */
export function optionalTextFault(text: string, most: number, fitting: RegExp): Rule | null {
  if ([...text].length > most) return { rule: 'too-long', limit: most }
  return fitting.test(text) ? null : { rule: 'malformed' }
}
