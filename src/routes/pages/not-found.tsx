/** The page for an unknown address. That of a listing's page, written after the `#`, leads to the listing. */
import { Navigate, useLocation, useNavigate } from '@tanstack/react-router'
import { readListingPagePath } from '../../../domain/listing/listing-page.ts'
import { typeRegistry } from '../../../domain/listing/listing.ts'
import { paths } from '../../../domain/paths.ts'
import { defaultEventsAddress, defaultPostsAddress, eventsSearch, postsSearch, searchSearch } from '../../paths.ts'
import { useSite } from '../../site/site.ts'
import { NotFoundView } from '../../ui/pages/not-found-view.tsx'

export function NotFound() {
  const { productName } = useSite().configuration
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const listing = readListingPagePath(pathname)
  if (listing) {
    const { type, id } = listing
    const ofEvent = () => eventsSearch({ ...defaultEventsAddress, event: id })
    const search = type === 'event' ? ofEvent() : postsSearch({ ...defaultPostsAddress, listing: id })
    return <Navigate to={typeRegistry[type].path} search={search} replace />
  }
  const onSearch = (text: string) => void navigate({ to: paths.search, search: searchSearch({ text, type: null, page: 1 }) })
  return <NotFoundView product={productName} onSearch={onSearch} />
}
