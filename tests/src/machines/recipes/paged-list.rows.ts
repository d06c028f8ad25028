/** The rows that the tables of all paged lists share: the expected result of each event in each state. */
import { done, failed, type Invocation, type ActionCall, type Row } from 'xstate-walk'
import type { Page } from '../../../../domain/lists/paging.ts'
import type { ListPlace, PagedListContext } from '../../../../src/machines/recipes/paged-list.ts'
import { unreachable } from '../failures.ts'

type Changes<Context> = (context: Context) => Partial<Context>

interface Effects<Context> {
  readonly changes: Partial<Context>
  readonly calls?: readonly ActionCall[]
  readonly invokes?: readonly Invocation[]
}

interface PagedListSample<Listed, Place extends ListPlace, Context> {
  /** The pages that the server can return, by the name of the event. */
  readonly pages: Readonly<Record<string, Page<Listed>>>
  /** The places that the address can name, by the name of the event. */
  readonly places: Readonly<Record<string, Place>>
  /** The prefix of the state names if the list is a parallel region. */
  readonly region?: '' | 'list.'
  /** The state after a failure. */
  readonly failedIn?: 'failed' | 'failed.alerting'
  /** The states with a button to the previous page. */
  readonly statesWithPrevious?: readonly string[]
  /** Whether something is visible after a page was read, or while another is loading; by default, whether the page has rows. */
  readonly isInView?: (context: Context, page: Page<Listed> | null) => boolean
  /** The effects beside the list when a page arrives, fails or is requested. */
  readonly whenRead?: (context: Context, page: Page<Listed>) => Effects<Context>
  readonly whenFailed?: (context: Context) => Effects<Context>
  readonly whenMoved?: (context: Context, place: Place) => Partial<Context>
}

/** What a list begins with, beside its place. */
export const unread = { list: null, failure: null } as const

/** A page of each kind, all with the same row. */
export function pagesOf<Listed>(row: Listed): Readonly<Record<string, Page<Listed>>> {
  return {
    'the first of two pages arrives': { rows: [row], total: 12, isCapped: false },
    'the only page arrives': { rows: [row], total: 1, isCapped: false },
    'a full page of a capped list arrives': { rows: Array<Listed>(10).fill(row), total: 1000, isCapped: true },
    'an empty list arrives': { rows: [], total: 0, isCapped: false },
    'a page after the last arrives': { rows: [], total: 12, isCapped: false },
  }
}

/** A row to the state `loading`, in which the visible page stays. */
export function loadingRow<Listed, Place extends ListPlace, Context extends PagedListContext<Listed, Place>>(
  row: Omit<Row<Context>, 'to' | 'invokes' | 'changes'> & { readonly changes?: Changes<Context> },
  { region = '', isInView = hasRows }: Pick<PagedListSample<Listed, Place, Context>, 'region' | 'isInView'> = {},
): Row<Context> {
  return {
    ...row,
    to: (context) => `${region}loading.${isInView(context, context.list) ? 'filled' : 'blank'}`,
    invokes: (context) => [['fetchPage', { ...context, ...row.changes?.(context) }.place]],
  }
}

export function pagedListPart<Listed, Place extends ListPlace, Context extends PagedListContext<Listed, Place>>(
  sample: PagedListSample<Listed, Place, Context>,
) {
  const { pages, places, region = '', failedIn = 'failed', statesWithPrevious = ['ready', 'beyond'], isInView = hasRows } = sample
  const state = (name: string) => `${region}${name}`
  const everywhere = ['loading', 'ready', 'empty', 'beyond', 'failed'].map(state)
  const isAt = (place: Place) => {
    const text = JSON.stringify(place)
    return (context: Context) => JSON.stringify(context.place) === text
  }
  const rows: Row<Context>[] = [
    ...Object.entries(pages).flatMap(([on, page]) =>
      // Cards with an unfinished decision can be visible in addition to the rows.
      (page.rows.length > 0 ? [true] : sample.isInView ? [true, false] : [false]).map((inView) => ({
        in: state('loading'), on,
        when: [
          `there is ${inView ? 'something' : 'nothing'} to show`,
          (context: Context) => isInView({ ...context, ...sample.whenRead?.(context, page).changes }, page) === inView,
        ] as const,
        to: state(inView ? 'ready' : page.total > 0 ? 'beyond' : 'empty'),
        changes: (context: Context) => ({ list: page, failure: null, ...sample.whenRead?.(context, page).changes }) as Partial<Context>,
        calls: (context: Context) => sample.whenRead?.(context, page).calls ?? [],
        invokes: (context: Context) => sample.whenRead?.(context, page).invokes ?? [],
      })),
    ),
    {
      in: state('loading'), on: 'the server does not answer', to: state(failedIn),
      changes: (context) => ({ list: null, failure: unreachable.failure, ...sample.whenFailed?.(context).changes }) as Partial<Context>,
      calls: (context) => sample.whenFailed?.(context).calls ?? [],
    },
    {
      in: state('loading'), on: ['go to the next page', 'go to the previous page', 'try again'],
      ignored: 'Another page is loading; the buttons are disabled.',
    },
    {
      in: state('ready'), on: 'go to the next page', when: ['it exists', hasNext],
      calls: ({ place }) => [['openPlace', { page: place.page + 1 }]],
    },
    {
      in: state('ready'), on: 'go to the next page', when: ['it does not exist', (context) => !hasNext(context)],
      ignored: 'It is the last page.',
    },
    {
      in: statesWithPrevious.map(state), on: 'go to the previous page', when: ['it exists', ({ place }) => place.page > 1],
      calls: (context) => [['openPlace', { page: pageBefore(context) }]],
    },
    {
      in: statesWithPrevious.map(state), on: 'go to the previous page', when: ['it is the first page', ({ place }) => place.page === 1],
      ignored: 'It is the first page.',
    },
    loadingRow({ in: state('failed'), on: 'try again' }, sample),
    ...Object.entries(places).flatMap(([on, place]) => [
      loadingRow(
        {
          in: everywhere, on, when: ['it named another place', (context: Context) => !isAt(place)(context)],
          changes: (context: Context) => ({ place, ...sample.whenMoved?.(context, place) }) as Partial<Context>,
        },
        sample,
      ),
      { in: everywhere, on, when: ['it names this place', isAt(place)] as const, ignored: 'The address has not changed.' },
    ]),
  ]
  return {
    events: {
      ...mapped(pages, (page) => done('fetchPage', page)),
      'the server does not answer': failed('fetchPage', unreachable),
      'go to the next page': { type: 'page.next' },
      'go to the previous page': { type: 'page.previous' },
      'try again': { type: 'list.retry' },
      ...mapped(places, (place) => ({ type: 'address.changed', place }) as const),
    } as const,
    tags: {
      busy: state('loading'),
      loading: state('loading.blank'),
      ready: [state('loading.filled'), state('ready')],
      empty: state('empty'),
      beyond: state('beyond'),
      failed: state('failed'),
    },
    rows,
    /** The part of the context that guards and rows read in this state; while loading only whether something is visible. */
    key: (context: Context, at: string): unknown => {
      const { place, list } = context
      return [place, at.startsWith(state('loading')) ? isInView(context, list) : list && [list.total, list.rows.length]]
    },
    always: {
      'a failed list has no page, and a failure': [
        state('failed'), ({ list, failure }: Context) => list === null && failure !== null,
      ] as const,
    },
  }
}

function hasRows(_: unknown, page: Page<unknown> | null): boolean {
  return page !== null && page.rows.length > 0
}

function hasNext({ place, list }: PagedListContext<unknown, ListPlace>): boolean {
  return list !== null && (list.isCapped || place.page < Math.ceil(list.total / 10))
}

/** The last page if the current one is after it. */
function pageBefore({ place, list }: PagedListContext<unknown, ListPlace>): number {
  const last = list === null || list.isCapped ? place.page - 1 : Math.ceil(list.total / 10)
  return Math.max(1, Math.min(place.page - 1, last))
}

function mapped<From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]))
}
