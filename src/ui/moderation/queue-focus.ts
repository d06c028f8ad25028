/** Keyboard focus in the queue. */
import { useEffect, useRef } from 'react'

/** The elements that take the focus: the row of the queue if visible, else the card. */
const stops = '[data-row], [data-card]'

/** The item of the queue that contains the element; null outside of the queue. */
export function itemIn(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-listing]') ?? null
}

/** The listing id of an item. */
export function idOfItem(item: HTMLElement): number {
  return Number(item.dataset.listing)
}

/** Focuses an item, or the main element if there is none. */
export function focusItem(item: Element | null | undefined): void {
  const stop = [...(item?.querySelectorAll<HTMLElement>(stops) ?? [])].find((each) => getComputedStyle(each).display !== 'none')
  if (stop) stop.focus()
  else document.getElementById('main')?.focus({ preventScroll: true })
}

interface Focused {
  readonly id: number
  readonly place: number
}

/**
 * Moves the focus to the next listing when the focused one leaves the queue, or to the main element. `ids` are the
 * listings of the queue in their order; `noticeFocus` is told which of them has the focus.
 */
export function useFocusOnNext(ids: readonly number[]) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<Focused | null>(null)

  useEffect(() => {
    const last = focused.current
    if (!last || ids.includes(last.id) || document.activeElement !== document.body) return
    focusItem(list.current?.children[Math.min(last.place, ids.length - 1)])
  })

  // The queue is removed with its last listing.
  useEffect(
    () => () => {
      if (focused.current && document.activeElement === document.body) focusItem(null)
    },
    [],
  )

  return { list, noticeFocus: (id: number) => void (focused.current = { id, place: ids.indexOf(id) }) }
}
