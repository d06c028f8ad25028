/** The screen Manage Posts, for administrators. */
import type { ListingState } from '../../../domain/listing/listing.ts'
import { allTags } from '../../../domain/listing/tags.ts'
import type { Offers } from '../../../domain/offers.ts'
import { useSite, useToday } from '../../site/site.ts'
import { useReadAddress } from '../../site/use-address.ts'
import { ModerationView } from '../../ui/moderation/moderation-view.tsx'
import { useListFilter } from '../filter/list-filter.tsx'
import { useCityList } from '../cities/use-cities.ts'
import { ModeratedListing } from './moderated-listing.tsx'
import { moderationSearch, readModerationAddress } from './moderation-address.ts'
import { useModeration } from './use-moderation.ts'

export function ModerationRoute() {
  const { configuration } = useSite()
  const [address, open] = useReadAddress(readModerationAddress, moderationSearch)
  const cities = useCityList()
  const filtering = useListFilter({
    type: null,
    tags: allTags,
    filter: address.filter,
    onFilter: (filter) => open({ filter, page: 1 }),
  })
  const { cards, ...list } = useModeration(address, open)
  const today = useToday()
  const items = cards.map(({ id, card }) => ({
    id,
    card: (
      <ModeratedListing
        card={card}
        isOpened={id === list.openedId}
        cities={cities}
        today={today}
        onOpen={() => list.onOpen(id)}
      />
    ),
  }))
  return (
    <ModerationView
      product={configuration.productName}
      hasList={(state) => hasList(state, configuration.offers)}
      {...list}
      {...filtering}
      items={items}
    />
  )
}

/** Whether the server has the list of a state. */
function hasList(state: ListingState, offers: Offers): boolean {
  if (state === 'rejected') return offers.has('rejected-list')
  return state !== 'removed' || offers.has('removed-list')
}
