/** The page for an address that leads nowhere. */
import { NotFoundView } from '../../ui/pages/not-found-view.tsx'
import { useSite } from '../../site/use-site.ts'

export function NotFoundRoute() {
  return <NotFoundView product={useSite().configuration.productName} />
}
