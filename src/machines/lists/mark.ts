/** The mark that saves a listing on the device. */
import { setup } from 'xstate'
import { requiredAction, requiredCallback, requiredPromise } from '../required.ts'

export type MarkEvent =
  | { type: 'mark.toggle' }
  /** Another tab, or another screen of this one, has changed what is saved. */
  | { type: 'mark.change'; isMarked: boolean }

export const markMachine = setup({
  types: {
    events: {} as MarkEvent,
    input: {} as { isMarked: boolean },
    context: {} as { readonly startsMarked: boolean },
    tags: {} as 'refused',
  },
  actors: {
    /** Rejects if the device does not store it. */
    saveListing: requiredPromise<void>('saveListing'),
    removeListing: requiredPromise<void>('removeListing'),
    /** Sends `mark.change`. */
    changes: requiredCallback('changes'),
  },
  actions: {
    /** Provided by the route: stores the listing as it is now. */
    renewListing: requiredAction('renewListing'),
  },
  guards: {
    startsMarked: ({ context }) => context.startsMarked,
    isMarked: (_, { isMarked }: { isMarked: boolean }) => isMarked,
    isUnmarked: (_, { isMarked }: { isMarked: boolean }) => !isMarked,
  },
}).createMachine({
  id: 'mark',
  context: ({ input }) => ({ startsMarked: input.isMarked }),
  // If it fails, the mark does not hear of other tabs.
  invoke: { id: 'changes', src: 'changes', onDone: {}, onError: {} },
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'startsMarked', target: 'marked', actions: 'renewListing' }, { target: 'unmarked' }] },
    unmarked: {
      on: { 'mark.toggle': 'saving', 'mark.change': { guard: { type: 'isMarked', params: ({ event }) => event }, target: 'marked' } },
      initial: 'quiet',
      states: {
        quiet: {},
        /** The device does not store it. */
        refused: { tags: 'refused' },
      },
    },
    saving: { invoke: { id: 'saveListing', src: 'saveListing', onDone: 'marked', onError: 'unmarked.refused' } },
    marked: {
      on: { 'mark.toggle': 'removing', 'mark.change': { guard: { type: 'isUnmarked', params: ({ event }) => event }, target: 'unmarked' } },
    },
    removing: { invoke: { id: 'removeListing', src: 'removeListing', onDone: 'unmarked', onError: 'marked' } },
  },
})
