/** Offers to follow the list on the screen, if the server has feeds. */
import type { Filter } from '../../../domain/lists/filter.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { useSite } from '../../site/site.ts'
import { FollowButton } from '../../ui/follow/follow-button.tsx'

interface FollowListProps {
  readonly type: ListingType
  readonly filter: Filter
}

export function FollowList(list: FollowListProps) {
  const { configuration, distances, serverAddress } = useSite()
  return configuration.offers.has('feeds') && <FollowButton server={serverAddress} byDistance={distances.of(list.filter)} {...list} />
}
