/** Changing one's own listing and submitting it again. */
import { assign, fromPromise, setup } from 'xstate'
import type { Day } from '../../../domain/days.ts'
import { differsFrom, draftOf, withForm, type Draft } from '../../../domain/draft.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { isLost, type OwnListing } from '../../../domain/own-listing.ts'
import { listingFormFaults } from '../../../domain/listing-rules.ts'
import type { ListingField } from '../../../domain/listing.ts'
import {
  listingPayloadOf,
  type ListingForm,
  type ListingPayload,
} from '../../../domain/submission.ts'
import type { ResubmissionOutcome } from '../../api/submissions.ts'

export interface ResubmissionContext {
  /** The state of the listing that its author knows. */
  readonly listing: OwnListing
  /** What is typed; kept in the browser once it was edited. */
  readonly draft: Draft
  readonly faults: FieldFaults<ListingField>
  /** Why it failed last. */
  readonly failure: Failure | null
  /** Which day it is in Athens. */
  readonly today: () => Day
  /** Makes a UUID. */
  readonly newKey: () => string
}

export type ResubmissionEvent =
  | { type: 'form.edit' | 'form.submit'; form: ListingForm }
  | { type: 'status.close' | 'edit.cancel' | 'draft.discard' | 'draft.keep' }

export const resubmissionMachine = setup({
  types: {
    context: {} as ResubmissionContext,
    events: {} as ResubmissionEvent,
    input: {} as Pick<ResubmissionContext, 'listing' | 'today' | 'newKey'>,
    tags: {} as 'busy',
  },
  actors: {
    /** Null when none was kept. */
    openDraft: fromPromise<Draft | null, OwnListing>(() => Promise.reject(new Error('not provided'))),
    resubmit: fromPromise<ResubmissionOutcome, { listing: OwnListing; payload: ListingPayload }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  actions: {
    /** Provided by the route. */
    saveDraft: () => {},
    /** Provided by the route. */
    removeDraft: () => {},
    /** Provided by the route. */
    closeEditor: () => {},
    /** Provided by the route: what the list shows is out of date. */
    reloadList: () => {},
    adopt: assign(({ context }, { kept }: { kept: Draft | null }) => ({ draft: kept ?? context.draft })),
    write: assign(({ context }, { form }: { form: ListingForm }) => ({ draft: withForm(context.draft, form) })),
    startAnew: assign(({ context: { listing, newKey } }) => ({ draft: draftOf(newKey(), listing), faults: {} })),
    check: assign(({ context: { listing, draft, today } }, { form }: { form: ListingForm }) => ({
      draft: withForm(draft, form),
      faults: listingFormFaults(listing.type, form, today(), listing),
      failure: null,
    })),
    /** The next attempt is meant for the state that was found. */
    follow: assign(({ context: { listing, draft } }, { current }: { current: Partial<OwnListing> }) => {
      const found = { ...listing, ...current }
      return { listing: found, draft: { ...draft, edits: { id: found.id, etag: found.etag } } }
    }),
  },
  guards: {
    isFaultless: ({ context }) => isFaultless(context.faults),
    isEdited: ({ context: { draft, listing } }) => differsFrom(draft, listing),
    isChanged: (_, { outcome }: { outcome: ResubmissionOutcome }) => outcome.kind === 'changed',
    isLost: ({ context }) => isLost(context.failure),
  },
}).createMachine({
  id: 'resubmission',
  context: ({ input }) => ({ ...input, draft: draftOf(input.newKey(), input.listing), faults: {}, failure: null }),
  initial: 'restoring',
  on: {
    // What is typed while an answer is awaited is kept as well.
    'form.edit': { actions: [{ type: 'write', params: ({ event }) => event }, 'saveDraft'] },
  },
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context }) => context.listing,
        onDone: { target: 'editing', actions: { type: 'adopt', params: ({ event }) => ({ kept: event.output }) } },
        onError: 'editing',
      },
      // What was kept is not overwritten before it is read.
      on: { 'form.edit': {} },
    },
    editing: {
      on: {
        'form.submit': { target: 'checking', actions: { type: 'check', params: ({ event }) => event } },
        'edit.cancel': [{ guard: 'isEdited', target: 'leaving' }, { actions: ['removeDraft', 'closeEditor'] }],
        'draft.discard': { actions: ['removeDraft', 'startAnew'] },
      },
    },
    checking: { always: [{ guard: 'isFaultless', target: 'saving' }, { target: 'editing' }] },
    leaving: {
      on: { 'draft.discard': { target: 'editing', actions: ['removeDraft', 'closeEditor'] }, 'draft.keep': 'editing' },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'resubmit',
        src: 'resubmit',
        input: ({ context: { listing, draft } }) => ({ listing, payload: listingPayloadOf(listing.type, draft.form) }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ outcome: event.output }) },
            target: 'conflicting',
            actions: [
              { type: 'follow', params: ({ event }) => ({ current: event.output.kind === 'changed' ? event.output.current : {} }) },
              'saveDraft',
            ],
          },
          { target: 'saved', actions: 'removeDraft' },
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
