/** Submits a new listing. Specification, sections 2, 4, 5 and 8. */
import { assign, setup } from 'xstate'
import type { Day } from '../../../domain/days/days.ts'
import {
  afterFailure, emptyDraft, refusalOf, withAttempt, withForm, withType, type Draft, type DraftRefusal,
} from '../../../domain/listing/draft.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { listingFormFaults } from '../../../domain/listing/listing-rules.ts'
import type { ListingForm } from '../../../domain/listing/listing-form.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** The dependencies of the machine. */
export interface SubmissionDependencies {
  /** The current day in Athens. */
  readonly today: () => Day
  /** Returns a new UUID. */
  readonly newKey: () => string
  /** Whether the token of the session is still stored. */
  readonly hasToken: () => boolean
}

export interface SubmissionContext {
  readonly draft: Draft
  readonly faults: FieldFaults<ListingField>
  /** Why the draft was not sent. */
  readonly refusal: DraftRefusal | null
  /** Why the request failed. */
  readonly failure: Failure | null
  /** The type in the address; null for none. */
  readonly requestedType: string | null
  readonly dependencies: SubmissionDependencies
}

export type SubmissionEvent =
  | { type: 'type.choose'; listingType: string }
  | { type: 'form.edit'; form: ListingForm }
  | { type: 'form.submit'; form: ListingForm }
  | { type: 'draft.discard' }
  | { type: 'status.close' }
  /** The browser is online again. */
  | { type: 'connection.return' }
  /** Sends the draft that nobody answered. */
  | { type: 'draft.send' }

export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    input: {} as Pick<SubmissionContext, 'requestedType' | 'dependencies'>,
    tags: {} as 'busy',
  },
  actors: {
    /** Null if none is stored. */
    openDraft: requiredPromise<Draft | null>('openDraft'),
    submitDraft: requiredPromise<void, Draft>('submitDraft'),
  },
  actions: {
    /** Provided by the route. */
    saveDraft: requiredAction('saveDraft'),
    /** Provided by the route. */
    removeDraft: requiredAction('removeDraft'),
    /** Provided by the route: ends the session, so that the user logs in again. */
    renewSession: requiredAction('renewSession'),
    restoreDraft: assign({
      draft: ({ context: { draft, requestedType, dependencies } }, { stored }: { stored: Draft | null }) =>
        stored === null ? draft : withType(stored, requestedType ?? stored.type, dependencies.newKey()),
    }),
    setType: assign({
      draft: ({ context: { draft, dependencies } }, { listingType }: { listingType: string }) =>
        withType(draft, listingType, dependencies.newKey()),
      faults: {},
    }),
    setForm: assign({ draft: ({ context }, { form }: { form: ListingForm }) => withForm(context.draft, form) }),
    check: assign(({ context: { draft, dependencies } }, { form }: { form: ListingForm }) => ({
      draft: withForm(draft, form),
      faults: listingFormFaults(draft.type as ListingType, form, dependencies.today()),
      refusal: refusalOf(draft, dependencies.hasToken()),
      failure: null,
    })),
    setFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      draft: afterFailure(context.draft, failureOf(error)),
    })),
    resetDraft: assign({ draft: ({ context }) => emptyDraft(context.dependencies.newKey(), context.draft.type), faults: {} }),
  },
  guards: {
    isRefused: ({ context }) => context.refusal !== null,
    isFaultless: ({ context }) => isFaultless(context.faults),
    /** A refused request is not counted. */
    isUnanswered: ({ context }) => context.draft.attempts > 0,
    isTokenMissing: ({ context }) => context.refusal === 'token-missing',
  },
}).createMachine({
  id: 'submission',
  context: ({ input: { requestedType, dependencies } }) => ({
    draft: emptyDraft(dependencies.newKey(), requestedType ?? 'event'),
    faults: {},
    refusal: null,
    failure: null,
    requestedType,
    dependencies,
  }),
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
        onDone: { target: 'editing', actions: { type: 'restoreDraft', params: ({ event }) => ({ stored: event.output }) } },
        onError: 'editing',
      },
      // The stored draft is not overwritten before it is read.
      on: { 'form.edit': {} },
    },
    editing: {
      on: {
        'type.choose': { actions: [{ type: 'setType', params: ({ event }) => event }, 'saveDraft'] },
        'draft.discard': { actions: ['removeDraft', 'resetDraft'] },
        'connection.return': { guard: 'isUnanswered', target: 'asking' },
        'form.submit': { target: 'checking', actions: { type: 'check', params: ({ event }) => event } },
      },
    },
    checking: {
      always: [
        { guard: 'isRefused', target: 'failed' },
        { guard: 'isFaultless', target: 'submitting' },
        { target: 'editing' },
      ],
    },
    submitting: {
      tags: 'busy',
      // Counted before the request: if the page is closed now, the request may still arrive.
      entry: [assign({ draft: ({ context }) => withAttempt(context.draft) }), 'saveDraft'],
      invoke: {
        id: 'submitDraft',
        src: 'submitDraft',
        input: ({ context }) => context.draft,
        onDone: { target: 'submitted', actions: ['removeDraft', 'resetDraft'] },
        onError: { target: 'failed', actions: [{ type: 'setFailure', params: ({ event }) => event }, 'saveDraft'] },
      },
    },
    submitted: { on: { 'status.close': 'editing' } },
    failed: {
      on: {
        'status.close': [{ guard: 'isTokenMissing', target: 'editing', actions: 'renewSession' }, { target: 'editing' }],
        'connection.return': { guard: 'isUnanswered', target: 'asking' },
      },
    },
    asking: {
      on: {
        'draft.send': { target: 'checking', actions: { type: 'check', params: ({ context }) => ({ form: context.draft.form }) } },
        'status.close': 'editing',
      },
    },
  },
})
