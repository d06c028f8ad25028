/** Tests that keys lead from day to day into other months and weeks without losing the focus, however quickly they are pressed. */
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import type { Day } from '../../../../domain/days/days.ts'
import { daysOf, eventListing } from './event-listings.ts'
import { button, renderCalendar } from './rendered-calendar.tsx'

const days = daysOf([eventListing({ id: 1, title: 'Swap market', startDate: '2026-10-12', endDate: '2026-11-16' })])

// jsdom does not scroll.
Element.prototype.scrollIntoView ??= () => undefined

const focusedDay = () => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset.day : undefined)
const tabStops = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]')].map(({ dataset }) => dataset.day)

/** Presses a key where the focus is, and lets the page follow. */
async function pressFocused(key: string) {
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await Promise.resolve()
  })
}

/** A calendar in which October 14 has the focus, and the dates that it asked for and that its address does not have yet. */
function renderFocused(view: 'month' | 'week', screen: 'wide' | 'narrow') {
  const asked: Day[] = []
  const onDate = (day: Day) => void asked.push(day)
  const { element, update } = renderCalendar({ days, view, onDate, onDay: onDate }, screen)
  act(() => element.querySelector<HTMLElement>('[data-day="2026-10-14"]')?.focus())
  /** Gives the calendar the next of the dates. */
  const follow = async () => {
    const date = asked.shift()
    if (date) await act(async () => update({ date, onDate, onDay: onDate }))
  }
  const followAll = async () => {
    while (asked.length > 0) await follow()
  }
  return { element, follow, followAll, update }
}

const walks = [
  { view: 'month', keys: ['ArrowRight', 'PageDown'], day: '2026-11-15' },
  { view: 'month', keys: ['PageDown', 'PageUp', 'PageUp', 'Home'], day: '2026-09-14' },
  { view: 'month', keys: ['ArrowUp', 'Home', 'ArrowUp', 'End', 'ArrowRight'], day: '2026-10-05' },
  { view: 'week', keys: ['End', 'ArrowRight'], day: '2026-10-19' },
  { view: 'week', keys: ['ArrowLeft', 'PageDown', 'PageDown', 'ArrowUp'], day: '2026-12-06' },
] as const

describe.each(['wide', 'narrow'] as const)('on a %s screen', (screen) => {
  test.each(walks)('the focus follows $keys in the $view, one key after the other', async ({ view, keys, day }) => {
    const { element, followAll } = renderFocused(view, screen)
    for (const key of keys) {
      await pressFocused(key)
      await followAll()
      expect(tabStops(element)).toEqual([focusedDay()])
    }
    expect(focusedDay()).toBe(day)
  })

  test.each(walks)('the focus follows $keys in the $view, with the address two keys behind', async ({ view, keys, day }) => {
    const { element, follow, followAll } = renderFocused(view, screen)
    for (const [index, key] of keys.entries()) {
      await pressFocused(key)
      if (index > 1) await follow()
      expect(focusedDay()).toBeDefined()
    }
    await followAll()
    expect(focusedDay()).toBe(day)
    expect(tabStops(element)).toEqual([day])
  })

  test('the focus stays in the grid when another way leads to another month, and nowhere else', async () => {
    const { element, update } = renderFocused('month', screen)
    await act(async () => update({ date: '2026-12-01' }))
    expect(focusedDay()).toBe('2026-12-01')
    act(() => button(element, 'Next').focus())
    await act(async () => update({ date: '2027-01-01' }))
    expect(document.activeElement).toBe(button(element, 'Next'))
  })
})
