/** Renders the calendar of wide or narrow screens into jsdom, and finds its buttons by name. */
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { noEventDays } from '../../../../domain/days/event-days.ts'
import { EventCalendar, type EventCalendarProps } from '../../../../src/ui/calendar/event-calendar.tsx'
import { PhoneCalendar, type PhoneCalendarProps } from '../../../../src/ui/calendar/phone-calendar.tsx'

// A part of react-big-calendar was built with the old JSX transform. React's development build logs this once: here.
const silenced = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
createElement('i', { __self: null })
silenced.mockRestore()

type CalendarProps = EventCalendarProps & PhoneCalendarProps

export interface RenderedCalendar {
  readonly element: HTMLElement
  readonly given: CalendarProps
  readonly update: (changed: Partial<CalendarProps>) => void
}

export function renderCalendar(changed: Partial<CalendarProps> = {}, screen: 'wide' | 'narrow' = 'wide'): RenderedCalendar {
  const Calendar = screen === 'narrow' ? PhoneCalendar : EventCalendar
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    act(() => root.unmount())
    element.remove()
  })
  const given: CalendarProps = {
    days: noEventDays, view: 'month', date: '2026-10-14', now: { day: '2026-10-14', time: '12:00' }, isBusy: false, isFailed: false,
    onView: vi.fn(), onDate: vi.fn(), onDay: vi.fn(), onMore: vi.fn(), onDrillDown: vi.fn(), onOpenEvent: vi.fn(),
    hrefOfDay: (day) => `#/events?day=${day}`, ...changed,
  }
  const update = (newer: Partial<CalendarProps>) =>
    act(() => root.render(<Calendar {...given} {...newer} />))
  update({})
  return { element, given, update }
}

export function buttonNames(element: Element): string[] {
  return [...element.querySelectorAll('button')].map(nameOf)
}

/** The button whose name starts with this text. */
export function button(element: Element, prefix: string): HTMLButtonElement {
  const found = [...element.querySelectorAll('button')].filter((candidate) => nameOf(candidate).startsWith(prefix))
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} buttons start with ${prefix}: ${buttonNames(element).join(' | ')}`)
  return found[0]
}

export function press(element: Element, prefix: string): void {
  act(() => button(element, prefix).click())
}

/** Presses a key on a button. */
export function pressKey(pressed: Element, key: string): void {
  act(() => {
    if (pressed instanceof HTMLElement) pressed.focus()
    pressed.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
}

function nameOf(candidate: HTMLButtonElement): string {
  const text = [...candidate.childNodes].map((child) => child.textContent).join(' ')
  return (candidate.getAttribute('aria-label') ?? text).replaceAll('\u2009', ' ').trim()
}
