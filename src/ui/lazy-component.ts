/** Components whose code is fetched on first use, which keeps the first load small. */
import { startTransition, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { lazilyAwaited } from '../../domain/lazily.ts'

interface LazyComponent<Props> {
  /** Starts fetching, on hover or focus before a click. */
  readonly preload: () => void
  /** The component once it is needed and fetched; null before, and after a failure, which `useMissingCode` reports. */
  readonly useComponent: (isNeeded: boolean) => ComponentType<Props> | null
}

/** The components that are needed and could not be fetched, by the function that fetches each. */
const missing = new Set<object>()
const watchers = new Set<() => void>()

/** Whether a needed component could not be fetched; a browser may not request it again until the page is reloaded. */
export function useMissingCode(): boolean {
  return useSyncExternalStore(watch, () => missing.size > 0, () => false)
}

export function lazyComponent<Props>(fetchComponent: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let arrived: ComponentType<Props> | null = null
  const fetchOnce = lazilyAwaited(async () => {
    arrived = await fetchComponent()
    return arrived
  })

  return {
    // A failure matters only once the component is needed.
    preload: () => void fetchOnce().catch(() => undefined),
    useComponent: (isNeeded) => {
      const [component, setComponent] = useState(() => arrived)
      useEffect(() => () => setMissing(fetchOnce, false), [])
      useEffect(() => {
        if (!isNeeded || component) return
        let isGone = false
        fetchOnce().then(
          (fetched) => {
            setMissing(fetchOnce, false)
            // A transition renders it in short tasks.
            if (!isGone) startTransition(() => setComponent(() => fetched))
          },
          () => {
            if (!isGone) setMissing(fetchOnce, true)
          },
        )
        return () => {
          isGone = true
        }
      })
      return component
    },
  }
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

function setMissing(component: object, isMissing: boolean): void {
  if (isMissing) missing.add(component)
  else missing.delete(component)
  for (const tell of watchers) tell()
}
