/** The paths of the site's screens. The web app has them behind the hash; the server leads there from the same without it. */

/** Each screen's path by its name. Specification, section 2. */
export const paths = {
  home: '/',
  events: '/events',
  volunteer: '/volunteer',
  shop: '/shop',
  dine: '/dine',
  addSomethingGreen: '/add-something-green',
  myListings: '/my-listings',
  about: '/about',
  contact: '/contact',
  social: '/social',
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

/** A screen's address relative to the site: `#/shop?city=Athens`. The query is empty or begins with its question mark. */
export function screenAddress(path: Path, query = ''): string {
  return `#${path}${query}`
}

/** The query of a link that is sent by mail: the secret that the screen reads from it. */
export function tokenQuery(token: string): string {
  return `?${tokenParameter}=${token}`
}

/** The name under which a query holds the secret of a link. */
export const tokenParameter = 'token'
