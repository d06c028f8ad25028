/** Where the focus is in the queue, and where it goes when a listing leaves the queue. */
import { useEffect, useRef } from 'react'

/** What a person is at: the line of the queue where there are lines, else the card itself. */
const stops = '[data-row], [data-card]'

/** The listing's place in the queue; null outside of it. */
export function itemIn(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-listing]') ?? null
}

/** The id of a place in the queue. */
export function idOfItem(item: HTMLElement): number {
  return Number(item.dataset.listing)
}

/** Moves the focus to a listing's place in the queue, or to the screen where there is none. */
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
 * Where a listing leaves the queue with the focus in it, the focus goes to the one behind it, or to the screen. `ids` are the
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

  // With the last listing the queue itself goes.
  useEffect(
    () => () => {
      if (focused.current && document.activeElement === document.body) focusItem(null)
    },
    [],
  )

  return { list, noticeFocus: (id: number) => void (focused.current = { id, place: ids.indexOf(id) }) }
}
