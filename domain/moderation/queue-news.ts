/** What has come into the queue, or left it, since it was read. */
import type { ListCount, Page } from '../lists/paging.ts'

/** How many listings wait, and the name of this state on the server; null where it names none. */
export interface WaitingAnswer {
  readonly count: ListCount
  readonly etag: string | null
}

/** What a reader sees of the queue: a page of it. */
export interface ShownQueue {
  readonly ids: readonly number[]
  readonly count: ListCount
}

/** What differs. */
export interface QueueNews {
  /** How many listings are new. */
  readonly arrived: number
  /** How many of those that are shown wait no longer. */
  readonly decided: number
}

/** What differs between a page that is shown and the same page as it is now; null if nothing does. */
export function queueNews({ ids, count }: ShownQueue, page: Page<{ readonly id: number }>): QueueNews | null {
  const present = new Set(page.rows.map(({ id }) => id))
  const decided = ids.filter((id) => !present.has(id)).length
  // Listings of later pages take the places of those that left; they are not new.
  const arrived = Math.max(0, page.total - (count.total - decided))
  return arrived + decided === 0 ? null : { arrived, decided }
}
