/** The routes of the site and their guards. */
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { listingTypes, typeRegistry, type ListingType } from '../domain/listing.ts'
import type { Offer } from '../domain/offers.ts'
import { paths } from '../domain/paths.ts'
import { parseSearch, stringifySearch, type Search } from './paths.ts'
import { FrameRoute } from './routes/frame/frame.tsx'
import { HomeRoute } from './routes/home/home.tsx'
import { BrokenRoute, NotFoundRoute } from './routes/pages/no-screen.tsx'
import { redirectSignedIn, requireOffer, requireSession, watchSession, type Visit } from './site/guards.ts'
import { laterScreen, type LaterScreen } from './site/later-screen.tsx'
import { createSiteHistory } from './site/site-history.ts'
import type { Site } from './site/site.ts'

const laterScreens = {
  ...Object.fromEntries(listingTypes.map((type) => [typeRegistry[type].path, postsScreen(type)])),
  // Events have a calendar as well.
  [paths.events]: laterScreen(() => import('./routes/events/events.tsx'), 'EventsRoute'),
  [paths.about]: laterScreen(() => import('./routes/pages/pages.tsx'), 'AboutRoute'),
  [paths.contact]: laterScreen(() => import('./routes/contact/contact.tsx'), 'ContactRoute'),
  [paths.social]: laterScreen(() => import('./routes/pages/pages.tsx'), 'SocialRoute'),
  [paths.login]: laterScreen(() => import('./routes/account/login.tsx'), 'LoginRoute'),
  [paths.register]: laterScreen(() => import('./routes/account/register.tsx'), 'RegisterRoute'),
  [paths.verifyEmail]: laterScreen(() => import('./routes/account/verify-email.tsx'), 'VerifyEmailRoute'),
  [paths.forgotPassword]: laterScreen(() => import('./routes/account/password-reset.tsx'), 'PasswordResetRoute'),
  [paths.resetPassword]: laterScreen(() => import('./routes/account/password-reset.tsx'), 'PasswordResetRoute'),
  [paths.addSomethingGreen]: laterScreen(() => import('./routes/submission/add-something-green.tsx'), 'AddSomethingGreenRoute'),
  [paths.myListings]: laterScreen(() => import('./routes/my-listings/my-listings.tsx'), 'MyListingsRoute'),
  [paths.adminEvents]: laterScreen(() => import('./routes/moderation/moderation.tsx'), 'ModerationRoute'),
  [paths.adminUsers]: laterScreen(() => import('./routes/users/users.tsx'), 'UsersRoute'),
  [paths.adminAudit]: laterScreen(() => import('./routes/audit/audit.tsx'), 'AuditRoute'),
} satisfies Record<string, LaterScreen>

function postsScreen(type: ListingType): LaterScreen {
  return laterScreen(async () => ({ PostsRoute: (await import('./routes/listings/posts.tsx')).postsRoute(type) }), 'PostsRoute')
}

const guards: Record<string, (visit: Visit) => void> = {
  [paths.login]: redirectSignedIn,
  [paths.addSomethingGreen]: requireSession,
  [paths.myListings]: requireSession,
  [paths.adminEvents]: requireSession,
  [paths.adminUsers]: requireSession,
  [paths.adminAudit]: requireSession,
}

/** The screens that require an offer. */
const neededOffers: Record<string, Offer> = {
  [paths.myListings]: 'own-listings',
  [paths.adminAudit]: 'audit-log',
}

const root = createRootRouteWithContext<Site>()({ component: FrameRoute, notFoundComponent: NotFoundRoute })

const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: paths.home, component: HomeRoute }),
  ...Object.entries(laterScreens).map(([path, component]) =>
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

/** Loads the code of all screens, so that they open without delay and while the server cannot be reached. */
export async function preloadScreens(): Promise<void> {
  await Promise.allSettled(Object.values(laterScreens).map(({ preload }) => preload()))
}
