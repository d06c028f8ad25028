/** Moves the focus to the heading after paging. */
import { useEffect, useRef } from 'react'

/** A ref for the heading of a paged list, which is focused when the page changes. */
export function useHeadingAfterPaging(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    // The router scrolls: to the top, or after Back to the former position.
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
