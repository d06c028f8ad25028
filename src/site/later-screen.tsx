/** A screen whose code is fetched when it is first wanted. */
import type { ComponentType, FunctionComponent } from 'react'

/** `preload` may be called again after it failed; the router calls it before it shows the screen. */
export type LaterScreen = FunctionComponent & { readonly preload: () => Promise<void> }

/**
 * The router's own `lazyRouteComponent` reloads the page when code can't be fetched, which loses the page while the
 * server is away; this one fails, so that the error component can offer to try again.
 */
export function laterScreen<Name extends string>(
  fetchScreens: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LaterScreen {
  let Screen: ComponentType | null = null
  let arriving: Promise<void> | null = null
  const fetchScreen = async () => {
    Screen = (await fetchScreens())[name]
  }
  const preload = () => {
    // Whoever asks while it is on its way shares its fate; after a failure it is fetched anew.
    arriving ??= fetchScreen().catch((error: unknown) => {
      arriving = null
      throw error
    })
    return arriving
  }
  return Object.assign(() => Screen && <Screen />, { preload })
}
