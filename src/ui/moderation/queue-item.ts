/** Finds the listing of an element of the queue, and the way to another one. */

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
