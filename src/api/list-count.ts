/** What an answer says of the pages that it does not hold. */
import type { ListCount } from '../../domain/paging.ts'

/** A server that did not count has sent the whole list. */
export function isCounted({ headers }: Response): boolean {
  return headers.has('X-Total-Count')
}

export function countOf({ headers }: Response): ListCount {
  return { total: Number(headers.get('X-Total-Count')), isCapped: headers.get('X-Total-Capped') === 'true' }
}
