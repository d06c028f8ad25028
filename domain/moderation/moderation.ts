/** Moderation: the listings of all types, and the decisions of moderators. Specification, sections 2 and 4. */
import type { Statement } from '../given-reasons/statement.ts'
import type { components } from '../../contract/openapi.ts'
import { matches, type Filter } from '../lists/filter.ts'
import { isCancelled } from '../listing/cancellation.ts'
import { isUnanswered } from '../listing/check.ts'
import { languageOfListing } from '../listing/listing-language.ts'
import { differingFields } from './differing-fields.ts'
import type { ListingField } from '../listing/field-registry.ts'
import { fieldsOf, perField } from '../listing/listing-fields.ts'
import type { Listing } from '../listing/listing.ts'
import type { ListingForm } from '../listing/listing-form.ts'
import { listingPayloadOf } from '../listing/submission.ts'
import type { ListingReports } from './report.ts'

type SentListing = components['schemas']['TypedListing']

/** A change of an approved listing by its author, which waits or was rejected. */
export type ListingChange = components['schemas']['ListingChange']

/** Who sent a listing, and what became of it before. */
export type ListingSubmission = components['schemas']['ListingSubmission']

/**
 * A listing with its type and ETag; `etag` is null if the server sends none. Servers without the offer `own-changes` send no `change`,
 * without `checks` no `check`, without `removed-list` no `removal`, without `own-history` no `stateSince`, without `author-cards` no
 * `submission`, without `reports` no `reports`, and without `statements` no `statement`.
 */
export type TypedListing = Listing & Pick<SentListing, 'type' | 'state' | 'rejectionReason'> & {
  readonly stateSince?: string
  readonly change?: ListingChange | null
  readonly moved?: SentListing['moved']
  readonly check?: SentListing['check']
  readonly removal?: SentListing['removal']
  readonly submission?: ListingSubmission
  readonly reports?: ListingReports
  readonly statement?: Statement
  readonly etag: string | null
}

/** Whether a change of the published text waits for a decision. */
export function hasWaitingChange({ change }: Pick<TypedListing, 'change'>): boolean {
  return change?.state === 'waiting'
}

/**
 * Whether a listing, or its change, waits for a decision, or an event that its author moved was not seen yet, or a listing is possibly out
 * of date. A rejected listing can still be approved.
 */
export function isDecidable(listing: TypedListing): boolean {
  return !isRemoved(listing) && (!listing.approved || hasWaitingChange(listing) || isUnseenMove(listing) || isUnanswered(listing))
}

/** Whether its author moved an event, and no moderator has seen it. */
export function isUnseenMove({ moved }: Pick<TypedListing, 'moved'>): boolean {
  return Boolean(moved)
}

/** Whether a listing was removed, so that it can only be restored. */
export function isRemoved({ state }: Pick<TypedListing, 'state'>): boolean {
  return state === 'removed'
}

/** A state as people are told it: a cancelled event is approved. */
export type ShownState = TypedListing['state'] | 'cancelled'

/** What people are told of the state of a listing. */
export function shownState({ state, cancellation }: Pick<TypedListing, 'state' | 'cancellation'>): ShownState {
  return state === 'approved' && isCancelled({ cancellation }) ? 'cancelled' : state
}

/** The listing with the text of its change, if it has one. */
export function withChange<Listing extends TypedListing>(listing: Listing): Listing {
  return listing.change ? { ...listing, ...listing.change.listing } : listing
}

/** What a moderator does with a listing. */
export type Decision = 'approval' | 'rejection' | 'update' | 'deletion' | 'merge' | 'restoration'

/** What a moderator decides on: a listing, the change of a published one, an event that its author moved, or what was not checked. */
export type DecisionSubject = 'listing' | 'change' | 'move' | 'check'

/** The subjects, in the order in which they are named. */
export const decisionSubjects = ['listing', 'change', 'move', 'check'] as const satisfies readonly DecisionSubject[]

/** What this decision on a listing, as it was before, is about. */
export function subjectOf(decision: Decision, listing: TypedListing): DecisionSubject {
  if ((decision === 'approval' || decision === 'rejection') && hasWaitingChange(listing)) return 'change'
  if (decision !== 'approval') return 'listing'
  if (isUnseenMove(listing)) return 'move'
  return isUnanswered(listing) ? 'check' : 'listing'
}

/** What a conflict compares two versions of a listing by. */
export type ComparedField = ListingField | 'state'

/** What two versions of a listing differ in, in the order in which it is shown. */
export function comparedFields(a: TypedListing, b: TypedListing): ComparedField[] {
  return [...differingFields(a, b), ...(shownState(a) === shownState(b) ? [] : ['state' as const])]
}

/** The listing with the content of the form. */
export function editedListing(listing: TypedListing, form: ListingForm): TypedListing {
  const { type, approved } = listing
  const emptied = perField(fieldsOf(type), (field) => (field === 'tags' ? [] : null))
  const edited = { ...listing, ...emptied, ...listingPayloadOf(type, form, approved) } as TypedListing
  return { ...edited, language: languageOfListing(edited) }
}

/**
 * The complete list of Manage Posts: pending listings in ascending order of id, approved ones in descending order. The id is
 * the only indication of a listing's age.
 */
export function moderatedListings<Row extends Listing>(
  listings: readonly Row[],
  { approved, filter }: { readonly approved: boolean; readonly filter: Filter },
): Row[] {
  const inOrder = listings.filter((listing) => matches(listing, filter)).sort((a, b) => a.id - b.id)
  return approved ? inOrder.reverse() : inOrder
}
