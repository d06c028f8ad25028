/** What is said of what an author decides alone. */
import { restorableDays } from '../../../domain/listing/lifecycle.ts'
import type { OwnDecision, OwnListing } from '../../../domain/listing/own-listing.ts'
import { m } from '../../../messages/compiled/messages.js'

type TitledMessage = (title: { title: string }) => string

interface DecisionWords {
  readonly button: () => string
  /** What is asked before; null if nothing is. */
  readonly question: { readonly title: () => string; readonly text: TitledMessage } | null
  readonly done: TitledMessage
  readonly failed: () => string
}

const words: Readonly<Record<OwnDecision | 'taking-down', DecisionWords>> = {
  'withdrawal': {
    button: m.own_withdraw,
    question: { title: m.own_withdraw_question, text: m.own_withdraw_text },
    done: m.own_withdrawn,
    failed: m.own_withdraw_failed,
  },
  'taking-down': {
    button: m.own_take_down,
    question: { title: m.own_take_down_question, text: ({ title }) => m.own_take_down_text({ title, days: restorableDays }) },
    done: m.own_taken_down,
    failed: m.own_take_down_failed,
  },
  'change-withdrawal': {
    button: m.own_change_withdraw,
    question: { title: m.own_change_question, text: m.own_change_text },
    done: m.own_change_withdrawn,
    failed: m.own_change_withdraw_failed,
  },
  'cancellation': {
    button: m.own_cancel_event,
    question: { title: m.own_cancel_event_question, text: m.own_cancel_event_text },
    done: m.own_cancelled,
    failed: m.own_cancel_event_failed,
  },
  'reopening': { button: m.own_reopen, question: null, done: m.own_reopened, failed: m.own_reopen_failed },
  'restoration': { button: m.own_restore, question: null, done: m.own_restored, failed: m.own_restore_failed },
}

/** The words of a decision on a listing as it was before; null for no listing. */
export function decisionWords(listing: OwnListing | null, decision: OwnDecision): DecisionWords {
  return words[decision === 'withdrawal' && listing?.state === 'approved' ? 'taking-down' : decision]
}
