/** The reasons of a decision, as a server takes them. */
import type { components } from '../../../contract/openapi.ts'
import type { GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import { wordsOf } from '../../../domain/moderation/own-words.ts'
import type { Offers } from '../../../domain/offers.ts'

/** Without the offer `reasons`, only the own words. */
export function sentReasons(offers: Offers, { reasons, reason }: GivenReasons): components['schemas']['GivenReasons'] {
  const words = { reason: wordsOf('reason', reason) }
  return offers.has('reasons') ? { reasons: [...reasons], ...words } : words
}
