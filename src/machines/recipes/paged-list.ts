/** A list that is read page by page: what its machines have in common. */
import { assign, fromPromise, type EventObject, type ParameterizedObject } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { hasPageAfter, pageBefore, type Page } from '../../../domain/paging.ts'

/** Which part of the list is asked for; `page` counts from 1. */
export interface ListPlace {
  readonly page: number
}

export interface PagedListContext<Row, Place extends ListPlace> {
  readonly place: Place
  /** What was read last; stays in view while the next page loads. Null before the first answer and after a failure. */
  readonly list: Page<Row> | null
  /** Why it could not be read; null unless it failed. */
  readonly failure: Failure | null
}

export type PagedListEvent<Place extends ListPlace> =
  | { type: 'page.next' | 'page.previous' | 'list.retry' }
  | { type: 'address.changed'; place: Place }

/** Of the states of a list each has one but `busy`, which says that a page is on its way. */
export type PagedListTag = 'busy' | 'loading' | 'ready' | 'empty' | 'beyond' | 'failed'

/**
 * The parts of a machine that reads a list: spread `actors`, `actions` and `guards` into `setup`, and `initial`, `on` and `states`
 * into the machine or into one of its regions. What a machine names anew in its own `setup` takes the place of the part here.
 */
export function pagedList<
  Row,
  Place extends ListPlace,
  Context extends PagedListContext<Row, Place> = PagedListContext<Row, Place>,
  Event extends EventObject = PagedListEvent<Place>,
>(isSamePlace: (one: Place, other: Place) => boolean) {
  const change = <Params extends object>(partOf: (params: Params) => Partial<PagedListContext<Row, Place>>) =>
    assign<Context, Event, Params & ParameterizedObject['params'], Event, never>((_, params) => partOf(params) as Partial<Context>)
  return {
    actors: {
      /** Empty beyond the last page. */
      fetchPage: fromPromise<Page<Row>, Place>(() => Promise.reject(new Error('fetchPage is not provided'))),
    },
    actions: {
      /** Provided by the route: writes what changes into the address. */
      openPlace: (_: unknown, _params: Partial<Place>) => {},
      /** Provided where a failure is logged or told. */
      tellFailure: (_: unknown, _params: { failure: Failure }) => {},
      goTo: change(({ place }: { place: Place }) => ({ place })),
      keepPage: change(({ page }: { page: Page<Row> }) => ({ list: page, failure: null })),
      dropPage: change(({ failure }: { failure: Failure }) => ({ list: null, failure })),
    },
    guards: {
      isElsewhere: ({ context }: { context: Context }, { place }: { place: Place }) => !isSamePlace(place, context.place),
      hasRows: ({ context: { list } }: { context: Context }) => list !== null && list.rows.length > 0,
      isBeyond: ({ context: { list } }: { context: Context }) => list !== null && list.total > 0,
      hasNext: ({ context: { place, list } }: { context: Context }) => hasPageAfter(place.page, list),
      hasPrevious: ({ context }: { context: Context }) => context.place.page > 1,
    },
    contextAt: (place: Place): PagedListContext<Row, Place> => ({ place, list: null, failure: null }),
    initial: 'loading',
    on: {
      'address.changed': {
        guard: { type: 'isElsewhere', params: ({ event }: { event: { place: Place } }) => ({ place: event.place }) },
        target: '.loading',
        actions: { type: 'goTo', params: ({ event }: { event: { place: Place } }) => ({ place: event.place }) },
      },
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'fetchPage',
          src: 'fetchPage',
          input: ({ context }: { context: Context }) => context.place,
          onDone: {
            target: 'arrived',
            actions: { type: 'keepPage', params: ({ event }: { event: { output: Page<Row> } }) => ({ page: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: [
              { type: 'dropPage', params: failed },
              { type: 'tellFailure', params: failed },
            ],
          },
        },
        initial: 'starting',
        states: {
          starting: { always: [{ guard: 'hasRows', target: 'pageInView' }, { target: 'blank' }] },
          blank: { tags: 'loading' },
          pageInView: { tags: 'ready' },
        },
      },
      arrived: { always: [{ guard: 'hasRows', target: 'ready' }, { guard: 'isBeyond', target: 'beyond' }, { target: 'empty' }] },
      ready: { tags: 'ready', on: { 'page.next': next, 'page.previous': previous<Row, Place>() } },
      empty: { tags: 'empty' },
      beyond: { tags: 'beyond', on: { 'page.previous': previous<Row, Place>() } },
      failed: { tags: 'failed', on: { 'list.retry': 'loading' } },
    },
  } as const
}

const failed = ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) })

const next = {
  guard: 'hasNext',
  actions: { type: 'openPlace', params: ({ context: { place } }: { context: { place: ListPlace } }) => ({ page: place.page + 1 }) },
} as const

const previous = <Row, Place extends ListPlace>() => ({
  guard: 'hasPrevious',
  actions: {
    type: 'openPlace',
    params: ({ context: { place, list } }: { context: PagedListContext<Row, Place> }) => ({ page: pageBefore(place.page, list) }),
  },
}) as const
