/** The screens of each feature, by their names in `tests/support/browser/screens.ts`, which the tests in `tests/browser/screens/` visit. */

/** A folder of `src/routes/`, and the names of its screens. */
export const featureScreens: Readonly<Record<string, readonly string[]>> = {
  account: [
    'login',
    'the registration',
    'a confirmation link without its token',
    'the request for a new password',
    'the form for a new password',
    'a page for administrators',
  ],
  audit: ['the audit log'],
  contact: ['contact'],
  events: ['the events of a month', 'the events of a week', 'the events of a day', 'the list of events'],
  // Other features show these; one screen with each is visited.
  filter: ['volunteering'],
  follow: ['volunteering'],
  frame: ['about us'],
  home: ['home'],
  lists: ['volunteering'],
  moderation: ['pending posts', 'approved posts'],
  'my-listings': ['My listings', 'an empty My listings'],
  pages: ['about us', 'social media', 'the accessibility statement', 'an unknown address'],
  posts: ['volunteering', 'shops', 'dining'],
  search: ['a search'],
  submission: ['an event form', 'a shop form'],
  users: ['users'],
}

/** A pattern for the titles of the visits of these features; null if there are none. */
export function titlesOf(features: readonly string[] | 'all'): string | null {
  const names = (features === 'all' ? Object.keys(featureScreens) : features).flatMap((feature) => featureScreens[feature] ?? [])
  return names.length === 0 ? null : `(^| )(${[...new Set(names)].join('|')})( |:|$)`
}
