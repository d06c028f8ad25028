/** The rules for text fields. */
import type { Rule } from './problems.ts'

/**
 * Matches a line of text: no control characters, and neither of the two direction overrides (U+202D and U+202E), which display
 * letters in another order than the stored one.
 */
export const oneLine = /^[^\p{Cc}\u202D\u202E]*$/u

/** Matches text of several lines: in addition, tabs and line breaks. */
export const manyLines = /^(?:[^\p{Cc}\u202D\u202E]|[\t\n\r])*$/u

/**
 * A character that is visible by itself: not whitespace, a combining mark, a control, format or ignorable character, or one of
 * the letters and symbols that are drawn blank (Braille blank, null note head, blank hieroglyphs).
 */
const visible = /[^\s\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/u

/** Whether a text has a visible character. */
export function isVisible(text: string): boolean {
  return visible.test(text)
}

/** The trimmed text; null if nothing is left or the value is not a string. */
export function trimmedOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** The fault of a trimmed text that is not visible, has more than `max` code points, or does not match `pattern`. */
export function textFault(text: string, max: number, pattern: RegExp): Rule | null {
  return isVisible(text) ? optionalTextFault(text, max, pattern) : { rule: 'missing' }
}

/** The fault of a text that may be empty. */
export function optionalTextFault(text: string, max: number, pattern: RegExp): Rule | null {
  if ([...text].length > max) return { rule: 'too-long', limit: max }
  return pattern.test(text) ? null : { rule: 'malformed' }
}
