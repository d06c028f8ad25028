/** Whether the system setting "reduced motion" is on; follows changes. */
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
