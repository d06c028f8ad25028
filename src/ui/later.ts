/** Components whose code is fetched when they are first wanted, so that the first page stays small. */
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'

interface Later<Props> {
  /** Starts fetching, for a pointer or a focus that announces a click. */
  readonly preload: () => void
  /** The component once it is wanted and there; null before, and after a failure, which `useMissingCode` tells. */
  readonly useWanted: (isWanted: boolean) => ComponentType<Props> | null
}

const preloads: (() => void)[] = []

/** What is wanted and could not be fetched, each by the function that fetches it. */
const missing = new Set<object>()
const watchers = new Set<() => void>()

/** Whether something is wanted whose code could not be fetched; a browser may not ask for it again before the page is loaded anew. */
export function useMissingCode(): boolean {
  return useSyncExternalStore(watch, () => missing.size > 0)
}

/** Starts fetching whatever the screens that are here may want, so that it is there also while the server is away. */
export function preloadLater(): void {
  for (const preload of preloads) preload()
}

export function later<Props>(fetchComponent: () => Promise<ComponentType<Props>>): Later<Props> {
  let arriving: Promise<ComponentType<Props>> | null = null
  let arrived: ComponentType<Props> | null = null

  async function fetchOnce(): Promise<ComponentType<Props>> {
    arriving ??= fetchComponent()
    try {
      arrived = await arriving
      return arrived
    } catch (reason) {
      arriving = null
      throw reason
    }
  }

  // Nobody misses it yet.
  const preload = () => void fetchOnce().catch(() => undefined)
  preloads.push(preload)

  return {
    preload,
    useWanted: (isWanted) => {
      const [component, setComponent] = useState(() => arrived)
      useEffect(() => () => setMissing(fetchOnce, false), [])
      useEffect(() => {
        if (!isWanted || component) return
        let isGone = false
        fetchOnce().then(
          (fetched) => {
            setMissing(fetchOnce, false)
            if (!isGone) setComponent(() => fetched)
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
