/**
 * The filter menu edits a draft of the applied filter, which takes effect when the user applies it or closes the menu in any other way.
 * Specification, sections 2 and 4.
 */
import { assign, setup } from 'xstate'
import { firstRadius, townsWithin, type NearTown, type Radius } from '../../../domain/places/distance.ts'
import type { Nearby } from '../../../domain/lists/by-distance.ts'
import { isFaultless } from '../../../domain/field-fault.ts'
import { isOfPlaces } from '../../../domain/lists/choices.ts'
import { noFilter, withoutPlaces, withWhen, type Filter, type Toggled } from '../../../domain/lists/filter.ts'
import { isDenied } from '../../../domain/places/locating-failure.ts'
import { withChoiceToggled, withRegionsNamed, type Region } from '../../../domain/places/regions.ts'
import { rangeFaults, rangeOf, typedRange, type RangeFaults, type TypedRange } from '../../../domain/days/typed-range.ts'
import type { RelativeTime } from '../../../domain/days/when.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** A filter, and the distance from the visitor that has chosen its places; null if none has. */
export interface FilterByDistance {
  readonly filter: Filter
  readonly nearby: Nearby | null
}

export interface FilterContext {
  /** The filter that was applied when the menu opened. */
  readonly opened: FilterByDistance
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
}

export type FilterEvent =
  /** The draft begins with this filter. */
  | { type: 'menu.open'; applied: FilterByDistance }
  /** The visitor closes the menu: what was chosen is applied. */
  | { type: 'menu.close' }
  /** The address has changed, so that the draft is of another filter. */
  | { type: 'menu.drop' }
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

const unasked = { range: null, faults: {}, tries: 0, near: [], radius: null } as const

export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    tags: {} as 'open' | 'busy' | 'located' | 'denied' | 'lost',
  },
  actors: {
    /** Provided by the route. It rejects with LocatingFailed. The position does not leave the browser. */
    findNearTowns: requiredPromise<readonly NearTown[]>('findNearTowns'),
  },
  actions: {
    /** Provided by the route. It sends the draft to the machine of the applied filter. */
    applyDraft: requiredAction<FilterByDistance>('applyDraft'),
    /** Provided by the route. It does so with a draft that differs from what the menu opened with. */
    applyChanges: requiredAction<{ opened: FilterByDistance; draft: FilterByDistance }>('applyChanges'),
    startDraft: assign((_, opened: FilterByDistance) => ({
      ...unasked, ...opened.nearby, opened, draft: opened.filter, range: typedRange(opened.filter.when),
    })),
    chooseWithin: assign(({ context: { draft, near } }, { radius }: { radius: Radius }) => ({
      radius,
      draft: { ...withoutPlaces(draft), cities: townsWithin(near, radius) },
    })),
  },
  guards: {
    isByDistance: (_, { nearby }: FilterByDistance) => nearby !== null,
    isRangeRefused: ({ context: { range } }) => isRefused(range),
    isDenied: (_, { error }: { error: unknown }) => isDenied(error),
  },
}).createMachine({
  id: 'filter',
  context: { ...unasked, opened: { filter: noFilter, nearby: null }, draft: noFilter },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'menu.open': [
          {
            guard: { type: 'isByDistance', params: ({ event }) => event.applied },
            target: 'open.located',
            actions: { type: 'startDraft', params: ({ event }) => event.applied },
          },
          { target: 'open', actions: { type: 'startDraft', params: ({ event }) => event.applied } },
        ],
      },
    },
    open: {
      tags: 'open',
      initial: 'unasked',
      on: {
        'menu.close': {
          target: 'closed',
          actions: {
            type: 'applyChanges',
            params: ({ context }) => ({ opened: context.opened, draft: { filter: closingFilter(context), nearby: byDistance(context) } }),
          },
        },
        'menu.drop': 'closed',
        'choice.toggle': {
          actions: assign(({ context: { draft, radius }, event: { toggled, regions } }) => ({
            draft: withChoiceToggled(draft, toggled, regions),
            radius: isOfPlaces(toggled.choice) ? null : radius,
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
            actions: {
              type: 'applyDraft',
              params: ({ context, event: { regions } }) => ({
                filter: withRegionsNamed(context.draft, regions), nearby: byDistance(context),
              }),
            },
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

/** What closing the menu applies: a range that is refused leaves the time as it was. */
function closingFilter({ opened, draft, range }: FilterContext): Filter {
  return isRefused(range) ? withWhen(draft, opened.filter.when ?? null) : draft
}

function isRefused(range: TypedRange | null): boolean {
  return range !== null && !isFaultless(rangeFaults(range))
}

function byDistance({ near, radius }: FilterContext): Nearby | null {
  return radius === null ? null : { radius, near }
}
