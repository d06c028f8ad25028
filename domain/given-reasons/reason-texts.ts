/** The sentences of a reason, before they are sent. */
import { cleanText } from '../clean-text.ts'
import { faultsOf, type FieldFaults } from '../field-fault.ts'
import { languages, type Language } from '../languages.ts'
import { textFault } from '../text-fault.ts'
import type { ReasonTexts } from './reasons.ts'

/** The most code points of a sentence. */
export const longestReason = 300

/** The sentences as they are sent. */
export function cleanedTexts(typed: ReasonTexts): ReasonTexts {
  return eachLanguage((language) => cleanText(typed[language], 'line').trim())
}

/** The faults of what was typed. */
export function textFaults(typed: ReasonTexts): FieldFaults<Language> {
  const cleaned = cleanedTexts(typed)
  return faultsOf(eachLanguage((language) => textFault(cleaned[language], longestReason, 'line')))
}

function eachLanguage<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<Language, Value>
}
