/** Shown instead of a screen, if the address is unknown. */
import { lazyComponent } from '../../ui/lazy-component.ts'

const notFound = lazyComponent<object>(async () => (await import('./not-found.tsx')).NotFound)

export function NotFoundRoute() {
  const NotFound = notFound.useComponent(true)
  return NotFound && <NotFound />
}
