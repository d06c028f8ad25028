/** Reading goes on at the heading of another page. */
import { useEffect, useRef } from 'react'

/** For the heading of a list of pages: it takes the focus when the page in view is another one. */
export function useHeadingAfterPaging(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    // Where the window is scrolled to is a matter of the address: the top, or where Back finds its place.
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
