/** Shown instead of a screen, if the address is unknown. */
import { useSite } from '../../site/site.ts'
import { NotFoundView } from '../../ui/pages/not-found-view.tsx'

export function NotFoundRoute() {
  return <NotFoundView product={useSite().configuration.productName} />
}
