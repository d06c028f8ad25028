/** Shown instead of a screen, if the address is unknown. */
import { useSite } from '../../site/site.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import type { NotFoundViewProps } from '../../ui/pages/not-found-view.tsx'

const notFoundView = lazyComponent<NotFoundViewProps>(async () => (await import('../../ui/pages/not-found-view.tsx')).NotFoundView)

export function NotFoundRoute() {
  const { productName } = useSite().configuration
  const NotFoundView = notFoundView.useComponent(true)
  return NotFoundView && <NotFoundView product={productName} />
}
