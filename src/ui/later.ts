/** Components whose code is fetched when they are first wanted, so that the first page stays small. */
import { useEffect, useState, type ComponentType } from 'react'

interface Later<Props> {
  /** Starts fetching, for a pointer or a focus that announces a click. */
  readonly preload: () => void
  /** The component once it is wanted and there; null before, and after a failure until it is drawn again. */
  readonly useWanted: (isWanted: boolean) => ComponentType<Props> | null
}

const preloads: (() => void)[] = []

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

  const preload = () => void fetchOnce().catch(stayAsIs)
  preloads.push(preload)

  return {
    preload,
    useWanted: (isWanted) => {
      const [component, setComponent] = useState(() => arrived)
      useEffect(() => {
        if (!isWanted || component) return
        let isGone = false
        fetchOnce().then((fetched) => {
          if (!isGone) setComponent(() => fetched)
        }, stayAsIs)
        return () => {
          isGone = true
        }
      })
      return component
    },
  }
}

/** Without its code a menu does not open and the carousel stays still; the next time it is drawn it tries again. */
function stayAsIs() {}
