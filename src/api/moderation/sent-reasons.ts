/** The reasons of a decision, as a server takes them. */
import type { components } from '../../../contract/openapi.ts'
import type { GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import { wordsOf } from '../../../domain/moderation/own-words.ts'
import type { Offers } from '../../../domain/offers.ts'

/** Without the offer `reasons`, only the own words; without `statements`, no law. */
export function sentReasons(offers: Offers, { reasons, reason, law = '' }: GivenReasons): components['schemas']['GivenReasons'] {
  const violated = offers.has('statements') ? wordsOf('law', law) : null
  const words = { reason: wordsOf('reason', reason), ...(violated !== null && { law: violated }) }
  return offers.has('reasons') ? { reasons: [...reasons], ...words } : words
}
