/** What the card of a listing before an administrator knows, what it can do, and what it asks of others. */
import { assign, fromPromise, setup } from 'xstate'
import type { Day } from '../../../domain/days.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { reasonFaults, type Decision, type TypedListing } from '../../../domain/moderation.ts'
import { listingFormFaults, listingFormOf, type ListingField, type ListingForm } from '../../../domain/submission.ts'
import type { Moderation, Outcome } from '../../api/moderation.ts'

/** What a card tells the list that it stands in: a decision counts, the listing was gone already, or it has changed. */
export type ModerationCardNews = { type: 'card.decide' | 'card.leave' | 'card.change'; id: number }

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
  /** Reaches the list that the card stands in. */
  readonly tell: (news: ModerationCardNews) => void
}

export type ModerationCardInput = Pick<ModerationCardContext, 'listing' | 'today' | 'tell'>

export type ModerationCardEvent =
  | { type: 'listing.approve' | 'listing.edit' | 'listing.reject' | 'listing.delete' }
  /** Another reading of the list has found it in this state, or not any more. */
  | { type: 'listing.refresh'; listing: TypedListing | null }
  | { type: 'edit.save'; form: ListingForm }
  | { type: 'rejection.send'; reason: string }
  | { type: 'edit.cancel' | 'rejection.cancel' | 'deletion.confirm' | 'deletion.cancel' }
  | { type: 'conflict.adopt' | 'conflict.override' | 'alert.close' }

type DecisionInput<Name extends 'approve' | 'reject' | 'update' | 'remove'> = Parameters<Moderation[Name]>[0]

const decided = <Input>() => fromPromise<Outcome, Input>(() => Promise.reject(new Error('not provided')))

export const moderationCardSetup = setup({
  types: {
    context: {} as ModerationCardContext,
    events: {} as ModerationCardEvent,
    input: {} as ModerationCardInput,
    tags: {} as 'busy',
  },
  actors: {
    approve: decided<DecisionInput<'approve'>>(),
    reject: decided<DecisionInput<'reject'>>(),
    update: decided<DecisionInput<'update'>>(),
    remove: decided<DecisionInput<'remove'>>(),
  },
  actions: {
    tellList: ({ context: { listing, tell } }, { news }: { news: ModerationCardNews['type'] }) => tell({ type: news, id: listing.id }),
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
    isFormFaultless: ({ context: { listing, today } }, { form }: { form: ListingForm }) =>
      isFaultless(listingFormFaults(listing.type, form, today(), listing)),
    isReasonFaultless: (_, { reason }: { reason: string }) => isFaultless(reasonFaults(reason)),
  },
})
