/** What every layer over a screen (dialog, menu, panel) shares: Back closes it. */
import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

/** Opens a layer, which `close` closes after Back; returns a function that tells that it is closed. */
export type OpenLayer = (close: () => void) => () => void

/** Without a provider, Back leaves the screen. */
export const LayersContext = createContext<OpenLayer>(() => () => {})

/** Makes Back close a layer while it is open. */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const openLayer = use(LayersContext)
  const close = useEffectEvent(onClose)
  // Before it is painted: Back may be pressed as soon as it is seen.
  useLayoutEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen, openLayer])
}
