/** Shown instead of a screen, if the address is unknown, or the screen could not be loaded or rendered. */
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
