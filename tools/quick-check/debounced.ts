/** Combines calls that follow each other closely. */

/** Returns a function that calls `action` once, when it has not been called for `quietMs`. */
export function debounced(action: () => void, quietMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(action, quietMs)
  }
}
