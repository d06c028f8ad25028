/** A card of Manage Posts: a listing and the decision on it. Specification, sections 2, 4 and 8. */
import { assign, sendTo, setup, type ActorRef, type ActorRefFrom, type Snapshot } from 'xstate'
import type { Day } from '../../../domain/days/days.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { listingFormFaults } from '../../../domain/listing/listing-rules.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import type { ListingForm } from '../../../domain/listing/listing-form.ts'
import type { LikelyDuplicate } from '../../../domain/listing/sought-duplicates.ts'
import { noReasons, reasonFaults, type GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import { isMergeable } from '../../../domain/moderation/merging.ts'
import { isDecidable, isRemoved, type Decision, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { listingFormOf, listingPayloadOf } from '../../../domain/listing/submission.ts'
import type { Moderation, Outcome } from '../../api/moderation/moderation.ts'
import { requiredPromise } from '../required.ts'

/** Sent to the parent: a decision succeeded, the listing no longer exists, or it has changed. */
export type ModerationCardReply =
  | { type: 'card.decide'; id: number }
  | { type: 'card.leave'; id: number }
  | { type: 'card.change'; id: number }

export interface ModerationCardContext {
  /** The version of the listing that the moderator sees and decides on. */
  readonly listing: TypedListing
  /** The version that somebody else has saved, after a conflict. */
  readonly current: TypedListing | null
  /** The pending or last decision. */
  readonly decision: Decision
  /** The listing that was chosen last to be kept in place of this one; null for none. */
  readonly into: LikelyDuplicate | null
  /** The last submitted content of the edit form. */
  readonly form: ListingForm
  /** The last submitted reasons of a rejection or a deletion. */
  readonly given: GivenReasons
  readonly faults: FieldFaults<ListingField | 'reason'>
  /** The last failure. */
  readonly failure: Failure | null
  /** The current day in Athens. */
  readonly today: () => Day
  /** The machine of the list. */
  readonly parent: ActorRef<Snapshot<unknown>, ModerationCardReply>
}

export type ModerationCardInput = Pick<ModerationCardContext, 'listing' | 'today' | 'parent'>

export type ModerationCardEvent =
  | { type: 'listing.approve' | 'listing.edit' | 'listing.reject' | 'listing.delete' | 'listing.restore' }
  | { type: 'listing.merge'; into: LikelyDuplicate }
  /** The list was read again: the listing as it is now, null if it is no longer on the page. */
  | { type: 'listing.refresh'; listing: TypedListing | null }
  | { type: 'edit.save'; form: ListingForm }
  | { type: 'reasons.send'; given: GivenReasons }
  | { type: 'edit.cancel' | 'reasons.cancel' | 'merge.confirm' | 'merge.cancel' }
  | { type: 'conflict.adopt' | 'conflict.override' | 'alert.close' }

/** The open panel, the modal, and whether a decision is pending. */
export type ModerationCardTag = 'busy' | 'edit' | 'rejection' | 'conflict' | 'deletion' | 'merge' | 'gone' | 'failed'

const decisionActor = <Name extends 'approve' | 'reject' | 'update' | 'remove' | 'merge' | 'restore'>(name: Name) =>
  requiredPromise<Outcome, Parameters<Moderation[Name]>[0]>(name)

const setDecision = (decision: Decision) => ({ type: 'setDecision', params: { decision } }) as const
const isAfter = (decision: Decision) => ({ type: 'isDecision', params: { decision } }) as const
const reply = (type: ModerationCardReply['type']) =>
  ({ type: 'reply', params: ({ context }: { context: ModerationCardContext }) => ({ type, id: context.listing.id }) }) as const

const outcomeOf = ({ event }: { event: { output: Outcome } }) => event.output
const applyOutcome = { type: 'applyOutcome', params: outcomeOf } as const
const isDone = { type: 'isDone', params: outcomeOf } as const

/** The transitions of a successful decision, and of a conflict. */
const onSuccess = { guard: isDone, target: 'settled', actions: reply('card.decide') } as const
const onConflict = [
  { guard: { type: 'isChanged', params: outcomeOf }, target: 'conflicting', actions: applyOutcome },
  { target: 'gone' },
] as const
/** What was given before is still there. */
const checkAgain = { type: 'checkReasons', params: ({ context }: { context: ModerationCardContext }) => context } as const
const setFailure = { type: 'setFailure', params: ({ event }: { event: { error: unknown } }) => event } as const

/** A decision that asks nothing while it is sent. */
const deciding = <const Name extends 'approve' | 'remove' | 'merge' | 'restore'>(name: Name) => ({
  id: name,
  src: name,
  input: ({ context }: { context: ModerationCardContext }) => context,
  onDone: [onSuccess, ...onConflict],
  onError: { target: 'failed', actions: setFailure },
} as const)

export const moderationCardMachine = setup({
  types: {
    context: {} as ModerationCardContext,
    events: {} as ModerationCardEvent,
    input: {} as ModerationCardInput,
    tags: {} as ModerationCardTag,
  },
  actors: {
    approve: decisionActor('approve'),
    reject: decisionActor('reject'),
    update: decisionActor('update'),
    remove: decisionActor('remove'),
    merge: decisionActor('merge'),
    restore: decisionActor('restore'),
  },
  actions: {
    reply: sendTo(({ context }) => context.parent, (_, event: ModerationCardReply) => event),
    setDecision: assign((_, { decision }: { decision: Decision }) => ({ decision })),
    setInto: assign((_, { into }: { into: LikelyDuplicate }) => ({ into })),
    setListing: assign(({ context }, { listing }: { listing: TypedListing | null }) => ({ listing: listing ?? context.listing })),
    adoptCurrent: assign(({ context: { listing, current } }) => ({ listing: current ?? listing, current: null })),
    applyOutcome: assign((_, outcome: Outcome) => {
      if (outcome.kind === 'done') return { listing: outcome.listing }
      return outcome.kind === 'changed' ? { current: outcome.current } : {}
    }),
    startEdit: assign(({ context }) => ({ form: listingFormOf(context.listing), faults: {} })),
    checkForm: assign(({ context: { listing, today } }, { form }: { form: ListingForm }) => ({
      form,
      faults: listingFormFaults(listing.type, form, today(), listing),
    })),
    checkReasons: assign((_, { given }: { given: GivenReasons }) => ({ given, faults: reasonFaults(given) })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isListed: (_, { listing }: { listing: TypedListing | null }) => listing !== null,
    isDecidable: ({ context }) => isDecidable(context.listing),
    isPresent: ({ context }) => !isRemoved(context.listing),
    isRemoved: ({ context }) => isRemoved(context.listing),
    isMergeable: ({ context: { listing } }, { into }: { into: LikelyDuplicate }) => isMergeable(listing.state, into.state),
    isDecision: ({ context }, { decision }: { decision: Decision }) => context.decision === decision,
    isDone: (_, { kind }: Outcome) => kind === 'done',
    isChanged: (_, { kind }: Outcome) => kind === 'changed',
    isFaultless: ({ context }) => isFaultless(context.faults),
  },
}).createMachine({
  id: 'moderation-card',
  context: ({ input }) => ({
    ...input,
    current: null,
    decision: 'approval',
    into: null,
    form: listingFormOf(input.listing),
    given: noReasons,
    faults: {},
    failure: null,
  }),
  initial: 'viewing',
  states: {
    viewing: {
      on: {
        'listing.approve': { guard: 'isDecidable', target: 'approving' },
        'listing.edit': { guard: 'isPresent', target: 'editing', actions: 'startEdit' },
        'listing.reject': { guard: 'isPresent', target: 'rejecting', actions: checkAgain },
        'listing.delete': { guard: 'isPresent', target: 'confirmingDelete', actions: checkAgain },
        'listing.merge': {
          guard: { type: 'isMergeable', params: ({ event }) => event },
          target: 'confirmingMerge',
          actions: { type: 'setInto', params: ({ event }) => event },
        },
        'listing.restore': { guard: 'isRemoved', target: 'restoring' },
        'listing.refresh': [
          { guard: { type: 'isListed', params: ({ event }) => event }, actions: { type: 'setListing', params: ({ event }) => event } },
          { target: 'settled' },
        ],
      },
    },
    approving: { tags: 'busy', entry: setDecision('approval'), invoke: deciding('approve') },
    editing: {
      tags: 'edit',
      on: {
        'edit.save': { target: 'checkingForm', actions: { type: 'checkForm', params: ({ event }) => event } },
        'edit.cancel': 'viewing',
      },
    },
    checkingForm: { always: [{ guard: 'isFaultless', target: 'saving' }, { target: 'editing' }] },
    saving: {
      tags: ['busy', 'edit'],
      entry: setDecision('update'),
      invoke: {
        id: 'update',
        src: 'update',
        input: ({ context: { listing, form } }) => ({ listing, changes: listingPayloadOf(listing.type, form, listing.approved) }),
        onDone: [{ guard: isDone, target: 'viewing', actions: [applyOutcome, reply('card.change')] }, ...onConflict],
        onError: { target: 'updateFailed', actions: setFailure },
      },
    },
    rejecting: {
      tags: 'rejection',
      on: {
        'reasons.send': { target: 'checkingRejection', actions: { type: 'checkReasons', params: ({ event }) => event } },
        'reasons.cancel': 'viewing',
      },
    },
    checkingRejection: { always: [{ guard: 'isFaultless', target: 'sendingRejection' }, { target: 'rejecting' }] },
    sendingRejection: {
      tags: ['busy', 'rejection'],
      entry: setDecision('rejection'),
      invoke: {
        id: 'reject',
        src: 'reject',
        input: ({ context }) => context,
        onDone: [onSuccess, ...onConflict],
        onError: { target: 'rejectionFailed', actions: setFailure },
      },
    },
    confirmingDelete: {
      tags: 'deletion',
      on: {
        'reasons.send': { target: 'checkingDeletion', actions: { type: 'checkReasons', params: ({ event }) => event } },
        'reasons.cancel': 'viewing',
      },
    },
    checkingDeletion: { always: [{ guard: 'isFaultless', target: 'deleting' }, { target: 'confirmingDelete' }] },
    deleting: { tags: 'busy', entry: setDecision('deletion'), invoke: deciding('remove') },
    confirmingMerge: { tags: 'merge', on: { 'merge.confirm': 'merging', 'merge.cancel': 'viewing' } },
    merging: {
      tags: 'busy',
      entry: setDecision('merge'),
      // It is entered only with a listing that is kept.
      invoke: { ...deciding('merge'), input: ({ context: { listing, into } }) => ({ listing, into: into as LikelyDuplicate }) },
    },
    restoring: { tags: 'busy', entry: setDecision('restoration'), invoke: deciding('restore') },
    conflicting: {
      tags: 'conflict',
      on: {
        'conflict.adopt': { target: 'viewing', actions: ['adoptCurrent', reply('card.change')] },
        'conflict.override': [
          { guard: isAfter('approval'), target: 'approving', actions: 'adoptCurrent' },
          { guard: isAfter('update'), target: 'saving', actions: 'adoptCurrent' },
          { guard: isAfter('deletion'), target: 'deleting', actions: 'adoptCurrent' },
          { guard: isAfter('merge'), target: 'merging', actions: 'adoptCurrent' },
          { guard: isAfter('restoration'), target: 'restoring', actions: 'adoptCurrent' },
          { target: 'sendingRejection', actions: 'adoptCurrent' },
        ],
      },
    },
    gone: { tags: 'gone', on: { 'alert.close': { target: 'settled', actions: reply('card.leave') } } },
    // The input stays in view after a failure.
    updateFailed: { tags: ['edit', 'failed'], on: { 'alert.close': 'editing' } },
    rejectionFailed: { tags: ['rejection', 'failed'], on: { 'alert.close': 'rejecting' } },
    failed: {
      tags: 'failed',
      on: { 'alert.close': [{ guard: isAfter('merge'), target: 'viewing', actions: reply('card.change') }, { target: 'viewing' }] },
    },
    settled: { type: 'final' },
  },
})

/** A running card machine. */
export type ModerationCardActor = ActorRefFrom<typeof moderationCardMachine>
