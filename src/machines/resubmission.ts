/** Changing one's own listing and submitting it again. */
import { assign, fromPromise, setup } from 'xstate'
import type { Day } from '../../domain/days.ts'
import { failureOf, type Failure } from '../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../domain/field-fault.ts'
import { isLost, type OwnListing } from '../../domain/own-listing.ts'
import { listingFormFaults, listingPayloadOf, type ListingField, type ListingForm, type ListingPayload } from '../../domain/submission.ts'
import type { ResubmissionOutcome } from '../api/submissions.ts'

export interface ResubmissionContext {
  /** The state of the listing that its author knows. */
  readonly listing: OwnListing
  readonly faults: FieldFaults<ListingField>
  /** Why it failed last. */
  readonly failure: Failure | null
  /** Which day it is in Athens. */
  readonly today: () => Day
}

export type ResubmissionEvent = { type: 'form.submit'; form: ListingForm } | { type: 'status.close' } | { type: 'edit.cancel' }

export const resubmissionMachine = setup({
  types: {
    context: {} as ResubmissionContext,
    events: {} as ResubmissionEvent,
    input: {} as Pick<ResubmissionContext, 'listing' | 'today'>,
    tags: {} as 'busy',
  },
  actors: {
    resubmit: fromPromise<ResubmissionOutcome, { listing: OwnListing; payload: ListingPayload }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  actions: {
    /** Provided by the route. */
    closeEditor: () => {},
    /** Provided by the route: what the list shows is out of date. */
    reloadList: () => {},
    check: assign(({ context: { listing, today } }, { form }: { form: ListingForm }) => ({
      faults: listingFormFaults(listing.type, form, today(), listing),
      failure: null,
    })),
    /** The next attempt is meant for the state that was found. */
    follow: assign({ listing: ({ context }, { current }: { current: Partial<OwnListing> }) => ({ ...context.listing, ...current }) }),
  },
  guards: {
    isFaultless: ({ context: { listing, today } }, { form }: { form: ListingForm }) =>
      isFaultless(listingFormFaults(listing.type, form, today(), listing)),
    isChanged: (_, { outcome }: { outcome: ResubmissionOutcome }) => outcome.kind === 'changed',
    isLost: ({ context }) => isLost(context.failure),
  },
}).createMachine({
  id: 'resubmission',
  context: ({ input }) => ({ ...input, faults: {}, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isFaultless', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'check', params: ({ event }) => event },
          },
          { actions: { type: 'check', params: ({ event }) => event } },
        ],
        'edit.cancel': { actions: 'closeEditor' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'resubmit',
        src: 'resubmit',
        input: ({ context: { listing }, event }) => {
          if (event.type !== 'form.submit') throw new Error(event.type)
          return { listing, payload: listingPayloadOf(listing.type, event.form) }
        },
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ outcome: event.output }) },
            target: 'conflicting',
            actions: {
              type: 'follow',
              params: ({ event }) => ({ current: event.output.kind === 'changed' ? event.output.current : {} }),
            },
          },
          { target: 'saved' },
        ],
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    saved: { on: { 'status.close': { target: 'editing', actions: ['closeEditor', 'reloadList'] } } },
    conflicting: { on: { 'status.close': 'editing' } },
    failed: {
      on: {
        'status.close': [
          { guard: 'isLost', target: 'editing', actions: ['closeEditor', 'reloadList'] },
          { target: 'editing' },
        ],
      },
    },
  },
})
