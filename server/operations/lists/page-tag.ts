/** The ETag of a page of a list that is not stored, since it depends on the caller. */
import { createHash } from 'node:crypto'
import { WholeList } from '../../store/lists/stored-list.ts'
import type { ListAnswer } from './list-answer.ts'

type Tagged<Row> = Omit<ListAnswer<Row>, 'headers'> & { readonly headers?: ListAnswer<Row>['headers'] & { readonly ETag?: string } }

/** Adds the tag to a page. It also changes with `state`, which stands for what is not on the page. A whole list has none. */
export function withTag<Row>(answer: ListAnswer<Row>, state: unknown): Tagged<Row> {
  const { body, headers } = answer
  if (body instanceof WholeList || !headers) return answer
  const name = createHash('sha256').update(JSON.stringify([body, headers, state])).digest('base64url').slice(0, 22)
  return { ...answer, headers: { ...headers, ETag: `"${name}"` } }
}
