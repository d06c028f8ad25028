/** When and where an event is, in one line. */
import { formatWhen } from '../../../domain/days/format-period.ts'
import { joinedFacts } from '../../../domain/joined-facts.ts'
import type { Timed } from '../../../domain/days/times.ts'
import type { Language } from '../../../domain/languages.ts'

/** `Saturday, November 28, 2026, 10:30–12:00 · Volos`; without a town only the days. The name of the town is in the language. */
export function eventDetails(event: Timed, town: string | null, language: Language): string {
  return joinedFacts([formatWhen(event, language), town])
}
