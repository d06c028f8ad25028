/** Adding a listing. Specification, sections 2, 4, 5 and 8. */
import { assign, fromPromise, setup } from 'xstate'
import type { Day } from '../../../domain/days.ts'
import { emptyDraft, failed, refusalOf, sent, withForm, withType, type Draft, type DraftRefusal } from '../../../domain/draft.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import type { ListingField, ListingType } from '../../../domain/listing.ts'
import { listingFormFaults } from '../../../domain/listing-rules.ts'
import type { ListingForm } from '../../../domain/submission.ts'

/** What the machine asks the world for. */
export interface SubmissionWorld {
  /** Athens' today. */
  readonly today: () => Day
  /** Makes a UUID. */
  readonly newKey: () => string
  /** Whether the token of the session is still there. */
  readonly hasToken: () => boolean
}

export interface SubmissionContext {
  readonly draft: Draft
  readonly faults: FieldFaults<ListingField>
  /** Why it was not sent. */
  readonly refusal: DraftRefusal | null
  /** Why it failed on its way. */
  readonly failure: Failure | null
  /** The type that the address asks for; null for none. */
  readonly wanted: string | null
  readonly world: SubmissionWorld
}

export type SubmissionEvent =
  | { type: 'type.choose'; listingType: string }
  | { type: 'form.edit'; form: ListingForm }
  | { type: 'form.submit'; form: ListingForm }
  | { type: 'draft.discard' }
  | { type: 'status.close' }

export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    input: {} as Pick<SubmissionContext, 'wanted' | 'world'>,
    tags: {} as 'busy',
  },
  actors: {
    /** Null when none was kept. */
    openDraft: fromPromise<Draft | null, undefined>(() => Promise.reject(new Error('not provided'))),
    submitDraft: fromPromise<void, Draft>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Provided by the route. */
    saveDraft: () => {},
    /** Provided by the route. */
    removeDraft: () => {},
    /** Provided by the route: the way to a new token goes by the login. */
    renewSession: () => {},
    adopt: assign({
      draft: ({ context: { draft, wanted, world } }, { kept }: { kept: Draft | null }) =>
        kept === null ? draft : withType(kept, wanted ?? kept.type, world.newKey()),
    }),
    turn: assign({
      draft: ({ context }, { listingType }: { listingType: string }) => withType(context.draft, listingType, context.world.newKey()),
      faults: {},
    }),
    write: assign({ draft: ({ context }, { form }: { form: ListingForm }) => withForm(context.draft, form) }),
    check: assign(({ context: { draft, world } }, { form }: { form: ListingForm }) => ({
      draft: withForm(draft, form),
      faults: listingFormFaults(draft.type as ListingType, form, world.today()),
      refusal: refusalOf(draft, world.hasToken()),
      failure: null,
    })),
    explain: assign(({ context }, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      draft: failed(context.draft, failureOf(error)),
    })),
    startAnew: assign({ draft: ({ context }) => emptyDraft(context.world.newKey(), context.draft.type), faults: {} }),
  },
  guards: {
    isRefused: ({ context }) => context.refusal !== null,
    isFaultless: ({ context }) => isFaultless(context.faults),
    hasLostToken: ({ context }) => context.refusal === 'token-missing',
  },
}).createMachine({
  id: 'submission',
  context: ({ input: { wanted, world } }) => ({
    draft: emptyDraft(world.newKey(), wanted ?? 'event'),
    faults: {},
    refusal: null,
    failure: null,
    wanted,
    world,
  }),
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
        onDone: { target: 'editing', actions: { type: 'adopt', params: ({ event }) => ({ kept: event.output }) } },
        onError: 'editing',
      },
      // What was kept is not overwritten before it is read.
      on: { 'form.edit': {} },
    },
    editing: {
      on: {
        'type.choose': { actions: [{ type: 'turn', params: ({ event }) => event }, 'saveDraft'] },
        'draft.discard': { actions: ['removeDraft', 'startAnew'] },
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
      // Counted before it leaves: a page that is closed now may have sent it.
      entry: [assign({ draft: ({ context }) => sent(context.draft) }), 'saveDraft'],
      invoke: {
        id: 'submitDraft',
        src: 'submitDraft',
        input: ({ context }) => context.draft,
        onDone: { target: 'submitted', actions: ['removeDraft', 'startAnew'] },
        onError: { target: 'failed', actions: [{ type: 'explain', params: ({ event }) => event }, 'saveDraft'] },
      },
    },
    submitted: { on: { 'status.close': 'editing' } },
    failed: {
      on: { 'status.close': [{ guard: 'hasLostToken', target: 'editing', actions: 'renewSession' }, { target: 'editing' }] },
    },
  },
})
