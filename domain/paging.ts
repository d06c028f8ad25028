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
