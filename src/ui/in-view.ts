/** Whether an element is in view, or close to it. */
import { useEffect, useState, type RefObject } from 'react'

/** How far outside the window an element is close to it. */
const margin = '100px'

export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false), { rootMargin: margin })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}
