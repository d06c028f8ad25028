/** The listings of Manage Posts that are selected, and a decision on all of them. */
import { assign, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import {
  asIn, withListings, withoutListings, type BatchDecision, type BatchOutcome, type ListingResult,
} from '../../../domain/moderation/batch.ts'
import { noReasons, reasonFaults, type GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import { isDecidable, isRemoved, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** What is decided on by one call. */
export interface DecideInput {
  readonly decision: BatchDecision
  readonly given: GivenReasons
  readonly key: string
  readonly listings: readonly TypedListing[]
}

/** The outcome of each listing, by its id. */
export type DecideOutput = ReadonlyMap<number, BatchOutcome>

export interface BatchContext {
  /** What the next decision is about. What was not decided on stays selected. */
  readonly selected: readonly TypedListing[]
  readonly decision: BatchDecision
  /** The reasons of a rejection or a deletion that was not made yet. */
  readonly given: GivenReasons
  readonly faults: FieldFaults<'reason' | 'law'>
  /** What is still to be decided on. */
  readonly left: readonly TypedListing[]
  /** What became of the others. */
  readonly results: readonly ListingResult[]
  /** The key of the decision: a repeated one is the same decision. */
  readonly key: string
  /** The last failure. */
  readonly failure: Failure | null
  readonly newKey: () => string
  /** How many listings can be selected. */
  readonly most: number
  /** How many listings the server decides on by one call. */
  readonly atOnce: number
}

export type BatchEvent =
  | { type: 'listings.select'; listings: readonly TypedListing[] }
  | { type: 'listings.deselect'; ids: readonly number[] }
  /** The list was read: its listings as they are now. */
  | { type: 'listings.refresh'; listings: readonly TypedListing[] }
  | { type: 'list.select' | 'selection.clear' }
  | { type: 'selection.approve' | 'selection.reject' | 'selection.delete' }
  | { type: 'reasons.send'; given: GivenReasons }
  | { type: 'batch.cancel' | 'batch.retry' }

/** The open modal, or what is shown of the last press; `exhausted` if the list has nothing to select; `busy` while a request is running. */
export type BatchTag = 'busy' | 'deciding' | 'rejection' | 'deletion' | 'decided' | 'partlyFailed' | 'exhausted' | 'failed'

const begin = (decision: BatchDecision) => ({ type: 'begin', params: { decision } }) as const
const setFailure = { type: 'setFailure', params: ({ event }: { event: { error: unknown } }) => event } as const
const outcomesIn = ({ event }: { event: { output: DecideOutput } }) => ({ outcomes: event.output })
const foundIn = ({ event }: { event: { output: readonly TypedListing[] } }) => ({ listings: event.output })
const idsIn = ({ event }: { event: { ids: readonly number[] } }) => event

/** What can be done while reasons are asked for. */
const asking = {
  on: {
    'reasons.send': {
      target: 'checkingReasons',
      actions: { type: 'checkReasons', params: ({ event }: { event: { given: GivenReasons } }) => event },
    },
    'batch.cancel': 'selecting',
    'selection.clear': { target: 'selecting', actions: 'clear' },
  },
} as const

export const batchMachine = setup({
  types: {
    context: {} as BatchContext,
    events: {} as BatchEvent,
    input: {} as Pick<BatchContext, 'newKey' | 'most' | 'atOnce'>,
    tags: {} as BatchTag,
  },
  actors: {
    /** The first listings of the whole list that can be selected, not only of the page that is shown. */
    fetchAll: requiredPromise<readonly TypedListing[]>('fetchAll'),
    decide: requiredPromise<DecideOutput, DecideInput>('decide'),
  },
  actions: {
    /** Provided by the route: listings have left the list, or have changed. */
    refreshList: requiredAction('refreshList'),
    select: assign(({ context }, { listings }: { listings: readonly TypedListing[] }) => ({
      selected: withListings(context.selected, listings.filter((listing) => !isRemoved(listing))).slice(0, context.most),
    })),
    deselect: assign(({ context }, { ids }: { ids: readonly number[] }) => ({ selected: withoutListings(context.selected, ids) })),
    refresh: assign(({ context }, { listings }: { listings: readonly TypedListing[] }) => ({ selected: asIn(context.selected, listings) })),
    clear: assign({ selected: [] }),
    begin: assign(({ context: { selected, newKey } }, { decision }: { decision: BatchDecision }) => ({
      decision, left: decision === 'approval' ? selected.filter(isDecidable) : selected, results: [], key: newKey(), faults: {},
    })),
    checkReasons: assign((_, { given }: { given: GivenReasons }) => ({ given, faults: reasonFaults(given) })),
    applyOutcomes: assign(({ context }, { outcomes }: { outcomes: DecideOutput }) => afterOutcomes(context, outcomes)),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    hasSelection: ({ context }) => context.selected.length > 0,
    hasFound: (_, { listings }: { listings: readonly TypedListing[] }) => listings.some((listing) => !isRemoved(listing)),
    hasDecidable: ({ context }) => context.selected.some(isDecidable),
    hasMore: ({ context }) => context.left.length > context.atOnce,
    isFaultless: ({ context }) => isFaultless(context.faults),
    isDeletion: ({ context }) => context.decision === 'deletion',
  },
}).createMachine({
  id: 'batch',
  context: ({ input }) => ({
    ...input, selected: [], decision: 'approval', given: noReasons, faults: {}, left: [], results: [], key: '', failure: null,
  }),
  initial: 'selecting',
  on: {
    // A listing was decided on by itself, on its card.
    'listings.deselect': { actions: { type: 'deselect', params: idsIn } },
    'listings.refresh': { actions: { type: 'refresh', params: ({ event }) => event } },
    // What is being decided on is decided on.
    'selection.clear': { actions: 'clear' },
  },
  states: {
    selecting: {
      on: {
        'listings.select': { target: '.quiet', actions: { type: 'select', params: ({ event }) => event } },
        'selection.clear': { target: '.quiet', actions: 'clear' },
        'list.select': 'gathering',
        'selection.approve': { guard: 'hasDecidable', target: 'deciding', actions: begin('approval') },
        'selection.reject': { guard: 'hasSelection', target: 'rejecting', actions: begin('rejection') },
        'selection.delete': { guard: 'hasSelection', target: 'confirmingDelete', actions: begin('deletion') },
      },
      initial: 'quiet',
      states: { quiet: {}, decided: { tags: 'decided' }, exhausted: { tags: 'exhausted' }, failed: { tags: 'failed' } },
    },
    gathering: {
      tags: 'busy',
      invoke: {
        id: 'fetchAll',
        src: 'fetchAll',
        onDone: [
          {
            guard: { type: 'hasFound', params: foundIn },
            target: 'selecting',
            actions: { type: 'select', params: foundIn },
          },
          { target: 'selecting.exhausted' },
        ],
        onError: { target: 'selecting.failed', actions: setFailure },
      },
      on: { 'selection.clear': { target: 'selecting', actions: 'clear' } },
    },
    rejecting: { tags: 'rejection', ...asking },
    confirmingDelete: { tags: 'deletion', ...asking },
    checkingReasons: {
      always: [
        { guard: 'isFaultless', target: 'deciding' }, { guard: 'isDeletion', target: 'confirmingDelete' }, { target: 'rejecting' },
      ],
    },
    deciding: {
      tags: ['busy', 'deciding'],
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { decision, given, key, left, atOnce } }) => ({ decision, given, key, listings: left.slice(0, atOnce) }),
        onDone: [
          { guard: 'hasMore', target: 'deciding', reenter: true, actions: { type: 'applyOutcomes', params: outcomesIn } },
          { target: 'selecting.decided', actions: [{ type: 'applyOutcomes', params: outcomesIn }, 'refreshList'] },
        ],
        onError: { target: 'partlyFailed', actions: setFailure },
      },
    },
    // The server may have decided on some all the same: the same key tells.
    partlyFailed: {
      tags: 'partlyFailed',
      on: { 'batch.retry': 'deciding', 'batch.cancel': { target: 'selecting.decided', actions: 'refreshList' } },
    },
  },
})

/** What was changed since, or refused, stays selected; what is gone cannot be decided on. Reasons are kept until all is decided on. */
function afterOutcomes({ left, results, selected, given, atOnce }: BatchContext, outcomes: DecideOutput): Partial<BatchContext> {
  const added = left.slice(0, atOnce).map((listing) => ({ listing, outcome: outcomes.get(listing.id) ?? 'failed' }))
  const settled = added.filter(({ outcome }) => outcome === 'done' || outcome === 'gone').map(({ listing }) => listing.id)
  const rest = left.slice(atOnce)
  const selectedStill = withoutListings(selected, settled)
  const isWhole = rest.length + selectedStill.length === 0
  return { left: rest, results: [...results, ...added], selected: selectedStill, given: isWhole ? noReasons : given }
}
