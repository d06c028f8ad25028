/** The paths of the screens. The web app has them after the `#`; the server redirects the same path without it. */

/** The path of each screen. Specification, section 2. */
export const paths = {
  home: '/',
  events: '/events',
  volunteer: '/volunteer',
  shop: '/shop',
  dine: '/dine',
  search: '/search',
  addSomethingGreen: '/add-something-green',
  myListings: '/my-listings',
  about: '/about',
  contact: '/contact',
  social: '/social',
  accessibility: '/accessibility',
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  adminEvents: '/admin-events',
  adminUsers: '/admin-users',
  adminAudit: '/admin-audit',
} as const

/** One of those paths. */
export type Path = (typeof paths)[keyof typeof paths]

/** The address of a screen, relative to the site: `#/shop?city=Athens`. The query is empty or begins with `?`. */
export function screenAddress(path: Path, query = ''): string {
  return `#${path}${query}`
}

/** The query of a link that is sent by mail. It holds the secret. */
export function tokenQuery(token: string): string {
  return `?${tokenParameter}=${token}`
}

/** The query parameter for the secret of a link. */
export const tokenParameter = 'token'
