/** The screens of volunteering, shops and dining: a list with a filter. */
import type { ListingType } from '../../../domain/listing/listing.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { typeWords } from '../../../words/listing-types.ts'
import { listQuery } from '../../api/screen-queries.ts'
import { listSearch, readListAddress } from '../../paths.ts'
import { logListFailure } from '../../site/log-failure.ts'
import { useListingPage } from '../lists/use-listing-page.ts'
import { useSite } from '../../site/site.ts'
import { useReadAddress } from '../../site/use-address.ts'
import { Page } from '../../ui/page.tsx'
import { PostsView } from '../../ui/lists/posts-view.tsx'
import { FollowList } from '../follow/follow-list.tsx'
import { useListFilter } from '../filter/list-filter.tsx'
import { useListing } from '../lists/use-listing.ts'

/** The screen of one type. */
export function postsRoute(type: ListingType) {
  return () => <Posts type={type} />
}

function Posts({ type }: { readonly type: ListingType }) {
  const pageOf = useListingPage(type)
  const [{ filter, page }, open] = useReadAddress((search) => readListAddress(search, type), listSearch)
  const filtering = useListFilter({
    type,
    tags: tagsOf(type),
    filter,
    onFilter: (chosen) => open({ filter: chosen, page: 1 }),
  })
  const listing = useListing({
    type,
    place: { filter, page, today: null },
    queryOf: listQuery,
    onPage: (chosen) => open({ page: chosen }),
    onFailure: () => logListFailure(type),
  })
  return (
    <Page title={typeWords[type].list()} product={useSite().configuration.productName}>
      <PostsView type={type} {...listing} {...filtering} entryHref={pageOf} />
      <FollowList type={type} filter={filter} />
    </Page>
  )
}
