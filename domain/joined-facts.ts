/** Joins short texts, such as facts of a listing, into a line. */

/** `Saturday, October 24, 2026 · Volos`, without what is null or empty. No line begins with a dot, since its space does not break. */
export function joinedFacts(facts: readonly (string | null)[]): string {
  return facts.filter(Boolean).join('\u00A0· ')
}
