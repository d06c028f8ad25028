/** A screen whose code is fetched on first use. */
import type { ComponentType, FunctionComponent } from 'react'
import { lazilyAwaited } from '../../domain/lazily.ts'

/** `preload` may be called again after a failure; the router calls it before it shows the screen. */
export type LazyScreen = FunctionComponent & { readonly preload: () => Promise<void> }

/**
 * The router's own `lazyRouteComponent` reloads the page when code cannot be fetched, which loses the page while the
 * server cannot be reached; this one fails, so that the error component can offer to try again.
 */
export function lazyScreen<Name extends string>(
  fetchScreens: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyScreen {
  let Screen: ComponentType | null = null
  const preload = lazilyAwaited(async () => {
    Screen = (await fetchScreens())[name]
  })
  return Object.assign(() => Screen && <Screen />, { preload })
}
