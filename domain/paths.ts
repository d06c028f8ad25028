/** The paths of the screens. The web app has them after the `#`; the server redirects the same path without it. */
import type { Offer } from './offers.ts'

/** What the app has to know of a screen for signed-in people before its code is loaded. */
interface SignedInScreen {
  readonly path: string
  /** The offer without which a server has no such screen; null for a screen of the documented calls. */
  readonly offer: Offer | null
}

const memberScreens = {
  addSomethingGreen: { path: '/add-something-green', offer: null },
  myListings: { path: '/my-listings', offer: 'own-listings' },
  account: { path: '/account', offer: 'account' },
} as const satisfies Record<string, SignedInScreen>

/** In the order of their menu, which has most of them. */
const adminScreens = {
  adminEvents: { path: '/admin-events', offer: null },
  adminUsers: { path: '/admin-users', offer: null },
  adminReasons: { path: '/admin-reasons', offer: 'reasons' },
  adminAudit: { path: '/admin-audit', offer: 'audit-log' },
  adminObjections: { path: '/admin-objections', offer: 'objections' },
} as const satisfies Record<string, SignedInScreen>

/** The path of each screen. Specification, section 2. */
export const paths = {
  home: '/',
  events: '/events',
  volunteer: '/volunteer',
  shop: '/shop',
  dine: '/dine',
  search: '/search',
  saved: '/saved',
  about: '/about',
  contact: '/contact',
  social: '/social',
  accessibility: '/accessibility',
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  listingCheck: '/listing-check',
  objection: '/objection',
  ...pathsOf(memberScreens),
  ...pathsOf(adminScreens),
} as const

/** One of those paths. */
export type Path = (typeof paths)[keyof typeof paths]

/** The path of a screen of administrators. */
export type AdminPath = (typeof adminScreens)[keyof typeof adminScreens]['path']

/** The path of a screen of members or administrators. */
export type MemberPath = AdminPath | (typeof memberScreens)[keyof typeof memberScreens]['path']

/** The screens of administrators, in the order of their menu. */
export const adminPaths: readonly AdminPath[] = Object.values(adminScreens).map(({ path }) => path)

const signedInScreens: readonly SignedInScreen[] = [...Object.values(memberScreens), ...Object.values(adminScreens)]

/** The screens of members and administrators; all others are public. */
export const memberPaths: readonly string[] = signedInScreens.map(({ path }) => path)

/** The offer without which a server has no such screen; null if it needs none. */
export function neededOffer(path: string): Offer | null {
  return signedInScreens.find((screen) => screen.path === path)?.offer ?? null
}

function pathsOf<Screens extends Readonly<Record<string, SignedInScreen>>>(screens: Screens) {
  return Object.fromEntries(Object.entries(screens).map(([name, { path }]) => [name, path])) as {
    readonly [Name in keyof Screens]: Screens[Name]['path']
  }
}

/** The address of a screen, relative to the site: `#/shop?city=Athens`. The query is empty or begins with `?`. */
export function screenAddress(path: Path, query = ''): string {
  return `#${path}${query}`
}

/**
 * The path and the query that the text after the `#` of an address names. A text without a slash in front, such as
 * `verify-email?token=abc`, is the path with one. Mail programs encode parts of a link (`/verify-email%3Ftoken%3Dabc`) or add the
 * punctuation that follows it: where that hides a known path or its parameters, the text is decoded once, and the punctuation removed.
 */
export function pathAfterHash(text: string): string {
  const written = withSlash(text)
  const readings = [written, withSlash(decoded(text)), withoutPunctuation(written), withoutPunctuation(withSlash(decoded(text)))]
  const known = readings.find(namesScreen) ?? written
  const [path = '', query] = splitQuery(known)
  const isEncoded = query !== undefined && !query.includes('=') && /%3D/i.test(query)
  return isEncoded ? `${path}?${decoded(query)}` : known
}

/** Whether the path of this text, with or without a query, is that of a screen. */
export function namesScreen(text: string): boolean {
  const [path = ''] = splitQuery(text)
  return Object.values<string>(paths).includes(path.replace(/(?<=.)\/$/, ''))
}

function splitQuery(text: string): string[] {
  const start = text.indexOf('?')
  return start < 0 ? [text] : [text.slice(0, start), text.slice(start + 1)]
}

function withSlash(text: string): string {
  return text.replace(/^\/?/, '/')
}

/** Removes what mail programs take for the end of a link. It is never the end of a path or of a secret. */
export function withoutPunctuation(text: string): string {
  return text.trim().replace(punctuation, '')
}

const punctuation = /[.,;:!?)\]}>'"»”’…]+$/

/** The text itself if it is not encoded correctly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The query of a link that is sent by mail. It holds the secret. */
export function tokenQuery(token: string): string {
  return `?${tokenParameter}=${token}`
}

/** The query parameter for the secret of a link. */
export const tokenParameter = 'token'
