/** The rules for text fields. */
import { hasDirectionMarks, type TextKind } from './clean-text.ts'
import type { Rule } from './problems.ts'

/** Matches the line breaks that a cleaned line can still have. */
const typedBreak = /[\n\r]/

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

/** The fault of a cleaned, trimmed text that is not visible, has more than `max` code points, or should be one line and is not. */
export function textFault(text: string, max: number, kind: TextKind): Rule | null {
  return isVisible(text) ? optionalTextFault(text, max, kind) : { rule: 'missing' }
}

/** The fault of a text that may be empty. */
export function optionalTextFault(text: string, max: number, kind: TextKind): Rule | null {
  if ([...text].length > max) return { rule: 'too-long', limit: max }
  if (kind !== 'lines' && typedBreak.test(text)) return { rule: 'malformed' }
  return kind === 'name' ? directionFault(text) : null
}

/** The fault of a cleaned name, link or e-mail address whose letters would be seen in another order than the stored one. */
export function directionFault(name: string): Rule | null {
  return hasDirectionMarks(name) ? { rule: 'with-direction-marks' } : null
}
