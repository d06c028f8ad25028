/** The card of a listing. Specification, sections 2, 3 and 9. */
import { describe, expect, test } from 'vitest'
import { EntryCard } from '../../../../src/ui/listing/entry-card.tsx'
import { entry } from '../listings.ts'
import { all, one, render, text } from '../rendered.tsx'

const undated = { startDate: null, endDate: null, currentDate: null }

describe('a card', () => {
  test('shows its day as a badge, and the days of the whole event', async () => {
    await render(<EntryCard entry={entry()} type="event" />)
    expect(one('time').getAttribute('dateTime')).toBe('2026-10-05')
    expect(text('time')).toBe('Monday 5 Oct 2026')
    expect(text()).toContain('From Sun\u00A004/10/2026 To Tue\u00A006/10/2026')
    expect(text()).toContain('Day 2 of 3')
  })

  test.each([null, '2026-10-04'])('shows a single day once (end %s)', async (endDate) => {
    await render(<EntryCard entry={entry({ endDate })} type="event" />)
    expect(text()).toContain('Sun\u00A004/10/2026')
    expect(text()).not.toMatch(/From|Day/)
  })

  test.each([
    [{ endDate: null, startTime: '10:30' }, 'Sun\u00A004/10/2026, 10:30'],
    [{ endDate: '2026-10-04', startTime: '10:30', endTime: '12:00' }, 'Sun\u00A004/10/2026, 10:30–12:00'],
    [{ startTime: '10:30', endTime: '09:00' }, 'From Sun\u00A004/10/2026, 10:30 To Tue\u00A006/10/2026, 09:00'],
    [{ endDate: '2026-10-04', startTime: '20:00', endTime: '00:00' }, 'Sun\u00A004/10/2026, 20:00–00:00'],
    [{ startTime: '10:30', endTime: '00:00' }, 'From Sun\u00A004/10/2026, 10:30 To Tue\u00A006/10/2026, 24:00'],
    [{ startTime: '10:30', endTime: null }, 'From Sun\u00A004/10/2026, 10:30 To Tue\u00A006/10/2026'],
  ])('shows the times beside the days: %j', async (times, shown) => {
    await render(<EntryCard entry={entry(times)} type="event" />)
    expect(all('li', shown)).toHaveLength(1)
  })

  test('shows an icon instead of the badge if there is no day', async () => {
    await render(<EntryCard entry={entry(undated)} type="event" />)
    expect(all('time')).toEqual([])
    expect(text()).toContain('No date yet')
  })

  test.each([
    [12.5, '€12.50'],
    [0, 'Free'],
    [null, 'Free'],
  ])('of an event with the cost %s shows %s', async (cost, expected) => {
    await render(<EntryCard entry={entry({ cost })} type="event" />)
    expect(all('li', expected)).toHaveLength(1)
  })

  test.each(['volunteer', 'shop', 'dine'] as const)('of the type %s shows neither cost nor day', async (type) => {
    const { startDate, endDate, cost, ...listing } = entry({ currentDate: null })
    await render(<EntryCard entry={listing} type={type} />)
    expect(text()).not.toMatch(/Free|€|date|2026/)
  })

  test('shows town and address together, without missing parts', async () => {
    const show = await render(<EntryCard entry={entry()} type="shop" />)
    expect(all('li', 'Athens, By the second kiosk')).toHaveLength(1)
    await show(<EntryCard entry={entry({ address: null })} type="shop" />)
    expect(all('li', 'Athens')).toHaveLength(1)
  })

  test('shows a link by its host, and opens it in a new tab', async () => {
    await render(<EntryCard entry={entry()} type="event" />)
    const link = one('a', /^example\.org/)
    expect(link.textContent).toBe('example.org (opens in a new tab)')
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://www.example.org/cleanup',
      '_blank',
      'noopener',
    ])
  })

  test('omits missing tags and link', async () => {
    await render(<EntryCard entry={entry({ tags: [], link: null })} type="event" />)
    expect(all('[aria-label="Tags"], a')).toEqual([])
  })

  test('says that its event is cancelled, or over', async () => {
    await render(<><EntryCard entry={entry()} type="event" closed="cancelled" /><EntryCard entry={entry()} type="event" closed="over" /></>)
    expect(all('[data-closed]').map(({ textContent }) => textContent)).toEqual(['Cancelled', 'Over'])
  })

  test('links the title to its event', async () => {
    await render(<EntryCard entry={entry()} type="event" href="#/events?event=1" />)
    expect(one('h3 a', 'Beach cleanup').getAttribute('href')).toBe('#/events?event=1')
  })

  test('links the title to the page of its event, and names the screen that a plain click opens', async () => {
    await render(<EntryCard entry={entry()} type="event" href="#/events?event=1" page="https://prasino.example/events/1" />)
    const link = one('h3 a', 'Beach cleanup')
    expect([link.getAttribute('href'), link.dataset.screen]).toEqual(['https://prasino.example/events/1', '#/events?event=1'])
  })

  test('omits description, tags and link in the short form', async () => {
    await render(<EntryCard entry={entry()} type="event" isShort />)
    expect(text()).toContain('From Sun\u00A004/10/2026')
    expect(text()).not.toMatch(/gloves|Cleanup|example/)
  })
})
