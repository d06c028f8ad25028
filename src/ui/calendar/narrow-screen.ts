/** Whether the screen is narrower than md, where the phone calendar is shown. */
import { useSyncExternalStore } from 'react'

const narrow = '(width < 768px)'

export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
