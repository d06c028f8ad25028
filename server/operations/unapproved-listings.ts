/** What waits for an administrator, made once for the four types. */
import type { ListingType } from '../../domain/listing.ts'
import { waitingList } from '../store/listing-queues.ts'
import { listOf } from '../store/stored-list.ts'
import type { Dependencies } from './dependencies.ts'
import { listAnswer, type ListInput, type PageParameters } from './list-answer.ts'

/** Lists what waits of a type, the oldest first: all of it, or one page where `limit` or `page` is given. */
export function listUnapproved<Type extends ListingType>(type: Type, { db }: Dependencies) {
  return (input: ListInput<PageParameters>) => listAnswer(input, listOf(waitingList(db, type), ({ listing }) => listing))
}
