/** The screen Manage Posts, for moderators. */
import { allTags } from '../../../domain/listing/tags.ts'
import { useSite, useToday } from '../../site/site.ts'
import { useReadAddress } from '../../site/use-address.ts'
import { ModerationView } from '../../ui/moderation/moderation-view.tsx'
import { useListFilter } from '../filter/list-filter.tsx'
import { useCityList } from '../cities/use-cities.ts'
import { DigestChoiceRoute } from '../digest/digest-choice.tsx'
import { ModeratedListing } from './moderated-listing.tsx'
import { hasState, moderationSearch, readModerationAddress } from './moderation-address.ts'
import { ObjectionsLink, QueueLink } from './queue-link.tsx'
import { useColleagues } from './use-colleagues.ts'
import { useModeration } from './use-moderation.ts'
import { useQueueFilter } from './use-queue-filter.tsx'
import { useQueueLayout } from './use-queue-layout.ts'

export function ModerationRoute() {
  const { configuration } = useSite()
  const [address, open] = useReadAddress((search) => readModerationAddress(search, configuration.offers), moderationSearch)
  const cities = useCityList()
  const filtering = useListFilter({
    type: null,
    tags: allTags,
    filter: address.filter,
    onFilter: (filter) => open({ filter, page: 1 }),
  })
  const { cards, batch, offered, ...list } = useModeration(address, open)
  const { narrowing, onSelect } = useQueueFilter(address, open)
  const layout = useQueueLayout()
  const readersOf = useColleagues(list.openedId)
  const today = useToday()
  const items = cards.map(({ id, listing, card }) => ({
    id,
    title: listing.title,
    card: (
      <ModeratedListing
        card={card}
        offered={offered}
        isOpened={id === list.openedId}
        readers={readersOf(id)}
        cities={cities}
        today={today}
        onOpen={() => list.onOpen(id)}
      />
    ),
  }))
  return (
    <ModerationView
      product={configuration.productName}
      narrowing={narrowing}
      digest={configuration.offers.has('digest') ? <DigestChoiceRoute /> : null}
      others={(
        <>
          {(['reported', 'outdated'] as const)
            .filter((state) => hasState(state, configuration.offers) && state !== address.state)
            .map((state) => <QueueLink key={state} state={state} />)}
          {configuration.offers.has('objections') && <ObjectionsLink />}
        </>
      )}
      onSelect={onSelect}
      {...list}
      {...filtering}
      {...layout}
      items={items}
      selection={{ ...batch, offered }}
      hasReasons={offered.status === 'ready'}
    />
  )
}
