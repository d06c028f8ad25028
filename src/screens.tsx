/** The screens whose code is fetched on first use, and the modules that they load. Home is in the code of the app. */
import type { ComponentType } from 'react'
import { listingTypes, typeRegistry, type ListingType } from '../domain/listing/listing.ts'
import { paths, type AdminPath, type Path } from '../domain/paths.ts'
import { lazyScreen, type LazyScreen } from './site/lazy-screen.tsx'
import { narrowScreen } from './ui/media-query.ts'

export interface Screen {
  readonly component: LazyScreen
  readonly modules: readonly ScreenModule[]
}

declare const isGuarded: unique symbol

/** A screen that shows a notice to those who have not its role. Only `adminScreen` makes one. */
type AdminScreen = Screen & { readonly [isGuarded]: true }

export type AdminScreens = Readonly<Record<AdminPath, AdminScreen>>

/** A module that a screen loads, and the media query of the windows that need it; null if all need it. */
export interface ScreenModule {
  readonly file: string
  readonly media: string | null
}

type ListPath = (typeof typeRegistry)[Exclude<ListingType, 'event'>]['path']

const screens: Readonly<Record<Exclude<Path, typeof paths.home | ListPath | AdminPath>, Screen>> = {
  [paths.events]: screen('events/events', () => import('./routes/events/events.tsx'), 'EventsRoute'),
  [paths.search]: screen('search/search', () => import('./routes/search/search.tsx'), 'SearchRoute'),
  [paths.saved]: screen('saved/saved', () => import('./routes/saved/saved.tsx'), 'SavedRoute'),
  [paths.about]: screen('pages/pages', () => import('./routes/pages/pages.tsx'), 'AboutRoute'),
  [paths.contact]: screen('contact/contact', () => import('./routes/contact/contact.tsx'), 'ContactRoute'),
  [paths.social]: screen('pages/pages', () => import('./routes/pages/pages.tsx'), 'SocialRoute'),
  [paths.accessibility]: screen('pages/pages', () => import('./routes/pages/pages.tsx'), 'AccessibilityRoute'),
  [paths.login]: screen('account/login', () => import('./routes/account/login.tsx'), 'LoginRoute'),
  [paths.register]: screen('account/register', () => import('./routes/account/register.tsx'), 'RegisterRoute'),
  [paths.verifyEmail]: screen('account/verify-email', () => import('./routes/account/verify-email.tsx'), 'VerifyEmailRoute'),
  [paths.forgotPassword]: screen('account/password-reset', () => import('./routes/account/password-reset.tsx'), 'PasswordResetRoute'),
  [paths.resetPassword]: screen('account/password-reset', () => import('./routes/account/password-reset.tsx'), 'PasswordResetRoute'),
  [paths.listingCheck]: screen(
    'listing-check/listing-check', () => import('./routes/listing-check/listing-check.tsx'), 'ListingCheckRoute',
  ),
  [paths.addSomethingGreen]: screen(
    'submission/add-something-green', () => import('./routes/submission/add-something-green.tsx'), 'AddSomethingGreenRoute',
  ),
  [paths.myListings]: screen('my-listings/my-listings', () => import('./routes/my-listings/my-listings.tsx'), 'MyListingsRoute'),
  [paths.account]: screen('account/own-account', () => import('./routes/account/own-account.tsx'), 'OwnAccountRoute'),
}

const adminScreens: AdminScreens = {
  [paths.adminEvents]: adminScreen(
    'moderation/moderation', () => import('./routes/moderation/moderation.tsx'), 'ModerationRoute', paths.adminEvents,
  ),
  [paths.adminUsers]: adminScreen('users/users', () => import('./routes/users/users.tsx'), 'UsersRoute', paths.adminUsers),
  [paths.adminReasons]: adminScreen('reasons/reasons', () => import('./routes/reasons/reasons.tsx'), 'ReasonsRoute', paths.adminReasons),
  [paths.adminAudit]: adminScreen('audit/audit', () => import('./routes/audit/audit.tsx'), 'AuditRoute', paths.adminAudit),
}

/** Each screen by its path. */
export const lazyScreens: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(listingTypes.map((type) => [typeRegistry[type].path, postsScreen(type)])),
  ...adminScreens,
  // Events have a calendar as well.
  ...screens,
}

/** The modules of each screen by its path. The list of events has the path of events with `?mode=list`. */
export const screenModules: Readonly<Record<string, readonly ScreenModule[]>> = {
  ...Object.fromEntries(Object.entries(lazyScreens).map(([path, { modules }]) => [path, modules])),
  [paths.events]: [
    ...screens[paths.events].modules,
    { file: 'src/ui/calendar/phone-calendar.tsx', media: narrowScreen },
    { file: 'src/ui/calendar/event-calendar.tsx', media: `not all and ${narrowScreen}` },
  ],
  [`${paths.events}?mode=list`]: screens[paths.events].modules,
}

/** `file` is the module that `fetchScreens` imports, in `src/routes/` and without its ending. */
function screen<Name extends string>(file: string, fetchScreens: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name): Screen {
  return { component: lazyScreen(fetchScreens, name), modules: [routeModule(file)] }
}

/** A screen that is shown to those who have its role. */
function adminScreen<Name extends string>(
  file: string, fetchScreens: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name, path: AdminPath,
): AdminScreen {
  const fetchGuarded = async () => {
    const [{ RoleGuard }, fetched] = await Promise.all([import('./routes/role-guard.tsx'), fetchScreens()])
    const Guarded: ComponentType = fetched[name]
    return { Guarded: () => <RoleGuard path={path}><Guarded /></RoleGuard> }
  }
  const guarded: Screen = { component: lazyScreen(fetchGuarded, 'Guarded'), modules: [routeModule(file), routeModule('role-guard')] }
  return guarded as AdminScreen
}

function postsScreen(type: ListingType): Screen {
  const fetchPosts = async () => ({ Posts: (await import('./routes/posts/posts.tsx')).postsRoute(type) })
  return { component: lazyScreen(fetchPosts, 'Posts'), modules: [routeModule('posts/posts')] }
}

function routeModule(file: string): ScreenModule {
  return { file: `src/routes/${file}.tsx`, media: null }
}
