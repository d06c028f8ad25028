/** All pages that the server makes. */
import { embedPage } from './embed.ts'
import type { PageRoute } from './page-route.ts'
import { robotsPage } from './robots.ts'

/** `product` is the name of the site. */
export function allPages(product: string): readonly PageRoute[] {
  return [robotsPage, embedPage(product)]
}
