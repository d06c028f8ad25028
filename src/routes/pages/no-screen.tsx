/** What stands where no screen is: the address leads nowhere, or the screen could not be fetched or drawn. */
import { reloadPage } from '../../site/reload-page.ts'
import { useSite } from '../../site/site.ts'
import { BrokenView } from '../../ui/frame/broken-view.tsx'
import { NotFoundView } from '../../ui/pages/not-found-view.tsx'

export function NotFoundRoute() {
  return <NotFoundView product={useSite().configuration.productName} />
}

export function BrokenRoute() {
  return <BrokenView onRetry={() => void reloadPage()} />
}
