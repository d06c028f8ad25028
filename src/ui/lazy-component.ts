/** Components whose code is fetched on first use, which keeps the first load small. */
import { startTransition, use, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { lazilyAwaited } from '../../domain/lazily.ts'
import { LostConnectionContext } from './lost-connection-context.ts'

interface LazyComponent<Props> {
  /** Starts fetching, on hover or focus before a click. */
  readonly preload: () => void
  /** Fetches it before it is shown for the first time; resolves when it is there or cannot be fetched. */
  readonly fetch: () => Promise<void>
  /**
   * The component once it is needed and fetched; null before, and after a failure, which `useMissingCode` reports. What failed is fetched
   * again when the connection is lost or returns, and when it is needed anew.
   */
  readonly useComponent: (isNeeded: boolean) => ComponentType<Props> | null
  /** Whether it is needed and could not be fetched, for what says so beside the button that was pressed. */
  readonly useIsMissing: () => boolean
}

interface LazyOptions {
  /** Whether the frame leaves it to `useIsMissing` to say that it is missing. */
  readonly isToldBeside?: boolean
}

/**
 * The components that are needed and could not be fetched, by the function that fetches each, and whether that is told beside them. Here
 * and in no component, since it is about the modules of the document: a browser may not request one again that failed.
 */
const missing = new Map<() => Promise<unknown>, { readonly isToldBeside: boolean }>()
const watchers = new Set<() => void>()

/** Whether a needed component could not be fetched; a browser may not request it again until the page is reloaded. */
export function useMissingCode(): boolean {
  return useSyncExternalStore(watch, () => [...missing.values()].some(({ isToldBeside }) => !isToldBeside), () => false)
}

export function isCodeMissing(): boolean {
  return missing.size > 0
}

/** Fetches again what is needed and could not be fetched, and shows what arrives. */
export async function fetchMissingCode(): Promise<void> {
  await Promise.allSettled([...missing.keys()].map(async (fetchOnce) => {
    await fetchOnce()
    setMissing(fetchOnce, null)
  }))
}

export function lazyComponent<Props>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  { isToldBeside = false }: LazyOptions = {},
): LazyComponent<Props> {
  let arrived: ComponentType<Props> | null = null
  const fetchOnce = lazilyAwaited(async () => {
    arrived = await fetchComponent()
    return arrived
  })

  return {
    // A failure matters only once the component is needed.
    preload: () => void fetchOnce().catch(() => undefined),
    fetch: () => fetchOnce().then(() => undefined, () => undefined),
    useComponent: (isNeeded) => {
      const [component, setComponent] = useState(() => arrived)
      const isLost = use(LostConnectionContext)
      useEffect(() => () => setMissing(fetchOnce, null), [])
      // It may arrive by `fetchMissingCode`, or for another place that needs it.
      useEffect(() => watch(() => arrived && startTransition(() => setComponent(() => arrived))), [])
      useEffect(() => {
        if (!isNeeded || component) return
        let isGone = false
        fetchOnce().then(
          (fetched) => {
            setMissing(fetchOnce, null)
            // A transition renders it in short tasks.
            if (!isGone) startTransition(() => setComponent(() => fetched))
          },
          () => {
            if (!isGone) setMissing(fetchOnce, { isToldBeside })
          },
        )
        return () => {
          isGone = true
        }
      }, [isNeeded, component, isLost])
      return component
    },
    useIsMissing: () => useSyncExternalStore(watch, () => missing.has(fetchOnce), () => false),
  }
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

function setMissing(component: () => Promise<unknown>, told: { readonly isToldBeside: boolean } | null): void {
  if (told) missing.set(component, told)
  else missing.delete(component)
  for (const tell of watchers) tell()
}
