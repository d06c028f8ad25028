/** Connects a machine that reads a list page by page to the address, to the connection, and to the view. */
import { knownPageCount } from '../../../domain/lists/paging.ts'
import type { ListPlace, PagedListContext, PagedListEvent, PagedListTag } from '../../machines/recipes/paged-list.ts'
import { firstTag } from '../../site/first-tag.ts'
import { useServerReturn } from '../../site/site.ts'
import { useAddressChange } from '../../site/use-address.ts'

interface PagedListSnapshot<Row, Place extends ListPlace> {
  readonly context: PagedListContext<Row, Place>
  hasTag(tag: PagedListTag): boolean
  can(event: { type: 'page.previous' } | { type: 'page.next' }): boolean
}

interface PagedListOptions<Row, Place extends ListPlace> {
  /** What the view shows. */
  readonly snapshot: PagedListSnapshot<Row, Place>
  readonly send: (event: PagedListEvent<Place>) => void
  /** What the address asks for. */
  readonly place: Place
  /** Whether an alert shows a failure; the list is then not read again before somebody asks for it. Decision 064. */
  readonly hasAlert?: boolean
}

const statuses = ['loading', 'ready', 'empty', 'beyond', 'failed'] as const
/** The same array each time: a table of rows computes everything again for another one. */
const noRows: readonly never[] = []

/** The rows of the list, and what `ListScreen` shows of it. */
export function usePagedList<Row, Place extends ListPlace>({ snapshot, send, place, hasAlert = false }: PagedListOptions<Row, Place>) {
  useAddressChange(place, (changed) => send({ type: 'address.changed', place: changed }))
  useServerReturn(() => !hasAlert && send({ type: 'list.retry' }))
  const { place: shown, list } = snapshot.context
  return {
    status: firstTag(snapshot, statuses) ?? 'loading',
    isBusy: snapshot.hasTag('busy'),
    rows: list?.rows ?? noRows,
    page: shown.page,
    total: list?.total ?? 0,
    isCapped: list?.isCapped ?? false,
    listings: list?.listings,
    pageCount: knownPageCount(shown.page, list),
    hasPrevious: snapshot.can({ type: 'page.previous' }),
    hasNext: snapshot.can({ type: 'page.next' }),
    onPrevious: () => send({ type: 'page.previous' }),
    onNext: () => send({ type: 'page.next' }),
    onRetry: () => send({ type: 'list.retry' }),
  } as const
}
