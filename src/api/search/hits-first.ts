/** The pages of a list whose hits come before its other listings. Each listing stands on one page, and each full page has as many. */
import { entriesOf, type ListQuery } from '../../../domain/lists/list-query.ts'
import { pageSize, type Page } from '../../../domain/lists/paging.ts'
import type { Entry } from '../../../domain/listing/listing.ts'

/** A list and some of its entries, at most a page of them. */
export interface ListWithHits {
  readonly hits: Promise<readonly Entry[]>
  /** By which the list is selected and ordered, with the towns of its regions. */
  readonly query: ListQuery
  /** Reads a page of the list in its own order. */
  readonly fetchPage: (page: number) => Promise<Page<Entry>>
}

/**
 * Reads a page. The hits move the others by less than a page, so that they are on the page with this number and the one before. Only
 * those of the hits count that come before these pages in the order of the list.
 */
export async function fetchHitsFirst({ hits: found, query, fetchPage }: ListWithHits, page: number): Promise<Page<Entry>> {
  const [hits, own, previous] = await Promise.all([found, fetchPage(page), page > 1 ? fetchPage(page - 1) : null])
  if (hits.length === 0) return own
  const rows = [...(previous?.rows ?? []), ...own.rows]
  const isIn = (entries: readonly Entry[], { id }: Entry) => entries.some((each) => each.id === id)
  const others = rows.filter((entry) => !isIn(hits, entry))
  if (page === 1) return { ...own, rows: [...hits, ...others].slice(0, pageSize) }
  const [first] = rows
  const before = first ? hits.filter((hit) => !isIn(rows, hit) && entriesOf([first, hit], query)[0]?.id === hit.id) : []
  const start = pageSize - hits.length + before.length
  return { ...own, rows: others.slice(start, start + pageSize) }
}
