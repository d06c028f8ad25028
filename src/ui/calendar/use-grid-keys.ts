/** Makes the calendar one Tab stop, in which keys move the focus from day to day, and in the day view from event to event. */
import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { windowOf, type CalendarView } from '../../../domain/days/calendar.ts'
import { startOfMonth, type Day } from '../../../domain/days/days.ts'
import { useDayFocus } from './use-day-focus.ts'

interface GridKeysOptions {
  readonly view: CalendarView
  readonly date: Day
  readonly onDate: (date: Day) => void
}

interface GridKeys {
  /** The day that Tab reaches. */
  readonly tabDay: Day
  /** The properties of the element with the grid. */
  readonly keyed: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: (event: FocusEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/** Where a key leads in a list of so many events. */
const eventAfter: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function useGridKeys({ view, date, onDate }: GridKeysOptions): GridKeys {
  const ref = useRef<HTMLDivElement>(null)
  // The day to which a key has led, and the one before, which stays the Tab stop until the month of the other is drawn.
  const [walked, setWalked] = useState<readonly Day[]>([])
  const tabDay = walked.find((day) => isShown(day, view, date)) ?? date
  const days = useDayFocus(ref, (next, isBehind) => {
    setWalked([next, tabDay])
    if (isBehind || !isShown(next, view, date)) onDate(next)
  })

  function walkEvents(event: KeyboardEvent) {
    const events = [...(ref.current?.querySelectorAll('button') ?? [])]
    const next = events[eventAfter[event.key]?.(events.indexOf(event.target as HTMLButtonElement), events.length) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return { tabDay, keyed: { ref, ...days, onKeyDown: view === 'day' ? walkEvents : days.onKeyDown } }
}

/** Days beside the month are drawn with it, but lead to their own. */
function isShown(day: Day, view: CalendarView, date: Day): boolean {
  if (view === 'month') return startOfMonth(day) === startOfMonth(date)
  const { from, to } = windowOf(view, date)
  return from <= day && day <= to
}
