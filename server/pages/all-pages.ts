/** All pages that the server makes. */
import { embedPage } from './embed.ts'
import type { ListingPageParts } from './find-listing.ts'
import { listingPages } from './listing-page.ts'
import type { ListPageParts } from './list-links.ts'
import { listPages } from './list-page.ts'
import type { PageRoute } from './page-route.ts'
import { robotsPage } from './robots.ts'
import { sitemapPages } from './sitemap.ts'

export function allPages(parts: ListingPageParts & ListPageParts): readonly PageRoute[] {
  return [robotsPage, embedPage(parts), ...sitemapPages(parts), ...listPages(parts), ...listingPages(parts)]
}
