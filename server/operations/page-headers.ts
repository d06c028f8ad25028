/** How an answer says which part of a list it is. */
import { lastPage, type ListCount } from '../../domain/paging.ts'

/** The headers of a page, as the contract names them. */
export interface PageHeaders {
  readonly 'X-Total-Count': number
  readonly 'X-Total-Capped'?: 'true'
  readonly Link?: string
}

interface Found extends ListCount {
  readonly hasNext: boolean
}

/** The count, and the neighbouring pages as RFC 8288 writes links; a header is absent where it has nothing to say. */
export function pageHeaders(found: Found, page: { readonly number: number }, addressOf: (page: number) => string): PageHeaders {
  const links = [
    ...(page.number > 1 ? [`<${addressOf(page.number - 1)}>; rel="prev"`] : []),
    ...(found.hasNext && page.number < lastPage ? [`<${addressOf(page.number + 1)}>; rel="next"`] : []),
  ]
  return {
    'X-Total-Count': found.total,
    ...(found.isCapped && { 'X-Total-Capped': 'true' }),
    ...(links.length > 0 && { Link: links.join(', ') }),
  }
}
