/** All pages that the server makes. */
import type { PageRoute } from './page-route.ts'
import { robotsPage } from './robots.ts'

export function allPages(): readonly PageRoute[] {
  return [robotsPage]
}
