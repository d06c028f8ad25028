/** Tells whether a text has more lines than are shown. */
import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { lazily } from '../../../domain/lazily.ts'

type Report = (isCut: boolean) => void

const reports = new WeakMap<Element, Report>()

/**
 * One for all texts, which it measures after the browser has laid them out and before it paints: a component that measures its text
 * when it is added has the whole page laid out at once, in the task that adds it.
 */
const observer = lazily(() => new ResizeObserver((entries) => {
  const measured = entries.map(({ target }) => ({ report: reports.get(target), isCut: target.scrollHeight > target.clientHeight + 1 }))
  // In the same frame, so that nothing moves afterwards.
  flushSync(() => {
    for (const { report, isCut } of measured) report?.(isCut)
  })
}))

/** Whether the element's text is cut; while it is shown whole, whether it was before. */
export function useIsCut(element: RefObject<Element | null>, text: string, isWhole: boolean): boolean {
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed || isWhole) return
    reports.set(observed, setIsCut)
    observer().observe(observed)
    return () => observer().unobserve(observed)
  }, [element, text, isWhole])
  return isCut
}
