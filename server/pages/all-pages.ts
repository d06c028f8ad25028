/** All pages that the server makes. */
import { embedPage } from './embed.ts'
import type { ListingPageParts } from './find-listing.ts'
import { listingPages } from './listing-page.ts'
import { listPages } from './list-page.ts'
import type { PageRoute } from './page-route.ts'
import { robotsPage } from './robots.ts'
import { searchPage, type SearchPageParts } from './search-page.ts'
import { sitePageRoutes, type SitePagesParts } from './site/site-pages.ts'
import { sitemapPages } from './sitemap.ts'
import { wellKnownPages, type WellKnownParts } from './well-known.ts'

export function allPages(parts: ListingPageParts & SearchPageParts & SitePagesParts & WellKnownParts): readonly PageRoute[] {
  return [
    robotsPage, ...wellKnownPages(parts), embedPage(parts), ...sitePageRoutes(parts), ...sitemapPages(parts), searchPage(parts),
    ...listPages(parts),
    ...listingPages(parts),
  ]
}
