/** What a screen shows of a list that is read page by page. */
import { knownPageCount } from '../../domain/lists/paging.ts'
import type { ListPlace, PagedListContext, PagedListTag } from '../machines/recipes/paged-list.ts'
import { firstTag } from './first-tag.ts'

interface PagedListSnapshot<Row> {
  readonly context: PagedListContext<Row, ListPlace>
  hasTag(tag: PagedListTag): boolean
  can(event: { type: 'page.previous' } | { type: 'page.next' }): boolean
}

const statuses = ['loading', 'ready', 'empty', 'beyond', 'failed'] as const
/** The same each time, for tables that compare. */
const noRows: readonly never[] = []

export function listView<Row>(snapshot: PagedListSnapshot<Row>) {
  const { place, list } = snapshot.context
  return {
    status: firstTag(snapshot, statuses) ?? 'loading',
    isBusy: snapshot.hasTag('busy'),
    rows: list?.rows ?? noRows,
    page: place.page,
    total: list?.total ?? 0,
    isCapped: list?.isCapped ?? false,
    listings: list?.listings,
    pageCount: knownPageCount(place.page, list),
    hasPrevious: snapshot.can({ type: 'page.previous' }),
    hasNext: snapshot.can({ type: 'page.next' }),
  } as const
}
