/** Test files share a document, which is empty at the start of each. */
import { afterAll, vi } from 'vitest'

/** jsdom has no layout, so nothing in it changes its size. */
class NoResize implements ResizeObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

/** A `matchMedia` for which no media query matches. */
const matchMedia = () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, ResizeObserver: NoResize, matchMedia })

afterAll(async () => {
  // Code that a component loads on demand can still be on its way. It would be lost with the document, also for the next file.
  await vi.dynamicImportSettled()
  const { documentElement, head, body } = document
  for (const element of [head, body]) element.replaceChildren()
  for (const element of [documentElement, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name)
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  history.replaceState(null, '', '/')
})
