/** Paging: lists are read ten at a time. */

/** Entries on a page. Specification, section 9. */
export const pageSize = 10

/** Totals are counted exactly up to here; beyond, a list says "1000+". */
export const countedTotal = 1000

/** The entries of a page, counted from 1; empty beyond the last. */
export function pageOf<T>(entries: readonly T[], page: number, size: number = pageSize): T[] {
  return entries.slice((page - 1) * size, page * size)
}

/** How many pages a list of so many entries has; an empty list has one, empty, page. */
export function pageCount(total: number, size: number = pageSize): number {
  return Math.max(1, Math.ceil(total / size))
}

/** What is known of a list when one of its pages is read: `page` counts from 1, `count` is how many entries it has. */
export interface ReadPage {
  readonly page: number
  readonly count: number
  readonly total: number
  readonly isCapped: boolean
}

/** Whether a page follows. A total that is capped does not tell which page is the last: one that is full may be followed by another. */
export function hasPageAfter({ page, count, total, isCapped }: ReadPage): boolean {
  return page < pageCount(total) || (isCapped && count === pageSize)
}

/** The page before this one, or the last one from beyond it. */
export function pageBefore({ page, total, isCapped }: Omit<ReadPage, 'count'>): number {
  return Math.max(1, Math.min(page - 1, isCapped ? page : pageCount(total)))
}
