/** The address of Manage Posts. */
import { present, valuesOf } from '../../../domain/query-values.ts'
import type { ListingState } from '../../../domain/listing/listing.ts'
import { listSearch, readListAddress, type ListAddress, type Search } from '../../paths.ts'

/** `state` selects the list. */
interface ModerationAddress extends ListAddress {
  readonly state: ListingState
}

const otherStates = ['approved', 'rejected', 'removed'] as const

/** The default list is the pending one. */
export function readModerationAddress(search: Search): ModerationAddress {
  const [list] = valuesOf(search, 'list')
  return { ...readListAddress(search, null), state: otherStates.find((state) => state === list) ?? 'pending' }
}

/** The query of Manage Posts. */
export function moderationSearch(address: ModerationAddress): Search {
  return { ...present({ list: address.state === 'pending' ? null : address.state }), ...listSearch(address) }
}
