/** What a screen shows of the pages of its list. */
import { knownPageCount, type Page } from '../../domain/paging.ts'

/** How the machines of lists that are read page by page are asked what they can do. */
interface Pageable {
  can(event: { type: 'page.previous' } | { type: 'page.next' }): boolean
}

/** `list` is the page that was read last, null for none. */
export function pagingOf(snapshot: Pageable, page: number, list: Page<unknown> | null) {
  return {
    page,
    total: list?.total ?? 0,
    isCapped: list?.isCapped ?? false,
    pageCount: knownPageCount(page, list),
    hasPrevious: snapshot.can({ type: 'page.previous' }),
    hasNext: snapshot.can({ type: 'page.next' }),
  }
}
