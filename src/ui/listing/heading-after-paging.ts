/** On another page reading starts at the top again. */
import { useEffect, useRef } from 'react'

/** For the heading of a list of pages: it takes the focus when the page in view is another one. */
export function useHeadingAfterPaging(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    heading.current?.focus()
  }, [page])
  return heading
}
