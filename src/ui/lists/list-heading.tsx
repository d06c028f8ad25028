/** The hidden heading of a paged list, which is focused when the page changes. */
import { useEffect, useRef, type ReactNode } from 'react'

interface ListHeadingProps {
  readonly page: number
  readonly children: ReactNode
}

export function ListHeading({ page, children }: ListHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    // The router scrolls: to the top, or after Back to the former position.
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return (
    <h2 ref={heading} tabIndex={-1} className="visually-hidden">
      {children}
    </h2>
  )
}
