/** The recipe of the machines that read a list page by page. */
import { assign, type EventObject, type ParameterizedObject } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { hasPageAfter, pageBefore, type Page } from '../../../domain/lists/paging.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** The requested part of the list; `page` counts from 1. */
export interface ListPlace {
  readonly page: number
}

export interface PagedListContext<Row, Place extends ListPlace, Read extends Page<Row> = Page<Row>> {
  readonly place: Place
  /** The last page that was read. It stays in view while the next page loads. Null before the first response and after a failure. */
  readonly list: Read | null
  /** Why the last request failed; null if it did not. */
  readonly failure: Failure | null
}

export type PagedListEvent<Place extends ListPlace> =
  | { type: 'page.next' | 'page.previous' | 'list.retry' }
  | { type: 'address.changed'; place: Place }

/** `busy` while a page is loading; of the others, a state has exactly one. */
export type PagedListTag = 'busy' | 'loading' | 'ready' | 'empty' | 'beyond' | 'failed'

/**
 * The parts of a machine that reads a list: spread `actors`, `actions` and `guards` into `setup`, and `initial`, `on` and `states`
 * into the machine or one of its regions. A machine overrides a part by defining one of the same name in its `setup`.
 */
export function pagedList<
  Row,
  Place extends ListPlace,
  Context extends PagedListContext<Row, Place> = PagedListContext<Row, Place>,
  Event extends EventObject = PagedListEvent<Place>,
  Read extends Page<Row> = Page<Row>,
>(isSamePlace: (one: Place, other: Place) => boolean) {
  const assignPart = <Params extends object>(partOf: (params: Params) => Partial<PagedListContext<Row, Place>>) =>
    assign<Context, Event, Params & ParameterizedObject['params'], Event, never>((_, params) => partOf(params) as Partial<Context>)
  return {
    actors: {
      /** Empty beyond the last page. */
      fetchPage: requiredPromise<Read, Place>('fetchPage'),
    },
    actions: {
      /** Provided by the route: writes the changes into the address. */
      openPlace: requiredAction<Partial<Place>>('openPlace'),
      setPlace: assignPart(({ place }: { place: Place }) => ({ place })),
      setPage: assignPart(({ page }: { page: Read }) => ({ list: page, failure: null })),
      setFailure: assignPart(({ failure }: { failure: Failure }) => ({ list: null, failure })),
    },
    guards: {
      isOtherPlace: ({ context }: { context: Context }, { place }: { place: Place }) => !isSamePlace(place, context.place),
      hasRows: ({ context: { list } }: { context: Context }) => list !== null && list.rows.length > 0,
      isBeyond: ({ context: { list } }: { context: Context }) => list !== null && list.total > 0,
      hasNext: ({ context: { place, list } }: { context: Context }) => hasPageAfter(place.page, list),
      hasPrevious: ({ context }: { context: Context }) => context.place.page > 1,
    },
    contextAt: (place: Place): PagedListContext<Row, Place, Read> => ({ place, list: null, failure: null }),
    initial: 'loading',
    on: {
      'address.changed': {
        guard: { type: 'isOtherPlace', params: ({ event }: { event: { place: Place } }) => ({ place: event.place }) },
        target: '.loading',
        actions: { type: 'setPlace', params: ({ event }: { event: { place: Place } }) => ({ place: event.place }) },
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
            actions: { type: 'setPage', params: ({ event }: { event: { output: Read } }) => ({ page: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) }) },
          },
        },
        initial: 'starting',
        states: {
          starting: { always: [{ guard: 'hasRows', target: 'filled' }, { target: 'blank' }] },
          blank: { tags: 'loading' },
          filled: { tags: 'ready' },
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
