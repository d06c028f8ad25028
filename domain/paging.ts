/** Paging: lists are read ten at a time. */

/** Entries on a page. Specification, section 9. */
export const pageSize = 10

/** Totals are counted exactly up to here; beyond, a list says "1000+". */
export const countedTotal = 1000

/** The last page that may be asked for. */
export const lastPage = 1000

/** The entries of a page, counted from 1; empty beyond the last. */
export function pageOf<T>(entries: readonly T[], page: number, size: number = pageSize): T[] {
  return entries.slice((page - 1) * size, page * size)
}

/** How many pages a list of so many entries has; an empty list has one, empty, page. */
export function pageCount(total: number, size: number = pageSize): number {
  return Math.max(1, Math.ceil(total / size))
}

/** How many entries a list has over all pages; `total` is 1000 where `isCapped` says that there are more. */
export interface ListCount {
  readonly total: number
  readonly isCapped: boolean
}

/** One page of a list, and what is known of the others. */
export interface Page<Row> extends ListCount {
  readonly rows: readonly Row[]
}

/**
 * Whether a page follows the one of this number.
 * A total that is capped does not tell which page is the last: one that is full may be followed by another.
 */
export function hasPageAfter(number: number, page: Page<unknown> | null): boolean {
  if (page === null || number >= lastPage) return false
  return number < pageCount(page.total) || (page.isCapped && page.rows.length === pageSize)
}

/** The page before, or the last one from beyond it; where nothing was read nothing is known of the last one. */
export function pageBefore(number: number, page: Page<unknown> | null): number {
  return Math.max(1, Math.min(number - 1, page === null || page.isCapped ? number : pageCount(page.total)))
}

/** How many pages are known of: a total that is capped leaves out those beyond it, of which this one may be. */
export function knownPageCount(number: number, page: Page<unknown> | null): number {
  if (page === null) return 1
  const met = hasPageAfter(number, page) ? number + 1 : page.rows.length > 0 ? number : 1
  return Math.max(pageCount(page.total), page.isCapped ? met : 1)
}
