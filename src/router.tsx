/** The routes of the site and their guards. */
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { listingTypes, typeRegistry, type ListingType } from '../domain/listing/listing.ts'
import type { Offer } from '../domain/offers.ts'
import { memberPaths, paths } from '../domain/paths.ts'
import { parseSearch, stringifySearch, type Search } from './paths.ts'
import { FrameRoute } from './routes/frame/frame.tsx'
import { HomeRoute } from './routes/home/home.tsx'
import { BrokenRoute } from './routes/frame/broken-route.tsx'
import { NotFoundRoute } from './routes/pages/no-screen.tsx'
import { redirectSignedIn, requireCityNames, requireOffer, requireSession, watchSession, type Visit } from './site/guards.ts'
import { lazyScreen, type LazyScreen } from './site/lazy-screen.tsx'
import { createSiteHistory } from './site/site-history.ts'
import type { Site } from './site/site.ts'

const lazyScreens: Readonly<Record<string, LazyScreen>> = {
  ...Object.fromEntries(listingTypes.map((type) => [typeRegistry[type].path, postsScreen(type)])),
  // Events have a calendar as well.
  [paths.events]: lazyScreen(() => import('./routes/events/events.tsx'), 'EventsRoute'),
  [paths.search]: lazyScreen(() => import('./routes/search/search.tsx'), 'SearchRoute'),
  [paths.about]: lazyScreen(() => import('./routes/pages/pages.tsx'), 'AboutRoute'),
  [paths.contact]: lazyScreen(() => import('./routes/contact/contact.tsx'), 'ContactRoute'),
  [paths.social]: lazyScreen(() => import('./routes/pages/pages.tsx'), 'SocialRoute'),
  [paths.accessibility]: lazyScreen(() => import('./routes/pages/pages.tsx'), 'AccessibilityRoute'),
  [paths.login]: lazyScreen(() => import('./routes/account/login.tsx'), 'LoginRoute'),
  [paths.register]: lazyScreen(() => import('./routes/account/register.tsx'), 'RegisterRoute'),
  [paths.verifyEmail]: lazyScreen(() => import('./routes/account/verify-email.tsx'), 'VerifyEmailRoute'),
  [paths.forgotPassword]: lazyScreen(() => import('./routes/account/password-reset.tsx'), 'PasswordResetRoute'),
  [paths.resetPassword]: lazyScreen(() => import('./routes/account/password-reset.tsx'), 'PasswordResetRoute'),
  [paths.addSomethingGreen]: lazyScreen(() => import('./routes/submission/add-something-green.tsx'), 'AddSomethingGreenRoute'),
  [paths.myListings]: lazyScreen(() => import('./routes/my-listings/my-listings.tsx'), 'MyListingsRoute'),
  [paths.adminEvents]: lazyScreen(() => import('./routes/moderation/moderation.tsx'), 'ModerationRoute'),
  [paths.adminUsers]: lazyScreen(() => import('./routes/users/users.tsx'), 'UsersRoute'),
  [paths.adminAudit]: lazyScreen(() => import('./routes/audit/audit.tsx'), 'AuditRoute'),
}

function postsScreen(type: ListingType): LazyScreen {
  return lazyScreen(async () => ({ PostsRoute: (await import('./routes/posts/posts.tsx')).postsRoute(type) }), 'PostsRoute')
}

const guards: Record<string, (visit: Visit) => void> = {
  [paths.login]: redirectSignedIn,
  ...Object.fromEntries(memberPaths.map((path) => [path, requireSession])),
}

/** The screens that require an offer. */
const neededOffers: Record<string, Offer> = {
  [paths.myListings]: 'own-listings',
  [paths.adminAudit]: 'audit-log',
}

const root = createRootRouteWithContext<Site>()({
  component: FrameRoute,
  notFoundComponent: NotFoundRoute,
  beforeLoad: requireCityNames,
})

const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: paths.home, component: HomeRoute }),
  ...Object.entries(lazyScreens).map(([path, component]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component,
      beforeLoad: (visit) => {
        requireOffer(visit, neededOffers[path])
        guards[path]?.(visit)
      },
    }),
  ),
])

/** Creates the router of the site, which uses the hash of the address. */
export function createSiteRouter(site: Site) {
  const router = createRouter({
    routeTree,
    context: site,
    history: createSiteHistory(),
    parseSearch,
    stringifySearch: (search) => stringifySearch(search as Search),
    defaultErrorComponent: BrokenRoute,
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
  })
  watchSession(router, site.session)
  return router
}

/**
 * Replaces the site in the router's context. The current screen keeps the old one, since it may have unsaved input, and reads
 * the new one at the next navigation. A screen that requires an offer is matched again at once.
 */
export function replaceSite(router: ReturnType<typeof createSiteRouter>, site: Site): void {
  router.update({ ...router.options, context: site })
  if (neededOffers[router.state.location.pathname]) void router.invalidate()
}
