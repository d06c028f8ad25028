/** Texts of the first screen's listings that are known before the app has their data. Its skeletons show them. */
import type { Worded } from '../../../domain/listing-language.ts'

export interface FirstText {
  readonly title: Worded
  readonly description: Worded
}

let known: () => readonly FirstText[] = () => []

/** Call before the first screen is rendered; until then, none are known. */
export function readFirstTexts(read: () => readonly FirstText[]): void {
  known = read
}

/** In the order of the screen. */
export function firstTexts(): readonly FirstText[] {
  return known()
}
