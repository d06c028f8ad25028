/** Where the window stands after a step back or a reload. */
import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** What a person does who goes on without waiting. */
const movements = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * The router scrolls to where the step was left as soon as its screen is drawn. A list that is still on its way is too short
 * then, so the window is scrolled again with each change of the page's height, until the person moves.
 */
export function useScrollPosition(): void {
  const key = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key })
  const left = useElementScrollRestoration({ getElement: () => window })
  const scrollBack = useEffectEvent(() => left && window.scrollTo({ top: left.scrollY, behavior: 'instant' }))

  useEffect(() => {
    const observer = new ResizeObserver(scrollBack)
    observer.observe(document.body)
    const stop = () => observer.disconnect()
    for (const movement of movements) window.addEventListener(movement, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const movement of movements) window.removeEventListener(movement, stop)
    }
  }, [key])
}
