/** The listings of a member: their pages, the listing in the editor, and withdrawal after a confirmation. */
import { assign, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import type { OwnListing } from '../../../domain/listing/own-listing.ts'
import { pagedList, type ListPlace, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'
import { requiredPromise } from '../required.ts'

export interface OwnListingsContext extends PagedListContext<OwnListing, ListPlace> {
  /** The id of the listing in the editor; null for none. */
  readonly editedId: number | null
  /** The listing to withdraw; null for none. */
  readonly chosen: OwnListing | null
  /** The title of the last withdrawn listing. */
  readonly withdrawn: string | null
  /** Why the withdrawal failed. */
  readonly refusal: Failure | null
}

export type OwnListingsEvent =
  | PagedListEvent<ListPlace>
  | { type: 'list.reload' | 'editor.close' }
  | { type: 'listing.edit' | 'listing.withdraw'; id: number }
  | { type: 'withdrawal.confirm' | 'withdrawal.cancel' | 'alert.close' }

const list = pagedList<OwnListing, ListPlace, OwnListingsContext, OwnListingsEvent>((one, other) => one.page === other.page)

export const ownListingsMachine = setup({
  types: {
    context: {} as OwnListingsContext,
    events: {} as OwnListingsEvent,
    input: {} as ListPlace,
    /** `withdrawal` while a modal asks for confirmation, `refused` while a modal shows that the withdrawal failed. */
    tags: {} as PagedListTag | 'withdrawal' | 'refused',
  },
  actors: {
    ...list.actors,
    withdraw: requiredPromise<void, OwnListing | null>('withdraw'),
  },
  actions: {
    ...list.actions,
    setPlace: assign((_, { place }: { place: ListPlace }) => ({ place, editedId: null, withdrawn: null })),
    edit: assign((_, { id }: { id: number | null }) => ({ editedId: id, withdrawn: null })),
    choose: assign(({ context }, { id }: { id: number }) => ({
      chosen: context.list?.rows.find((listing) => listing.id === id) ?? null,
      withdrawn: null,
    })),
    removeWithdrawn: assign(({ context: { list: page, chosen } }) => ({
      list: page && { ...page, rows: page.rows.filter(({ id }) => id !== chosen?.id) },
      withdrawn: chosen?.title ?? null,
    })),
  },
  guards: list.guards,
}).createMachine({
  id: 'own-listings',
  context: ({ input: { page } }) => ({
    ...list.contextAt({ page }), editedId: null, chosen: null, withdrawn: null, refusal: null,
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
        'editor.close': { actions: { type: 'edit', params: { id: null } } },
        'listing.withdraw': { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } },
        'list.reload': 'loading',
      },
    },
    confirming: { tags: ['ready', 'withdrawal'], on: { 'withdrawal.confirm': 'withdrawing', 'withdrawal.cancel': 'ready' } },
    withdrawing: {
      tags: ['busy', 'ready'],
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }) => context.chosen,
        onDone: { target: 'loading', actions: 'removeWithdrawn' },
        onError: { target: 'refused', actions: assign({ refusal: ({ event }) => failureOf(event.error) }) },
      },
    },
    refused: { tags: ['ready', 'refused'], on: { 'alert.close': 'loading' } },
  },
})
