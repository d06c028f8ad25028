/** Paging: lists have pages of ten entries. */

/** The number of entries on a page. Specification, section 9. */
export const pageSize = 10

/** The largest total that is counted exactly; a longer list shows "1000+". */
export const maxCountedTotal = 1000

/** The highest page number that can be requested. */
export const maxPage = 1000

/** The entries of a page. Pages are counted from 1; a page beyond the last is empty. */
export function pageOf<T>(entries: readonly T[], page: number, size: number = pageSize): T[] {
  return entries.slice((page - 1) * size, page * size)
}

/** The number of pages of a list; an empty list has one empty page. */
export function pageCount(total: number, size: number = pageSize): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The number of entries on all pages. If there are more than 1000, `total` is 1000 and `isCapped` is true. */
export interface ListCount {
  readonly total: number
  readonly isCapped: boolean
}

/** The number of entries of several lists together. */
export function countOfAll(lists: readonly ListCount[]): ListCount {
  return { total: lists.reduce((sum, { total }) => sum + total, 0), isCapped: lists.some(({ isCapped }) => isCapped) }
}

/** One page of a list, and the size of the list. */
export interface Page<Row> extends ListCount {
  readonly rows: readonly Row[]
  /** The number of listings, if they have an entry for each day and the server counts both. */
  readonly listings?: number | undefined
  /** Whether it was made of the whole list, which a server without pages sends, and copies have. */
  readonly isOfWhole?: boolean
}

/**
 * Whether there is a page after this one.
 * With a capped total the last page is unknown; a full page may be followed by another.
 */
export function hasPageAfter(number: number, page: Page<unknown> | null): boolean {
  if (page === null || number >= maxPage) return false
  return number < pageCount(page.total) || (page.isCapped && page.rows.length === pageSize)
}

/** The number of the page before. From beyond the last page it is the last page, if the total is known exactly. */
export function pageBefore(number: number, page: Page<unknown> | null): number {
  return Math.max(1, Math.min(number - 1, page === null || page.isCapped ? number : pageCount(page.total)))
}

/** The number of pages known to exist. With a capped total, later pages are included as far as they have been reached. */
export function knownPageCount(number: number, page: Page<unknown> | null): number {
  if (page === null) return 1
  const reached = hasPageAfter(number, page) ? number + 1 : page.rows.length > 0 ? number : 1
  return Math.max(pageCount(page.total), page.isCapped ? reached : 1)
}
