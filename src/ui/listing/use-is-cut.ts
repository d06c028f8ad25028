/** Tells whether a text has more lines than `--cut-lines` says, and more than one: a button would take the place of a single line. */
import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { lazily } from '../../../domain/lazily.ts'

type Report = (isCut: boolean) => void

const reports = new WeakMap<Element, Report>()

/** The texts that were added since the last frame. */
const added = new Set<Element>()

/** Measures again when a text gets another width. One for all texts. */
const observer = lazily(() => new ResizeObserver((entries) => measure(entries.map(({ target }) => target))))

/** Whether the element's text is to be cut; null before it is measured; while it is shown whole, whether it was before. */
export function useIsCut(element: RefObject<Element | null>, text: string, isWhole: boolean): boolean | null {
  const [isCut, setIsCut] = useState<boolean | null>(null)
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed || isWhole) return
    reports.set(observed, setIsCut)
    measureInNextFrame(observed)
    observer().observe(observed)
    return () => {
      added.delete(observed)
      observer().unobserve(observed)
    }
  }, [element, text, isWhole])
  return isCut
}

/**
 * All texts together, at the begin of the frame that shows them: a component that measures its text when it is added has the whole
 * page laid out at once, in the task that adds it. The observer comes later in the same frame, when browsers have noted where
 * elements are; they count as layout shift what moves then, although nobody has seen it.
 */
function measureInNextFrame(element: Element): void {
  if (added.size === 0) {
    requestAnimationFrame(() => {
      measure([...added])
      added.clear()
    })
  }
  added.add(element)
}

function measure(elements: readonly Element[]): void {
  const measured = elements.map((element) => ({ report: reports.get(element), isCut: hiddenLines(element) > 1 }))
  // In the same frame, so that nothing moves afterwards.
  flushSync(() => {
    for (const { report, isCut } of measured) report?.(isCut)
  })
}

/** How many lines are hidden if the text is cut, whether or not it is now. */
function hiddenLines(element: Element): number {
  const style = getComputedStyle(element)
  return Math.round(element.scrollHeight / Number.parseFloat(style.lineHeight)) - Number(style.getPropertyValue('--cut-lines'))
}
