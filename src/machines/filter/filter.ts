/** The filter menu. The draft takes effect when the user applies it. Specification, sections 2 and 4. */
import { assign, setup } from 'xstate'
import { townsWithin, type NearTown, type Radius } from '../../../domain/places/distance.ts'
import { isFaultless } from '../../../domain/field-fault.ts'
import { declarationOf } from '../../../domain/lists/choices.ts'
import {
  isSameFilter, isSamePlaces, noFilter, withoutChosen, withoutPlaces, withWhen, type Chosen, type Filter, type Toggled,
} from '../../../domain/lists/filter.ts'
import { isDenied } from '../../../domain/places/locating-failure.ts'
import { withChoiceToggled, withRegionsNamed, type Region } from '../../../domain/places/regions.ts'
import { rangeFaults, rangeOf, typedRange, type RangeFaults, type TypedRange } from '../../../domain/days/typed-range.ts'
import type { RelativeTime } from '../../../domain/days/when.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** The places that a distance has chosen. */
export interface Nearby {
  readonly radius: Radius
  /** The towns sorted by their distance from the visitor. */
  readonly near: readonly NearTown[]
  /** The filter with the places, as it was applied. */
  readonly filter: Filter
}

export interface FilterContext {
  /** The filter of the list, from the address. */
  readonly applied: Filter
  /** The filter that the open menu edits. */
  readonly draft: Filter
  /** The typed text of the range of days; null if the draft has another time. The draft has the range while the text is valid. */
  readonly range: TypedRange | null
  /** The fault of the typed range; null if it has none. */
  readonly faults: RangeFaults
  /** The number of times that applying the range has failed, so that the focus moves to the field each time. */
  readonly tries: number
  /** The towns sorted by their distance from the visitor; empty until the position is known. */
  readonly near: readonly NearTown[]
  /** The distance that selected the cities of the draft; null if the visitor has selected them. */
  readonly radius: Radius | null
  /** What was applied by distance last; null before. The address has only its places, so a reload forgets the distance. */
  readonly nearby: Nearby | null
}

export type FilterEvent =
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  /** `regions` are the regions of the menu. If all towns of one are selected, the filter has its name instead of the towns. */
  | { type: 'choice.toggle'; toggled: Toggled; regions: readonly Region[] }
  /** Null selects any time. */
  | { type: 'when.choose'; when: RelativeTime | null }
  | { type: 'range.choose' }
  | { type: 'range.type'; range: TypedRange }
  | { type: 'near.ask' }
  | { type: 'radius.choose'; radius: Radius }
  | { type: 'filter.apply'; regions: readonly Region[] }
  | { type: 'filter.clear' }
  | { type: 'choice.remove'; chosen: Chosen }
  /** Removes the places that a distance has chosen. */
  | { type: 'near.remove' }
  | { type: 'filter.reset' }
  | { type: 'address.changed'; filter: Filter }

/** The distance that has chosen the places of the applied filter; null if none has. */
export function appliedRadius({ applied, nearby }: FilterContext): Radius | null {
  return nearby && isSamePlaces(applied, nearby.filter) ? nearby.radius : null
}

/** The distance that is selected when the position becomes known. */
const firstRadius: Radius = 25

const unasked = { range: null, faults: {}, tries: 0, near: [], radius: null } as const

export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    input: {} as { filter: Filter },
    tags: {} as 'open' | 'busy' | 'located' | 'denied' | 'lost',
  },
  actors: {
    /** Provided by the route. It rejects with LocatingFailed. The position does not leave the browser. */
    findNearTowns: requiredPromise<readonly NearTown[]>('findNearTowns'),
  },
  actions: {
    /** Provided by the route. It writes the filter into the address, with page 1. */
    openFilter: requiredAction<{ filter: Filter }>('openFilter'),
    startDraft: assign(({ context }) => ({ ...unasked, draft: context.applied, range: typedRange(context.applied.when) })),
    restoreNearby: assign(({ context: { nearby } }) => (nearby ? { near: nearby.near, radius: nearby.radius } : {})),
    keepNearby: assign(({ context: { near, radius, nearby } }, { filter }: { filter: Filter }) => ({
      nearby: radius === null ? nearby : { radius, near, filter },
    })),
    setApplied: assign({ applied: (_, { filter }: { filter: Filter }) => filter }),
    chooseWithin: assign(({ context: { draft, near } }, { radius }: { radius: Radius }) => ({
      radius,
      draft: { ...withoutPlaces(draft), cities: townsWithin(near, radius) },
    })),
  },
  guards: {
    isChanged: ({ context }, { filter }: { filter: Filter }) => !isSameFilter(context.applied, filter),
    isNearby: ({ context }) => appliedRadius(context) !== null,
    isRangeRefused: ({ context: { range } }) => range !== null && !isFaultless(rangeFaults(range)),
    isDenied: (_, { error }: { error: unknown }) => isDenied(error),
  },
}).createMachine({
  id: 'filter',
  context: ({ input }) => ({ ...unasked, applied: input.filter, draft: input.filter, nearby: null }),
  initial: 'closed',
  on: {
    'address.changed': {
      guard: { type: 'isChanged', params: ({ event }) => event },
      target: '.closed',
      actions: [{ type: 'setApplied', params: ({ event }) => event }],
    },
  },
  states: {
    closed: {
      on: {
        'menu.open': [
          { guard: 'isNearby', target: 'open.located', actions: ['startDraft', 'restoreNearby'] },
          { target: 'open', actions: 'startDraft' },
        ],
        'near.remove': {
          actions: { type: 'openFilter', params: ({ context }) => ({ filter: withoutPlaces(context.applied) }) },
        },
        'choice.remove': {
          actions: {
            type: 'openFilter',
            params: ({ context, event }) => ({ filter: withoutChosen(context.applied, event.chosen) }),
          },
        },
        'filter.reset': { actions: { type: 'openFilter', params: { filter: noFilter } } },
      },
    },
    open: {
      tags: 'open',
      initial: 'unasked',
      on: {
        'menu.close': 'closed',
        'choice.toggle': {
          actions: assign(({ context: { draft, radius }, event: { toggled, regions } }) => ({
            draft: withChoiceToggled(draft, toggled, regions),
            radius: declarationOf(toggled.choice).field === 'city' ? null : radius,
          })),
        },
        'when.choose': {
          actions: assign(({ context, event }) => ({ draft: withWhen(context.draft, event.when), range: null, faults: {} })),
        },
        'range.choose': {
          actions: assign(({ context }) => ({ draft: withWhen(context.draft, null), range: { from: '', to: '' }, faults: {} })),
        },
        'range.type': {
          actions: assign(({ context, event }) => ({
            draft: withWhen(context.draft, rangeOf(event.range)), range: event.range, faults: {},
          })),
        },
        'near.ask': '.locating',
        'filter.clear': { target: '.unasked', actions: assign({ ...unasked, draft: noFilter }) },
        'filter.apply': [
          {
            guard: 'isRangeRefused',
            actions: assign(({ context: { range, tries } }) => ({ faults: range ? rangeFaults(range) : {}, tries: tries + 1 })),
          },
          {
            target: 'closed',
            actions: [
              { type: 'keepNearby', params: ({ context, event }) => ({ filter: withRegionsNamed(context.draft, event.regions) }) },
              { type: 'openFilter', params: ({ context, event }) => ({ filter: withRegionsNamed(context.draft, event.regions) }) },
            ],
          },
        ],
      },
      states: {
        unasked: {},
        locating: {
          tags: 'busy',
          on: { 'near.ask': {} },
          invoke: {
            id: 'findNearTowns',
            src: 'findNearTowns',
            onDone: {
              target: 'located',
              actions: [assign({ near: ({ event }) => event.output }), { type: 'chooseWithin', params: { radius: firstRadius } }],
            },
            onError: [
              { guard: { type: 'isDenied', params: ({ event }) => event }, target: 'denied' },
              { target: 'lost' },
            ],
          },
        },
        located: {
          tags: 'located',
          on: { 'radius.choose': { actions: { type: 'chooseWithin', params: ({ event }) => event } } },
        },
        denied: { tags: 'denied' },
        lost: { tags: 'lost' },
      },
    },
  },
})
