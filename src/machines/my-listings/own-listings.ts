/** The listings of a member: their pages, the listing in the editor, and what its author decides on it alone. */
import { assign, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { OwnDecision, OwnListing } from '../../../domain/listing/own-listing.ts'
import { wordFaults } from '../../../domain/moderation/own-words.ts'
import { pagedList, type ListPlace, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** A page of the listings whose titles contain a text; an empty text is in all. */
export interface OwnPlace extends ListPlace {
  readonly search: string
}

export interface OwnListingsContext extends PagedListContext<OwnListing, OwnPlace> {
  /** The id of the listing in the editor; null for none. */
  readonly editedId: number | null
  /** The listing of the pending or last decision; null for none. */
  readonly chosen: OwnListing | null
  readonly decision: OwnDecision
  /** The last submitted note of a cancellation, until that succeeds. */
  readonly note: string
  readonly faults: FieldFaults<'note'>
  /** Whether the last decision succeeded, and nothing was done since. */
  readonly isDecided: boolean
  /** Why the decision failed. */
  readonly refusal: Failure | null
}

export type OwnListingsEvent =
  | PagedListEvent<OwnPlace>
  | { type: 'list.reload' | 'editor.close' }
  | { type: 'listing.edit' | 'listing.copy'; id: number }
  | { type: 'listing.decide'; id: number; decision: OwnDecision }
  | { type: 'decision.confirm'; note: string }
  | { type: 'decision.cancel' | 'alert.close' }

const list = pagedList<OwnListing, OwnPlace, OwnListingsContext, OwnListingsEvent>(
  (one, other) => one.page === other.page && one.search === other.search,
)

export const ownListingsMachine = setup({
  types: {
    context: {} as OwnListingsContext,
    events: {} as OwnListingsEvent,
    input: {} as OwnPlace,
    /** `confirmation` while a modal asks for it, `refused` while a modal shows that the decision failed. */
    tags: {} as PagedListTag | 'confirmation' | 'refused',
  },
  actors: {
    ...list.actors,
    decide: requiredPromise<void, Pick<OwnListingsContext, 'chosen' | 'decision' | 'note'>>('decide'),
  },
  actions: {
    ...list.actions,
    setPlace: assign((_, { place }: { place: OwnPlace }) => ({ place, editedId: null, isDecided: false })),
    edit: assign((_, { id }: { id: number | null }) => ({ editedId: id, isDecided: false })),
    /** Provided by the route: begins a new listing with the text of this one. */
    copyListing: requiredAction<{ listing: OwnListing | null }>('copyListing'),
    choose: assign(({ context }, { id, decision }: { id: number; decision: OwnDecision }) => ({
      chosen: listingOf(context, id),
      decision,
      isDecided: false,
      note: context.chosen?.id === id ? context.note : '',
      faults: {},
    })),
    checkNote: assign((_, { note }: { note: string }) => ({ note, faults: wordFaults('note', note) })),
  },
  guards: {
    ...list.guards,
    /** It makes nothing public that was not, and can be undone. */
    needsNoConfirmation: (_, { decision }: { decision: OwnDecision }) => decision === 'restoration' || decision === 'reopening',
    isFaultless: ({ context: { faults } }) => Object.keys(faults).length === 0,
  },
}).createMachine({
  id: 'own-listings',
  context: ({ input: { page, search } }) => ({
    ...list.contextAt({ page, search }),
    editedId: null, chosen: null, decision: 'withdrawal', note: '', faults: {}, isDecided: false, refusal: null,
  }),
  initial: list.initial,
  on: list.on,
  states: {
    ...list.states,
    ready: {
      ...list.states.ready,
      on: {
        ...list.states.ready.on,
        'listing.edit': { actions: { type: 'edit', params: ({ event }) => event } },
        'listing.copy': { actions: { type: 'copyListing', params: ({ context, event: { id } }) => ({ listing: listingOf(context, id) }) } },
        'editor.close': { actions: { type: 'edit', params: { id: null } } },
        'listing.decide': [
          {
            guard: { type: 'needsNoConfirmation', params: ({ event }) => event },
            target: 'deciding',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } },
        ],
        'list.reload': 'loading',
      },
    },
    confirming: {
      tags: ['ready', 'confirmation'],
      on: {
        'decision.confirm': { target: 'checkingNote', actions: { type: 'checkNote', params: ({ event }) => event } },
        'decision.cancel': 'ready',
      },
    },
    checkingNote: { always: [{ guard: 'isFaultless', target: 'deciding' }, { target: 'confirming' }] },
    deciding: {
      tags: ['busy', 'ready'],
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { chosen, decision, note } }) => ({ chosen, decision, note }),
        onDone: { target: 'loading', actions: assign({ isDecided: true, note: '' }) },
        onError: { target: 'refused', actions: assign({ refusal: ({ event }) => failureOf(event.error) }) },
      },
    },
    refused: { tags: ['ready', 'refused'], on: { 'alert.close': 'loading' } },
  },
})

function listingOf({ list: page }: OwnListingsContext, id: number): OwnListing | null {
  return page?.rows.find((listing) => listing.id === id) ?? null
}
