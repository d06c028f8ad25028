/** The address of Manage Posts. */
import { usernameFault } from '../../../domain/account/account.ts'
import { languages } from '../../../domain/languages.ts'
import { noFilter } from '../../../domain/lists/filter.ts'
import { isListingType } from '../../../domain/listing/listing.ts'
import { queueAges, queueStates, waitingQueue, type QueueChoices } from '../../../domain/moderation/queue.ts'
import type { Offers } from '../../../domain/offers.ts'
import { paths } from '../../../domain/paths.ts'
import { present, valuesOf } from '../../../domain/query-values.ts'
import { searchText } from '../../../domain/search/search-text.ts'
import { href, listSearch, readListAddress, type ListAddress, type Search } from '../../paths.ts'

interface ModerationAddress extends ListAddress, QueueChoices {}

/** The default list is that of what waits. What the server does not know is ignored, as invalid values are. */
export function readModerationAddress(search: Search, offers: Offers): ModerationAddress {
  const { hasAll, hasSome } = offeredChoices(offers)
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === valuesOf(search, name)[0]) ?? null
  const author = valuesOf(search, 'author')[0] ?? ''
  return {
    ...readListAddress(search, null),
    state: queueStates.find((state) => state === one('list', queueStates) && hasState(state, offers)) ?? waitingQueue.state,
    text: hasSome ? searchText(valuesOf(search, 'q')[0] ?? '') : '',
    type: hasSome ? (valuesOf(search, 'type').find(isListingType) ?? null) : null,
    language: hasSome ? one('language', languages) : null,
    author: hasAll && usernameFault(author) === null ? author : null,
    age: hasAll ? one('age', queueAges) : null,
  }
}

/** The query of Manage Posts. */
export function moderationSearch({ state, text, author, type, language, age, ...list }: ModerationAddress): Search {
  return {
    ...present({ list: state === waitingQueue.state ? null : state, q: text, author, type, language, age }),
    ...listSearch(list),
  }
}

/** The address of the listings of an author, in any state. */
export function authorHref(author: string): string {
  const address = { ...waitingQueue, state: 'any', author, page: 1, filter: noFilter } as const
  return href(paths.adminEvents, moderationSearch(address))
}

/** The address of an account in Manage Users, where it is disabled. */
export function accountHref(username: string): string {
  return href(paths.adminUsers, present({ q: username }))
}

/** Whether the server has the list of a state. */
export function hasState(state: QueueChoices['state'], offers: Offers): boolean {
  if (state === 'rejected') return offers.has('rejected-list')
  if (state === 'removed') return offers.has('removed-list')
  if (state === 'reported') return offers.has('reports')
  if (state === 'outdated') return offers.has('checks')
  return state === 'pending' || state === 'approved' || offers.has('moderation-search')
}

/** Which choices there are: all, or those by which whole lists are selected here. */
export function offeredChoices(offers: Offers): { readonly hasAll: boolean; readonly hasSome: boolean } {
  const hasAll = offers.has('moderation-search')
  return { hasAll, hasSome: hasAll || !offers.has('paged-moderation') }
}
