/** The screen of what is saved on the device: shown at once, then compared with what is public now. */
import { assign, setup } from 'xstate'
import type { PresentState } from '../../api/present-state.ts'
import {
  removalOf, type NamedId, type PresentListing, type RemovedListing, type SavedListing,
} from '../../../domain/listing/saved-listing.ts'
import { requiredAction, requiredCallback, requiredPromise } from '../required.ts'

export interface SavedContext {
  readonly saved: readonly SavedListing[]
  readonly gone: readonly NamedId[]
  /** What was removed last on this screen. */
  readonly removed: RemovedListing | null
}

export type SavedEvent =
  | { type: 'listing.remove'; listing: NamedId }
  | { type: 'removal.undo'; removed: RemovedListing }
  /** What is saved has changed, in this tab or another. */
  | { type: 'saved.change'; saved: readonly SavedListing[] }
  /** The server answers again. */
  | { type: 'saved.retry' }

const tellPresentState = [{ type: 'setGone', params: told }, { type: 'renew', params: told }] as const

export const savedMachine = setup({
  types: {
    context: {} as SavedContext,
    events: {} as SavedEvent,
    input: {} as { saved: readonly SavedListing[] },
    tags: {} as 'kept',
  },
  actors: {
    readPresentState: requiredPromise<PresentState, { saved: readonly SavedListing[] }>('readPresentState'),
    /** Sends `saved.change`. */
    changes: requiredCallback('changes'),
  },
  actions: {
    /** Provided by the route: stores the listings as they are now, which sends `saved.change`. */
    renew: requiredAction<{ current: readonly PresentListing[] }>('renew'),
    /** Provided by the route: removes it from the device, which sends `saved.change`. */
    remove: requiredAction<{ listing: NamedId }>('remove'),
    /** Provided by the route: stores it again in its place, which sends `saved.change`. */
    restore: requiredAction<{ removed: RemovedListing }>('restore'),
    setRemoved: assign({ removed: ({ context }, { listing }: { listing: NamedId }) => removalOf(context.saved, listing) }),
    forgetRemoved: assign({ removed: null }),
    setSaved: assign({ saved: (_, { saved }: { saved: readonly SavedListing[] }) => saved }),
    setGone: assign({ gone: (_, { gone }: { gone: readonly NamedId[] }) => gone }),
  },
  guards: {
    isPartial: (_, { isPartial }: { isPartial: boolean }) => isPartial,
    isNone: ({ context }) => context.saved.length === 0,
    isSome: ({ context }) => context.saved.length > 0,
  },
}).createMachine({
  id: 'saved',
  context: ({ input }) => ({ saved: input.saved, gone: [], removed: null }),
  // If it fails, the list does not hear of other tabs.
  invoke: { id: 'changes', src: 'changes', onDone: {}, onError: {} },
  initial: 'empty',
  on: {
    'listing.remove': {
      actions: [{ type: 'setRemoved', params: ({ event }) => event }, { type: 'remove', params: ({ event }) => event }],
    },
    'removal.undo': { actions: ['forgetRemoved', { type: 'restore', params: ({ event }) => event }] },
    'saved.change': { actions: { type: 'setSaved', params: ({ event }) => event } },
  },
  states: {
    empty: { always: { guard: 'isSome', target: 'filled' } },
    filled: {
      always: { guard: 'isNone', target: 'empty' },
      initial: 'comparing',
      states: {
        comparing: {
          invoke: {
            id: 'readPresentState',
            src: 'readPresentState',
            input: ({ context: { saved } }) => ({ saved }),
            onDone: [
              { guard: { type: 'isPartial', params: told }, target: 'kept', actions: tellPresentState },
              { target: 'current', actions: tellPresentState },
            ],
            onError: 'kept',
          },
        },
        current: {},
        /** Not all of them could be compared. */
        kept: { tags: 'kept', on: { 'saved.retry': 'comparing' } },
      },
    },
  },
})

function told({ event }: { event: { output: PresentState } }): PresentState {
  return event.output
}
