/** The screens of volunteering, shops and dining: a filterable list each. */
import type { ListingType } from '../../../domain/listing.ts'
import { tagVocabularies } from '../../../domain/tags.ts'
import { m } from '../../../messages/compiled/messages.js'
import { listSearch, readListAddress } from '../../paths.ts'
import { logListFailure } from '../../site/log-failure.ts'
import { useSite } from '../../site/site.ts'
import { useAddress } from '../../site/use-address.ts'
import { Page } from '../../ui/frame/page.tsx'
import { PostsView } from '../../ui/listings/posts-view.tsx'
import { useListFilter } from '../filter/list-filter.tsx'
import { useListing } from './use-listing.ts'

interface PostsProps {
  readonly type: Exclude<ListingType, 'event'>
  readonly title: string
}

function Posts({ type, title }: PostsProps) {
  const [search, setSearch] = useAddress()
  const { filter, page } = readListAddress(search)
  const filtering = useListFilter(tagVocabularies[type], filter, (chosen) => setSearch(listSearch({ filter: chosen, page: 1 })))
  const listing = useListing({
    type,
    place: { filter, page },
    query: {},
    onPage: (wanted) => setSearch(listSearch({ filter, page: wanted })),
    onFailure: () => logListFailure(type),
  })
  return (
    <Page title={title} product={useSite().configuration.productName}>
      <PostsView type={type} {...listing} {...filtering} />
    </Page>
  )
}

export const VolunteerRoute = () => <Posts type="volunteer" title={m.volunteer_title()} />
export const ShopRoute = () => <Posts type="shop" title={m.shop_title()} />
export const DineRoute = () => <Posts type="dine" title={m.dine_title()} />
