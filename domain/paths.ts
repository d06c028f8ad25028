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
