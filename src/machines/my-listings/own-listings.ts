/** The listings of a member: their pages, the listing in the editor, and withdrawal after a confirmation. */
import { assign, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import type { OwnListing, WithdrawnPart } from '../../../domain/listing/own-listing.ts'
import { pagedList, type ListPlace, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'
import { requiredPromise } from '../required.ts'

export interface OwnListingsContext extends PagedListContext<OwnListing, ListPlace> {
  /** The id of the listing in the editor; null for none. */
  readonly editedId: number | null
  /** The listing to withdraw; null for none. */
  readonly chosen: OwnListing | null
  /** What of it to withdraw: the listing itself, or the change of its published text. */
  readonly part: WithdrawnPart
  /** The title of the listing that was withdrawn last, or whose change was. */
  readonly withdrawn: string | null
  /** Why the withdrawal failed. */
  readonly refusal: Failure | null
}

export type OwnListingsEvent =
  | PagedListEvent<ListPlace>
  | { type: 'list.reload' | 'editor.close' }
  | { type: 'listing.edit'; id: number }
  | { type: 'listing.withdraw'; id: number; part: WithdrawnPart }
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
    withdraw: requiredPromise<void, Pick<OwnListingsContext, 'chosen' | 'part'>>('withdraw'),
  },
  actions: {
    ...list.actions,
    setPlace: assign((_, { place }: { place: ListPlace }) => ({ place, editedId: null, withdrawn: null })),
    edit: assign((_, { id }: { id: number | null }) => ({ editedId: id, withdrawn: null })),
    choose: assign(({ context }, { id, part }: { id: number; part: WithdrawnPart }) => ({
      chosen: context.list?.rows.find((listing) => listing.id === id) ?? null,
      part,
      withdrawn: null,
    })),
    removeWithdrawn: assign(({ context: { list: page, chosen, part } }) => ({
      list: page && part === 'listing' ? { ...page, rows: page.rows.filter(({ id }) => id !== chosen?.id) } : page,
      withdrawn: chosen?.title ?? null,
    })),
  },
  guards: list.guards,
}).createMachine({
  id: 'own-listings',
  context: ({ input: { page } }) => ({
    ...list.contextAt({ page }), editedId: null, chosen: null, part: 'listing', withdrawn: null, refusal: null,
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
        input: ({ context: { chosen, part } }) => ({ chosen, part }),
        onDone: { target: 'loading', actions: 'removeWithdrawn' },
        onError: { target: 'refused', actions: assign({ refusal: ({ event }) => failureOf(event.error) }) },
      },
    },
    refused: { tags: ['ready', 'refused'], on: { 'alert.close': 'loading' } },
  },
})
