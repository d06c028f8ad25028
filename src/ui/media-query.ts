/** Media queries that components depend on. */
import { useCallback, useSyncExternalStore } from 'react'

/** Whether the system setting "reduced motion" is on. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Whether the screen is narrower than md, where the phone calendar is shown. */
export const narrowScreen = '(width < 768px)'

/** Whether the query matches; follows changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  // The first view is built without a window.
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, () => false)
}
