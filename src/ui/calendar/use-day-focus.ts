/** Lets keys move the focus from day to day of a grid, and keeps it there when the buttons of the days are replaced. */
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import { dayByKey } from './day-keys.ts'

/**
 * Called with the day to which a key leads. `isBehind` says that the grid does not show the day yet to which an earlier key has
 * led: another month is drawn only when the address has changed.
 */
type OnWalk = (day: Day, isBehind: boolean) => void

interface DayFocus {
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** For a grid whose days are buttons with `data-day`, one of them with the tabindex 0. */
export function useDayFocus(grid: RefObject<HTMLElement | null>, onWalk: OnWalk): DayFocus {
  /** Which day has the focus: the Tab stop, whose focus follows it, or another that is pressed or read; null without the focus. */
  const focused = useRef<'stop' | 'other' | null>(null)
  /** The day to which keys have led, until it is the Tab stop. */
  const awaited = useRef<Day | null>(null)

  // An observer is told of all changes together, before the next key: react-big-calendar renders another month twice, the first time
  // to measure its rows, and does the same when the window changes. An effect would run after the first time.
  useEffect(() => {
    const { current } = grid
    if (!current) return
    const observer = new MutationObserver(() => {
      if (focused.current === null || (focused.current === 'other' && current.contains(document.activeElement))) return
      const stop = current.querySelector<HTMLElement>('[data-day][tabindex="0"]')
      if (stop?.dataset.day === awaited.current) awaited.current = null
      if (stop !== document.activeElement) stop?.focus()
    })
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['tabindex'] })
    return () => observer.disconnect()
  }, [grid])

  return {
    onFocus({ target }) {
      focused.current = !isDay(target) ? null : target.tabIndex === 0 ? 'stop' : 'other'
      if (focused.current !== 'stop') awaited.current = null
    },
    // React does not report it when an element loses the focus because it is removed.
    onBlur({ relatedTarget }) {
      if (isDay(relatedTarget)) return
      focused.current = null
      awaited.current = null
    },
    onKeyDown(event) {
      const { target } = event
      if (!isDay(target)) return
      const next = dayByKey(event, awaited.current ?? target.dataset.day)
      if (!next) return
      const isBehind = awaited.current !== null
      awaited.current = next
      focused.current = 'stop'
      onWalk(next, isBehind)
    },
  }
}

function isDay(target: EventTarget | null): target is HTMLElement & { dataset: { day: Day } } {
  return target instanceof HTMLElement && target.dataset.day !== undefined
}
