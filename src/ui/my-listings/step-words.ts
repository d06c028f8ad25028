/** What the history of a listing says of each step. */
import type { ListingAction, ListingStep } from '../../../domain/moderation/listing-history.ts'
import { m } from '../../../messages/compiled/messages.js'

type By = ListingStep['by']

const words: Readonly<Record<ListingAction, (step: { by: By }) => string>> = {
  'listing-submitted': m.step_submitted,
  'listing-resubmitted': m.step_resubmitted,
  'listing-edited': m.step_edited,
  'listing-approved': m.step_approved,
  'listing-rejected': m.step_rejected,
  'listing-deleted': m.step_removed,
  'listing-merged': m.step_merged,
  'listing-withdrawn': m.step_removed,
  'listing-restored': m.step_restored,
  'listing-checked': m.step_checked,
  'objection-kept': m.step_objection_kept,
  'objection-reversed': m.step_objection_reversed,
  'event-cancelled': m.step_cancelled,
  'event-reopened': m.step_reopened,
  'decision-undone': m.step_undone,
  'event-moved': m.step_moved,
  'change-submitted': m.step_change_submitted,
  'change-approved': m.step_change_approved,
  'change-rejected': m.step_change_rejected,
  'change-withdrawn': m.step_change_withdrawn,
}

/** An action that this version does not know is named as the server names it. */
export function stepText(action: ListingStep['action'], by: By): string {
  return Object.hasOwn(words, action) ? words[action as ListingAction]({ by }) : action
}
