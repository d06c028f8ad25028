/** Restores the scroll position after a step back or a reload. */
import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** The events of a user who scrolls or acts without waiting. */
const movements = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * The router restores the scroll position when the screen is first rendered. A list that is still loading is too short then, so
 * the position is restored again after each change of the page's height, until the user acts.
 */
export function useScrollPosition(): void {
  const key = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key })
  const saved = useElementScrollRestoration({ getElement: () => window })
  const restore = useEffectEvent(() => saved && window.scrollTo({ top: saved.scrollY, behavior: 'instant' }))

  useEffect(() => {
    const observer = new ResizeObserver(restore)
    observer.observe(document.body)
    const stop = () => observer.disconnect()
    for (const movement of movements) window.addEventListener(movement, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const movement of movements) window.removeEventListener(movement, stop)
    }
  }, [key])
}
