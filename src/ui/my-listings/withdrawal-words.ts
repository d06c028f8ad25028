/** What is said of withdrawing a listing, taking down a published one, and withdrawing a change. */
import type { OwnListing, WithdrawnPart } from '../../../domain/listing/own-listing.ts'
import { m } from '../../../messages/compiled/messages.js'

interface WithdrawalWords {
  readonly button: () => string
  readonly question: () => string
  readonly text: (title: { title: string }) => string
}

const ofChange: WithdrawalWords = { button: m.own_change_withdraw, question: m.own_change_question, text: m.own_change_text }
const ofPublished: WithdrawalWords = { button: m.own_take_down, question: m.own_take_down_question, text: m.own_take_down_text }
const ofOther: WithdrawalWords = { button: m.own_withdraw, question: m.own_withdraw_question, text: m.own_withdraw_text }

/** The words of the button, and of the question that it asks. */
export function withdrawalWords(listing: OwnListing | null, part: WithdrawnPart): WithdrawalWords {
  if (part === 'change') return ofChange
  return listing?.state === 'approved' ? ofPublished : ofOther
}
