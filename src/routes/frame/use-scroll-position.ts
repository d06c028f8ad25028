/** Restores the scroll position after a step back or a reload. */
import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** The events of a user who scrolls or acts without waiting. */
const movements = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * The router restores the scroll position when the screen is first rendered. A list that is still loading is too short then, so
 * the position is restored again after each change of the page's height, until the user acts. It is the one that the screen was left at:
 * when the router loads the same address once more, it keeps the one of the short page in its place.
 */
export function useScrollPosition(): void {
  // As the router identifies what it restores: an address that was typed has no key.
  const visit = useRouterState({ select: ({ resolvedLocation: at }) => at && (at.state.__TSR_key ?? at.href) })
  const saved = useElementScrollRestoration({ getElement: () => window })
  const savedAtFirst = useEffectEvent(() => saved)

  useEffect(() => {
    const left = savedAtFirst()
    if (!left) return undefined
    const observer = new ResizeObserver(() => window.scrollTo({ top: left.scrollY, behavior: 'instant' }))
    observer.observe(document.body)
    const stop = () => observer.disconnect()
    for (const movement of movements) window.addEventListener(movement, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const movement of movements) window.removeEventListener(movement, stop)
    }
  }, [visit])
}
