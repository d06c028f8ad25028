/** Arrow keys move the focus inside a group of choices, which is one Tab stop. */
import type { KeyboardEvent } from 'react'

/** Moves it to the next or the previous control of the group, or to its ends. */
export function moveFocus(group: Element | null, event: KeyboardEvent): void {
  const controls = [...(group?.querySelectorAll<HTMLElement>('input, button') ?? [])]
  const place = controls.indexOf(event.target as HTMLElement)
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: controls.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  controls[next]?.focus()
}
