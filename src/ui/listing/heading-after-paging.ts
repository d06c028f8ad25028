/** On another page reading starts at the top again; Back and Forward return to where the page was left. */
import { useEffect, useRef } from 'react'

/**
 * For the heading of a list of pages: it takes the focus when the page in view is another one. After a step through the
 * browser's history it does not, and the window scrolls to where that page was left, once its entries are there.
 */
export function useHeadingAfterPaging(page: number, isBusy = false) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(page)
  const leftAt = useRef(new Map<number, number>())
  const travelledTo = useRef<string | null>(null)
  const dueTop = useRef<number | null>(null)

  useEffect(() => {
    const remember = () => {
      travelledTo.current = window.location.href
    }
    window.addEventListener('popstate', remember)
    return () => window.removeEventListener('popstate', remember)
  }, [])

  useEffect(() => {
    if (shownPage.current === page) return
    leftAt.current.set(shownPage.current, window.scrollY)
    shownPage.current = page
    const isTravelled = travelledTo.current === window.location.href
    travelledTo.current = null
    dueTop.current = isTravelled ? (leftAt.current.get(page) ?? null) : null
    if (!isTravelled) heading.current?.focus()
  }, [page])

  useEffect(() => {
    if (isBusy || dueTop.current === null) return
    window.scrollTo({ top: dueTop.current, behavior: 'instant' })
    dueTop.current = null
  }, [page, isBusy])

  return heading
}
