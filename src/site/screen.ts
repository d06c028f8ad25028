/** What the app knows of a screen before its code is loaded. */
import type { ComponentType } from 'react'
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx'

export interface Screen {
  readonly component: LazyScreen
  readonly modules: readonly ScreenModule[]
}

/** A module that a screen loads, and the media query of the windows that need it; null if all need it. */
export interface ScreenModule {
  readonly file: string
  readonly media: string | null
}

/** `file` is the module that `fetchScreens` imports, in `src/routes/` and without its ending. */
export function screen<Name extends string>(
  file: string, fetchScreens: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name,
): Screen {
  return { component: lazyScreen(fetchScreens, name), modules: [routeModule(file)] }
}

/** The module of this name in `src/routes/`, without its ending. */
export function routeModule(file: string): ScreenModule {
  return { file: `src/routes/${file}.tsx`, media: null }
}
