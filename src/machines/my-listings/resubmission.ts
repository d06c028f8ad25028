/** Edits and resubmits a listing of one's own. */
import { assign, setup } from 'xstate'
import type { Day } from '../../../domain/days/days.ts'
import { withForm, type Draft } from '../../../domain/listing/draft.ts'
import { differsFrom, draftOf } from '../../../domain/listing/edit-draft.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { withChange } from '../../../domain/moderation/moderation.ts'
import { isNoLongerChangeable, type OwnListing } from '../../../domain/listing/own-listing.ts'
import { listingFormFaults } from '../../../domain/listing/listing-rules.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import type { ListingForm } from '../../../domain/listing/listing-form.ts'
import { listingPayloadOf, type ListingPayload } from '../../../domain/listing/submission.ts'
import type { ResubmissionOutcome } from '../../api/submissions.ts'
import { requiredAction, requiredPromise } from '../required.ts'

export interface ResubmissionContext {
  /** The listing as its author edits it: with the text of its change, if it has one. */
  readonly listing: OwnListing
  /** The content of the form. Stored in the browser after the first edit. */
  readonly draft: Draft
  readonly faults: FieldFaults<ListingField>
  /** The last failure. */
  readonly failure: Failure | null
  /** The listing as it is after the change, while that is told; null otherwise. */
  readonly saved: OwnListing | null
  /** The current day in Athens. */
  readonly today: () => Day
  /** Returns a new UUID. */
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
    /** Null if none is stored. */
    openDraft: requiredPromise<Draft | null, OwnListing>('openDraft'),
    resubmit: requiredPromise<ResubmissionOutcome, { listing: OwnListing; payload: ListingPayload }>('resubmit'),
  },
  actions: {
    /** Provided by the route. */
    saveDraft: requiredAction('saveDraft'),
    /** Provided by the route. */
    removeDraft: requiredAction('removeDraft'),
    /** Provided by the route. */
    closeEditor: requiredAction('closeEditor'),
    /** Provided by the route: the list is out of date. */
    reloadList: requiredAction('reloadList'),
    restoreDraft: assign(({ context }, { stored }: { stored: Draft | null }) => ({ draft: stored ?? context.draft })),
    setForm: assign(({ context }, { form }: { form: ListingForm }) => ({ draft: withForm(context.draft, form) })),
    resetDraft: assign(({ context: { listing, newKey } }) => ({ draft: draftOf(newKey(), listing), faults: {} })),
    check: assign(({ context: { listing, draft, today } }, { form }: { form: ListingForm }) => ({
      draft: withForm(draft, form),
      faults: listingFormFaults(listing.type, form, today(), listing),
      failure: null,
    })),
    setSaved: assign((_, { outcome }: { outcome: ResubmissionOutcome }) => ({ saved: outcome.kind === 'done' ? outcome.listing : null })),
    /** The next attempt is sent with the ETag of the current version. */
    adoptCurrent: assign(({ context: { listing, draft } }, { current }: { current: Partial<OwnListing> }) => {
      const adopted = withChange({ ...listing, ...current })
      return { listing: adopted, draft: { ...draft, edits: { id: adopted.id, etag: adopted.etag } } }
    }),
  },
  guards: {
    isFaultless: ({ context }) => isFaultless(context.faults),
    isEdited: ({ context: { draft, listing } }) => differsFrom(draft, listing),
    isChanged: (_, { outcome }: { outcome: ResubmissionOutcome }) => outcome.kind === 'changed',
    isNoLongerChangeable: ({ context }) => isNoLongerChangeable(context.failure),
  },
}).createMachine({
  id: 'resubmission',
  context: ({ input }) => {
    const listing = withChange(input.listing)
    return { ...input, listing, draft: draftOf(input.newKey(), listing), faults: {}, failure: null, saved: null }
  },
  initial: 'restoring',
  on: {
    // Input during a request is stored too.
    'form.edit': { actions: [{ type: 'setForm', params: ({ event }) => event }, 'saveDraft'] },
  },
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context }) => context.listing,
        onDone: { target: 'editing', actions: { type: 'restoreDraft', params: ({ event }) => ({ stored: event.output }) } },
        onError: 'editing',
      },
      // The stored draft is not overwritten before it is read.
      on: { 'form.edit': {} },
    },
    editing: {
      on: {
        'form.submit': { target: 'checking', actions: { type: 'check', params: ({ event }) => event } },
        'edit.cancel': [{ guard: 'isEdited', target: 'leaving' }, { actions: ['removeDraft', 'closeEditor'] }],
        'draft.discard': { actions: ['removeDraft', 'resetDraft'] },
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
              { type: 'adoptCurrent', params: ({ event }) => ({ current: event.output.kind === 'changed' ? event.output.current : {} }) },
              'saveDraft',
            ],
          },
          { target: 'saved', actions: [{ type: 'setSaved', params: ({ event }) => ({ outcome: event.output }) }, 'removeDraft'] },
        ],
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    saved: {
      exit: assign({ saved: null }),
      on: { 'status.close': { target: 'editing', actions: ['closeEditor', 'reloadList'] } },
    },
    conflicting: { on: { 'status.close': 'editing' } },
    failed: {
      on: {
        'status.close': [
          { guard: 'isNoLongerChangeable', target: 'editing', actions: ['closeEditor', 'reloadList'] },
          { target: 'editing' },
        ],
      },
    },
  },
})
