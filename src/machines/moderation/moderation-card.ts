/** One listing before an administrator: what is decided on it, and how that fares. Specification, sections 2, 4 and 8. */
import { assign, fromPromise, sendTo, setup, type ActorRef, type ActorRefFrom, type Snapshot } from 'xstate'
import type { Day } from '../../../domain/days.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { listingFormFaults } from '../../../domain/listing-rules.ts'
import type { ListingField } from '../../../domain/listing.ts'
import { reasonFaults, type Decision, type TypedListing } from '../../../domain/moderation.ts'
import { listingFormOf, listingPayloadOf, type ListingForm } from '../../../domain/submission.ts'
import type { Moderation, Outcome } from '../../api/moderation.ts'

/** What a card tells the list that it stands in: a decision counts, the listing was gone already, or it has changed. */
export type ModerationCardNews =
  | { type: 'card.decide'; id: number }
  | { type: 'card.leave'; id: number }
  | { type: 'card.change'; id: number }

export interface ModerationCardContext {
  /** The state of the listing that this administrator knows, and decides upon. */
  readonly listing: TypedListing
  /** The listing as somebody else has left it, where a decision came too late. */
  readonly current: TypedListing | null
  /** Which decision is on its way, or was taken last. */
  readonly decision: Decision
  /** What was typed into the edit form last. */
  readonly form: ListingForm
  /** What was typed as the reason of a rejection last. */
  readonly reason: string
  readonly faults: FieldFaults<ListingField | 'reason'>
  /** Why it failed last. */
  readonly failure: Failure | null
  /** Which day it is in Athens. */
  readonly today: () => Day
  /** The list that the card stands in. */
  readonly parent: ActorRef<Snapshot<unknown>, ModerationCardNews>
}

export type ModerationCardInput = Pick<ModerationCardContext, 'listing' | 'today' | 'parent'>

export type ModerationCardEvent =
  | { type: 'listing.approve' | 'listing.edit' | 'listing.reject' | 'listing.delete' }
  /** Another reading of the list has found it in this state, or not any more. */
  | { type: 'listing.refresh'; listing: TypedListing | null }
  | { type: 'edit.save'; form: ListingForm }
  | { type: 'rejection.send'; reason: string }
  | { type: 'edit.cancel' | 'rejection.cancel' | 'deletion.confirm' | 'deletion.cancel' }
  | { type: 'conflict.adopt' | 'conflict.override' | 'alert.close' }

/** Which panel is open, what stands in the modal, and whether a decision is on its way. */
export type ModerationCardTag = 'busy' | 'edit' | 'rejection' | 'conflict' | 'deletion' | 'gone' | 'failed'

const decided = <Name extends 'approve' | 'reject' | 'update' | 'remove'>(_: Name) =>
  fromPromise<Outcome, Parameters<Moderation[Name]>[0]>(() => Promise.reject(new Error('not provided')))

const starts = (decision: Decision) => ({ type: 'start', params: { decision } }) as const
const isAfter = (decision: Decision) => ({ type: 'isDecision', params: { decision } }) as const
const tell = (news: ModerationCardNews['type']) =>
  ({ type: 'tell', params: ({ context }: { context: ModerationCardContext }) => ({ type: news, id: context.listing.id }) }) as const

const outcomeOf = ({ event }: { event: { output: Outcome } }) => event.output
const follow = { type: 'follow', params: outcomeOf } as const
const isDone = { type: 'isDone', params: outcomeOf } as const

/** What becomes of a decision that counts, and of one that comes too late. */
const counts = { guard: isDone, target: 'settled', actions: tell('card.decide') } as const
const late = [{ guard: { type: 'isChanged', params: outcomeOf }, target: 'conflicting', actions: follow }, { target: 'gone' }] as const
const fails = { type: 'fail', params: ({ event }: { event: { error: unknown } }) => event } as const

export const moderationCardMachine = setup({
  types: {
    context: {} as ModerationCardContext,
    events: {} as ModerationCardEvent,
    input: {} as ModerationCardInput,
    tags: {} as ModerationCardTag,
  },
  actors: { approve: decided('approve'), reject: decided('reject'), update: decided('update'), remove: decided('remove') },
  actions: {
    tell: sendTo(({ context }) => context.parent, (_, news: ModerationCardNews) => news),
    start: assign((_, { decision }: { decision: Decision }) => ({ decision })),
    adopt: assign(({ context }, { listing }: { listing: TypedListing | null }) => ({ listing: listing ?? context.listing })),
    adoptCurrent: assign(({ context: { listing, current } }) => ({ listing: current ?? listing, current: null })),
    follow: assign((_, outcome: Outcome) => {
      if (outcome.kind === 'done') return { listing: outcome.listing }
      return outcome.kind === 'changed' ? { current: outcome.current } : {}
    }),
    beginEdit: assign(({ context }) => ({ form: listingFormOf(context.listing), faults: {} })),
    checkForm: assign(({ context: { listing, today } }, { form }: { form: ListingForm }) => ({
      form,
      faults: listingFormFaults(listing.type, form, today(), listing),
    })),
    checkReason: assign((_, { reason }: { reason: string }) => ({ reason, faults: reasonFaults(reason) })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isListed: (_, { listing }: { listing: TypedListing | null }) => listing !== null,
    isWaiting: ({ context }) => !context.listing.approved,
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
    form: listingFormOf(input.listing),
    reason: '',
    faults: {},
    failure: null,
  }),
  initial: 'viewing',
  states: {
    viewing: {
      on: {
        'listing.approve': { guard: 'isWaiting', target: 'approving' },
        'listing.edit': { target: 'editing', actions: 'beginEdit' },
        'listing.reject': { target: 'rejecting', actions: { type: 'checkReason', params: ({ context }) => context } },
        'listing.delete': 'confirmingDelete',
        'listing.refresh': [
          { guard: { type: 'isListed', params: ({ event }) => event }, actions: { type: 'adopt', params: ({ event }) => event } },
          { target: 'settled' },
        ],
      },
    },
    approving: {
      tags: 'busy',
      entry: starts('approval'),
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context }) => context,
        onDone: [counts, ...late],
        onError: { target: 'failed', actions: fails },
      },
    },
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
      entry: starts('update'),
      invoke: {
        id: 'update',
        src: 'update',
        input: ({ context: { listing, form } }) => ({ listing, changes: listingPayloadOf(listing.type, form, listing.approved) }),
        onDone: [{ guard: isDone, target: 'viewing', actions: [follow, tell('card.change')] }, ...late],
        onError: { target: 'updateFailed', actions: fails },
      },
    },
    rejecting: {
      tags: 'rejection',
      on: {
        'rejection.send': { target: 'checkingReason', actions: { type: 'checkReason', params: ({ event }) => event } },
        'rejection.cancel': 'viewing',
      },
    },
    checkingReason: { always: [{ guard: 'isFaultless', target: 'sendingRejection' }, { target: 'rejecting' }] },
    sendingRejection: {
      tags: ['busy', 'rejection'],
      entry: starts('rejection'),
      invoke: {
        id: 'reject',
        src: 'reject',
        input: ({ context }) => context,
        onDone: [counts, ...late],
        onError: { target: 'rejectionFailed', actions: fails },
      },
    },
    confirmingDelete: { tags: 'deletion', on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'viewing' } },
    deleting: {
      tags: 'busy',
      entry: starts('deletion'),
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context,
        onDone: [counts, ...late],
        onError: { target: 'failed', actions: fails },
      },
    },
    conflicting: {
      tags: 'conflict',
      on: {
        'conflict.adopt': { target: 'viewing', actions: ['adoptCurrent', tell('card.change')] },
        'conflict.override': [
          { guard: isAfter('approval'), target: 'approving', actions: 'adoptCurrent' },
          { guard: isAfter('update'), target: 'saving', actions: 'adoptCurrent' },
          { guard: isAfter('deletion'), target: 'deleting', actions: 'adoptCurrent' },
          { target: 'sendingRejection', actions: 'adoptCurrent' },
        ],
      },
    },
    gone: { tags: 'gone', on: { 'alert.close': { target: 'settled', actions: tell('card.leave') } } },
    // What was typed stays in view after it failed.
    updateFailed: { tags: ['edit', 'failed'], on: { 'alert.close': 'editing' } },
    rejectionFailed: { tags: ['rejection', 'failed'], on: { 'alert.close': 'rejecting' } },
    failed: { tags: 'failed', on: { 'alert.close': 'viewing' } },
    settled: { type: 'final' },
  },
})

/** A card that runs. */
export type ModerationCardActor = ActorRefFrom<typeof moderationCardMachine>
