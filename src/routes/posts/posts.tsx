/** The screens of volunteering, shops and dining: a list with a filter, and the listing in the modal. */
import { typeRegistry, type Entry, type ListingType } from '../../../domain/listing/listing.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { typeWords } from '../../../words/listing-types.ts'
import { listQuery } from '../../api/screen-queries.ts'
import { href, defaultPostsAddress, postsSearch, readPostsAddress } from '../../paths.ts'
import { useListingPage } from '../lists/use-listing-page.ts'
import { useSite } from '../../site/site.ts'
import { useReadAddress } from '../../site/use-address.ts'
import { Page } from '../../ui/page.tsx'
import { PostsView } from '../../ui/lists/posts-view.tsx'
import { FollowList } from '../follow/follow-list.tsx'
import { useListFilter } from '../filter/list-filter.tsx'
import { OpenedListing, openedTitle } from '../lists/opened-listing.tsx'
import { useListing } from '../lists/use-listing.ts'
import { useOpenedListing } from '../lists/use-opened-listing.ts'

/** The screen of one type. */
export function postsRoute(type: ListingType) {
  return () => <Posts type={type} />
}

function Posts({ type }: { readonly type: ListingType }) {
  const pageOf = useListingPage(type)
  const [address, open] = useReadAddress((search) => readPostsAddress(search, type), postsSearch)
  const { filter, page } = address
  const screenOf = (changed: Partial<typeof address>) => href(typeRegistry[type].path, postsSearch({ ...address, ...changed }))
  const filtering = useListFilter({
    type,
    tags: tagsOf(type),
    filter,
    hrefOf: (chosen) => screenOf({ filter: chosen, page: 1 }),
    onFilter: (chosen) => open({ filter: chosen, page: 1 }),
  })
  const listing = useListing({
    type,
    place: { filter, page, today: null },
    queryOf: listQuery,
    onPage: (chosen) => open({ page: chosen }),
  })
  const opened = useOpenedListing({ type, id: address.listing, onId: (chosen, writing) => open({ listing: chosen }, writing) })
  return (
    <Page title={typeWords[type].list()} documentTitle={openedTitle(opened)} product={useSite().configuration.productName}>
      <PostsView type={type} {...listing} {...filtering} entryHref={(entry: Entry) => screenOf({ listing: entry.id })} entryPage={pageOf} />
      <FollowList type={type} filter={filter} />
      <OpenedListing
        type={type}
        id={address.listing}
        opened={opened}
        screen={screenOf({ ...defaultPostsAddress, listing: address.listing })}
      />
    </Page>
  )
}
