/** The routes of the site and their guards. */
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { memberPaths, neededOffer, paths } from '../domain/paths.ts'
import { fetchCodeOfScreen } from './first-view/screen-templates.ts'
import { parseSearch, stringifySearch, type Search } from './paths.ts'
import { FrameRoute } from './routes/frame/frame.tsx'
import { HomeRoute } from './routes/home/home.tsx'
import { BrokenRoute } from './routes/frame/broken-route.tsx'
import { NotFoundRoute } from './routes/pages/no-screen.tsx'
import { lazyScreens } from './screens.tsx'
import { redirectSignedIn, requireCityNames, requireOffer, requireSession, watchSession, type Visit } from './site/guards.ts'
import { createSiteHistory } from './site/site-history.ts'
import type { Site } from './site/site.ts'

const guards: Record<string, (visit: Visit) => void> = {
  [paths.login]: redirectSignedIn,
  ...Object.fromEntries(memberPaths.map((path) => [path, requireSession])),
}

const root = createRootRouteWithContext<Site>()({
  component: FrameRoute,
  notFoundComponent: NotFoundRoute,
  beforeLoad: requireCityNames,
})

const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: paths.home, component: HomeRoute }),
  ...Object.entries(lazyScreens).map(([path, { component }]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component,
      beforeLoad: (visit) => {
        requireOffer(visit, neededOffer(path))
        guards[path]?.(visit)
        fetchCodeOfScreen(path, visit.location.searchStr.slice(1))
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
  if (neededOffer(router.state.location.pathname)) void router.invalidate()
}
