/** Finds what is likely to be the same as a listing that is written or moderated. A failed request is not reported. */
import { assign, setup } from 'xstate'
import { isSameSought, type LikelyDuplicate, type SoughtDuplicates } from '../../../domain/listing/sought-duplicates.ts'
import { requiredPromise } from '../required.ts'

export interface LikelyDuplicatesContext {
  /** The listing for which duplicates are sought; null for one that says too little. */
  readonly sought: SoughtDuplicates | null
  /** What was found last. It stays in view until there is another answer. */
  readonly found: readonly LikelyDuplicate[]
}

export type LikelyDuplicatesEvent =
  | { type: 'listing.change'; sought: SoughtDuplicates | null }
  /** Listings were decided on, of which some may have been found. */
  | { type: 'list.refresh' }

/** How long nobody types before the server is asked. */
export const pauseMs = 600

export const likelyDuplicatesMachine = setup({
  types: {
    context: {} as LikelyDuplicatesContext,
    events: {} as LikelyDuplicatesEvent,
    input: {} as Pick<LikelyDuplicatesContext, 'sought'>,
    tags: {} as 'busy',
  },
  actors: {
    findDuplicates: requiredPromise<readonly LikelyDuplicate[], SoughtDuplicates>('findDuplicates'),
  },
  actions: {
    setSought: assign((_, { sought }: { sought: SoughtDuplicates | null }) => ({ sought })),
    setFound: assign((_, { found }: { found: readonly LikelyDuplicate[] }) => ({ found })),
  },
  guards: {
    hasFound: ({ context }) => context.found.length > 0,
    isSought: ({ context }) => context.sought !== null,
    isSame: ({ context }, { sought }: { sought: SoughtDuplicates | null }) => isSameSought(context.sought, sought),
    saysEnough: (_, { sought }: { sought: SoughtDuplicates | null }) => sought !== null,
  },
  delays: { pause: pauseMs },
}).createMachine({
  id: 'likely-duplicates',
  context: ({ input }) => ({ ...input, found: [] }),
  initial: 'started',
  on: {
    'listing.change': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      {
        guard: { type: 'saysEnough', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'setSought', params: ({ event }) => event },
      },
      { target: '.empty', actions: { type: 'setSought', params: ({ event }) => event } },
    ],
  },
  states: {
    started: { always: [{ guard: 'isSought', target: 'searching' }, { target: 'empty' }] },
    empty: { entry: { type: 'setFound', params: { found: [] } } },
    // Entered anew with each change, so that the time begins again.
    waiting: { tags: 'busy', after: { pause: 'searching' } },
    // A change leaves it, so that a late answer is never taken for that of a newer text.
    searching: {
      tags: 'busy',
      invoke: {
        id: 'findDuplicates',
        src: 'findDuplicates',
        // It is entered only with what is sought.
        input: ({ context }) => context.sought as SoughtDuplicates,
        onDone: { target: 'answered', actions: { type: 'setFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'answered', actions: { type: 'setFound', params: { found: [] } } },
      },
    },
    answered: { on: { 'list.refresh': { guard: 'hasFound', target: 'searching' } } },
  },
})
