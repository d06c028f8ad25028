/** The recipe of the field that searches a paged list while somebody types. */
import { assign, type EventObject, type ParameterizedObject } from 'xstate'
import { typedSearch } from '../../../domain/typed-search.ts'
import type { ListPlace } from './paged-list.ts'

export interface SearchFieldContext<Place extends ListPlace> {
  readonly place: Place
  /** The text in the field. */
  readonly typed: string
}

/** `search.apply` searches without waiting for a pause. */
export type SearchFieldEvent = { type: 'search.type'; text: string } | { type: 'search.apply' }

interface SearchFieldOptions<Place extends ListPlace> {
  /** What the place is searched for. */
  readonly textOf: (place: Place) => string
  /** The change of the place that searches for a text. */
  readonly searchFor: (text: string) => Partial<Place>
  /** How long nobody types before the text is searched for. */
  readonly pauseMs: number
}

/**
 * The parts of a machine that searches a paged list: spread `actions`, `guards` and `delays` into `setup` after those of the list,
 * and use `region` as a region of the machine. It opens the first page of the search by the action `openPlace` of the list.
 */
export function searchField<
  Place extends ListPlace,
  Context extends SearchFieldContext<Place>,
  Event extends EventObject,
>({ textOf, searchFor, pauseMs }: SearchFieldOptions<Place>) {
  const assignPart = <Params extends object>(partOf: (context: Context, params: Params) => Partial<SearchFieldContext<Place>>) =>
    assign<Context, Event, Params & ParameterizedObject['params'], Event, never>(
      ({ context }, params) => partOf(context, params) as Partial<Context>,
    )
  const search = [
    {
      guard: 'isAnotherSearch',
      target: '.resting',
      actions: {
        type: 'openPlace',
        params: ({ context }: { context: Context }): Partial<Place> => ({ ...searchFor(typedSearch(context.typed)), page: 1 }),
      },
    },
    { target: '.resting' },
  ] as const
  return {
    actions: {
      /** Keeps the typed text if the address has the same search, such as when they differ in spaces. */
      setPlace: assignPart(({ typed }, { place }: { place: Place }) => ({
        place,
        typed: typedSearch(typed) === textOf(place) ? typed : textOf(place),
      })),
      setTyped: assignPart((_, { text }: { text: string }) => ({ typed: text })),
    },
    guards: {
      isAnotherSearch: ({ context: { typed, place } }: { context: Context }) => typedSearch(typed) !== textOf(place),
    },
    delays: { searchPause: pauseMs },
    region: {
      initial: 'resting',
      on: {
        'search.type': {
          target: '.pausing',
          actions: { type: 'setTyped', params: ({ event }: { event: { text: string } }) => ({ text: event.text }) },
        },
        'search.apply': search,
      },
      states: {
        resting: {},
        pausing: { after: { searchPause: search.map((each) => ({ ...each, target: 'resting' })) } },
      },
    },
  } as const
}
