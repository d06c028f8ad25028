/** Where the focus goes when the pressed day disappears with its view: to the name of the new period. */
import { useEffect, useRef, type RefObject } from 'react'

/** `expectFocus` announces that the next period is one to which a press inside the grid has led. */
export function usePeriodFocus(period: string): { labelRef: RefObject<HTMLHeadingElement | null>; expectFocus: () => void } {
  const labelRef = useRef<HTMLHeadingElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (isExpected.current) labelRef.current?.focus()
    isExpected.current = false
  }, [period])
  return {
    labelRef,
    expectFocus: () => {
      isExpected.current = true
    },
  }
}
