/** Access to a storage of the browser, which throws where it is full or blocked. */

/** What the access returns, or null if it throws. */
export function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
