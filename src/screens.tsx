/** The screens whose code is fetched on first use, and the modules that they load. Home is in the code of the app. */
import { listingTypes, typeRegistry, type ListingType } from '../domain/listing/listing.ts'
import { paths, type Path } from '../domain/paths.ts'
import { memberScreens } from './member-screens.tsx'
import { lazyScreen } from './site/lazy-screen.tsx'
import { routeModule, screen, type Screen, type ScreenModule } from './site/screen.ts'
import { narrowScreen } from './ui/media-query.ts'

type ListPath = (typeof typeRegistry)[Exclude<ListingType, 'event'>]['path']

/** The screens of visitors but for home and the lists. */
const screens: Readonly<Record<Exclude<Path, typeof paths.home | ListPath | keyof typeof memberScreens>, Screen>> = {
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
}

/** Each screen by its path. */
export const lazyScreens: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(listingTypes.map((type) => [typeRegistry[type].path, postsScreen(type)])),
  ...memberScreens,
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

function postsScreen(type: ListingType): Screen {
  const fetchPosts = async () => ({ Posts: (await import('./routes/posts/posts.tsx')).postsRoute(type) })
  return { component: lazyScreen(fetchPosts, 'Posts'), modules: [routeModule('posts/posts')] }
}
