/** A fresh login: what is dangerous asks who is signed in to have logged in a short time ago. */

/** How long a login is fresh, in milliseconds. */
export const freshLoginMs = 10 * 60_000

/** Whether a login at this moment is fresh now. */
export function isFreshLogin(loggedInAt: Date, now: Date): boolean {
  return now.getTime() - loggedInAt.getTime() <= freshLoginMs
}
