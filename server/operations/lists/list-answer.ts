/** Responds with a list: the whole list, or one page. */
import type { components } from '../../../contract/openapi.ts'
import { pageSize } from '../../../domain/lists/paging.ts'
import { readPage, WholeList, type StoredList } from '../../store/lists/stored-list.ts'
import { pageHeaders, type PageHeaders } from './page-headers.ts'

/** The parameters that request one page. */
export type PageParameters = Readonly<Partial<Pick<components['parameters'], 'limit' | 'page'>>>

/** A request for a list. */
export interface ListInput<Query> {
  readonly query: Query
  readonly addressWith: (query: Query) => string
}

/** A whole list, or a page of one. */
export interface ListAnswer<Row> {
  readonly status: 200
  readonly body: Row[] | WholeList<Row>
  readonly headers?: PageHeaders
}

/** Reads one page if `limit` or `page` is given. Otherwise returns the whole list, which is read while it is sent. */
export async function listAnswer<Query extends PageParameters, Row>(
  { query, addressWith }: ListInput<Query>,
  list: StoredList<Row>,
): Promise<ListAnswer<Row>> {
  if (!query.limit && !query.page) return { status: 200, body: new WholeList(list) }
  const page = { number: query.page ?? 1, size: query.limit ?? pageSize }
  const found = await readPage(list, page)
  const headers = pageHeaders(found, page, (number) => addressWith({ ...query, page: number }))
  return { status: 200, body: found.rows, headers }
}
