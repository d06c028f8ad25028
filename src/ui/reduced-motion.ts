/** Whether the person asked their system for less motion; follows a change of mind. */
import { useSyncExternalStore } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(reducedMotion).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
