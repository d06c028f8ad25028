/** The response headers of a page of a list. */
import { maxPage, type ListCount } from '../../../domain/lists/paging.ts'

/** The headers of a page, as the contract defines them. */
export interface PageHeaders {
  readonly 'X-Total-Count': number
  readonly 'X-Total-Capped'?: 'true'
  readonly 'X-Total-Listings'?: number
  readonly Link?: string
}

interface Found extends ListCount {
  readonly hasNext: boolean
}

/** The total count, and links to the previous and next page (RFC 8288); without such pages there is no `Link`. */
export function pageHeaders(found: Found, page: { readonly number: number }, addressOf: (page: number) => string): PageHeaders {
  const links = [
    ...(page.number > 1 ? [`<${addressOf(page.number - 1)}>; rel="prev"`] : []),
    ...(found.hasNext && page.number < maxPage ? [`<${addressOf(page.number + 1)}>; rel="next"`] : []),
  ]
  return {
    'X-Total-Count': found.total,
    ...(found.isCapped && { 'X-Total-Capped': 'true' }),
    ...(links.length > 0 && { Link: links.join(', ') }),
  }
}
