/** Makes the calendar one Tab stop, in which keys move the focus from day to day, and in the day view from event to event. */
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { windowOf, type CalendarView } from '../../../domain/calendar.ts'
import { startOfMonth, type Day } from '../../../domain/days.ts'
import { dayByKey } from './day-keys.ts'

interface GridKeysOptions {
  readonly view: CalendarView
  readonly date: Day
  readonly onDate: (date: Day) => void
}

interface GridKeys {
  readonly grid: RefObject<HTMLDivElement | null>
  /** The day that Tab reaches. */
  readonly tabDay: Day
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Where a key leads in a list of so many events. */
const eventAfter: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function useGridKeys({ view, date, onDate }: GridKeysOptions): GridKeys {
  const grid = useRef<HTMLDivElement>(null)
  const [walkedTo, setWalkedTo] = useState(date)
  const isKeyed = useRef(false)
  const tabDay = isShown(walkedTo, view, date) ? walkedTo : date

  // In the next frame: react-big-calendar renders another month twice, the first time to measure its rows.
  useEffect(() => {
    if (!isKeyed.current) return
    isKeyed.current = false
    const frame = requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${tabDay}"]`)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [tabDay])

  function walkDays(event: KeyboardEvent) {
    const next = dayByKey(event, tabDay)
    if (!next) return
    isKeyed.current = true
    setWalkedTo(next)
    if (!isShown(next, view, date)) onDate(next)
  }

  function walkEvents(event: KeyboardEvent, pressed: Element) {
    const events = [...(grid.current?.querySelectorAll('button') ?? [])]
    const next = events[eventAfter[event.key]?.(events.indexOf(pressed as HTMLButtonElement), events.length) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return {
    grid,
    tabDay,
    onKeyDown(event) {
      const pressed = event.target as HTMLElement
      if (pressed.dataset.day) walkDays(event)
      else if (view === 'day') walkEvents(event, pressed)
    },
  }
}

/** Days beside the month are drawn with it, but lead to their own. */
function isShown(day: Day, view: CalendarView, date: Day): boolean {
  if (view === 'month') return startOfMonth(day) === startOfMonth(date)
  const { from, to } = windowOf(view, date)
  return from <= day && day <= to
}
