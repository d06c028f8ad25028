/** What comes of each event in each state of a list that is read page by page, by hand: the part that all their tables have. */
import type { Page } from '../../../../domain/paging.ts'
import type { ListPlace, PagedListContext } from '../../../../src/machines/recipes/paged-list.ts'
import { done, failed, type Asked, type Called, type Row } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

type Changes<Context> = (context: Context) => Partial<Context>

interface Effects<Context> {
  readonly changes: Partial<Context>
  readonly calls?: readonly Called[]
  readonly asks?: readonly Asked[]
}

interface PagedListSample<Listed, Place extends ListPlace, Context> {
  /** The pages that may arrive, each by the name of its event. */
  readonly pages: Readonly<Record<string, Page<Listed>>>
  /** Where the address may lead, each by the name of its event. */
  readonly places: Readonly<Record<string, Place>>
  /** What the names of its states begin with, where the list is one region of several. */
  readonly region?: '' | 'list.'
  /** Where it fails. */
  readonly failedIn?: 'failed' | 'failed.alerting'
  /** Where there is a way to the page before. */
  readonly leadsBack?: readonly string[]
  /** Whether something is in view after a page was read, or while another is on its way; the rows of the page without this. */
  readonly isInView?: (context: Context, page: Page<Listed> | null) => boolean
  /** What differs beside the list once a page arrives, fails or is asked for. */
  readonly whenRead?: (context: Context, page: Page<Listed>) => Effects<Context>
  readonly whenFailed?: (context: Context) => Effects<Context>
  readonly whenMoved?: (context: Context, place: Place) => Partial<Context>
}

/** Pages of each kind, all of the same row. */
export function pagesOf<Listed>(row: Listed): Readonly<Record<string, Page<Listed>>> {
  return {
    'a page of two arrives': { rows: [row], total: 12, isCapped: false },
    'the only page arrives': { rows: [row], total: 1, isCapped: false },
    'a full page of thousands arrives': { rows: Array<Listed>(10).fill(row), total: 1000, isCapped: true },
    'an empty list arrives': { rows: [], total: 0, isCapped: false },
    'a page after the last arrives': { rows: [], total: 12, isCapped: false },
  }
}

/** A row that leads to `loading`, where what is in view stays. */
export function loadingRow<Listed, Place extends ListPlace, Context extends PagedListContext<Listed, Place>>(
  row: Omit<Row<Context>, 'to' | 'asks' | 'changes'> & { readonly changes?: Changes<Context> },
  { region = '', isInView = hasRows }: Pick<PagedListSample<Listed, Place, Context>, 'region' | 'isInView'> = {},
): Row<Context> {
  return {
    ...row,
    to: `${region}loading`,
    inside: (context) => (isInView(context, context.list) ? 'pageInView' : 'blank'),
    asks: (context) => [['fetchPage', { ...context, ...row.changes?.(context) }.place]],
  }
}

export function pagedListPart<Listed, Place extends ListPlace, Context extends PagedListContext<Listed, Place>>(
  sample: PagedListSample<Listed, Place, Context>,
) {
  const { pages, places, region = '', failedIn = 'failed', leadsBack = ['ready', 'beyond'], isInView = hasRows } = sample
  const state = (name: string) => `${region}${name}`
  const everywhere = ['loading', 'ready', 'empty', 'beyond', 'failed'].map(state)
  const isAt = (place: Place) => (context: Context) => JSON.stringify(context.place) === JSON.stringify(place)
  const rows: Row<Context>[] = [
    ...Object.entries(pages).flatMap(([on, page]) =>
      // What is at work may be in view beside the rows.
      (page.rows.length > 0 ? [true] : sample.isInView ? [true, false] : [false]).map((inView) => ({
        in: state('loading'), on,
        when: [
          `there is ${inView ? 'something' : 'nothing'} to show`,
          (context: Context) => isInView({ ...context, ...sample.whenRead?.(context, page).changes }, page) === inView,
        ] as const,
        to: state(inView ? 'ready' : page.total > 0 ? 'beyond' : 'empty'),
        changes: (context: Context) => ({ list: page, failure: null, ...sample.whenRead?.(context, page).changes }) as Partial<Context>,
        calls: (context: Context) => sample.whenRead?.(context, page).calls ?? [],
        asks: (context: Context) => sample.whenRead?.(context, page).asks ?? [],
      })),
    ),
    {
      in: state('loading'), on: 'the server does not answer', to: state(failedIn),
      changes: (context) => ({ list: null, failure: away.failure, ...sample.whenFailed?.(context).changes }) as Partial<Context>,
      calls: (context) => sample.whenFailed?.(context).calls ?? [['tellFailure', { failure: away.failure }]],
    },
    {
      in: state('loading'), on: ['turn to the next page', 'turn to the previous page', 'try again'],
      ignored: 'Another page is on its way; its buttons cannot be pressed.',
    },
    {
      in: state('ready'), on: 'turn to the next page', when: ['there is one', hasNext],
      calls: ({ place }) => [['openPlace', { page: place.page + 1 }]],
    },
    {
      in: state('ready'), on: 'turn to the next page', when: ['there is none', (context) => !hasNext(context)],
      ignored: 'It is the last page.',
    },
    {
      in: leadsBack.map(state), on: 'turn to the previous page', when: ['there is one', ({ place }) => place.page > 1],
      calls: (context) => [['openPlace', { page: pageBefore(context) }]],
    },
    {
      in: leadsBack.map(state), on: 'turn to the previous page', when: ['it is the first page', ({ place }) => place.page === 1],
      ignored: 'It is the first page.',
    },
    loadingRow({ in: state('failed'), on: 'try again' }, sample),
    ...Object.entries(places).flatMap(([on, place]) => [
      loadingRow(
        {
          in: everywhere, on, when: ['it led elsewhere', (context: Context) => !isAt(place)(context)],
          changes: (context: Context) => ({ place, ...sample.whenMoved?.(context, place) }) as Partial<Context>,
        },
        sample,
      ),
      { in: everywhere, on, when: ['it says so already', isAt(place)] as const, ignored: 'It says so already.' },
    ]),
  ]
  return {
    events: {
      ...mapped(pages, (page) => done('fetchPage', page)),
      'the server does not answer': failed('fetchPage', away),
      'turn to the next page': { type: 'page.next' },
      'turn to the previous page': { type: 'page.previous' },
      'try again': { type: 'list.retry' },
      ...mapped(places, (place) => ({ type: 'address.changed', place }) as const),
    } as const,
    rows,
    /** What guards and rows read of a list in this state: while it loads only whether something is in view. */
    key: (context: Context, at: string): unknown => {
      const { place, list } = context
      return [place, at.startsWith(state('loading')) ? isInView(context, list) : list && [list.total, list.rows.length]]
    },
    always: {
      'a list that could not be read has no page, and says why': (at: string, { list, failure }: Context) =>
        !at.startsWith(state('failed')) || (list === null && failure !== null),
    },
  }
}

function hasRows(_: unknown, page: Page<unknown> | null): boolean {
  return page !== null && page.rows.length > 0
}

function hasNext({ place, list }: PagedListContext<unknown, ListPlace>): boolean {
  return list !== null && (list.isCapped || place.page < Math.ceil(list.total / 10))
}

/** From a page after the last one to the last. */
function pageBefore({ place, list }: PagedListContext<unknown, ListPlace>): number {
  const last = list === null || list.isCapped ? place.page - 1 : Math.ceil(list.total / 10)
  return Math.min(place.page - 1, last)
}

function mapped<From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]))
}
