/** The texts of the first listings in the skeletons of the page, before the app is there. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { firstDayOf, firstTextsOf, showDay, showTexts, showYear } from '../../../src/first-view/show-texts.ts'
import { calendarDays } from '../../../src/ui/calendar/calendar-event.ts'
import { EventSummary } from '../../../src/ui/calendar/event-summary.tsx'
import { CalendarPlaceholder } from '../../../src/ui/events/calendar-placeholder.tsx'
import { Footer } from '../../../src/ui/frame/footer.tsx'
import { FirstTextsContext, type FirstTexts } from '../../../src/ui/listing/first-texts.ts'
import { PostsView } from '../../../src/ui/lists/posts-view.tsx'
import { UpcomingView } from '../../../src/ui/lists/upcoming-view.tsx'
import { entry } from '../ui/listings.ts'

const nothing = () => undefined
const paging = {
  isBusy: false, page: 1, pageCount: 1, total: 0, isCapped: false, hasNext: false, hasPrevious: false, onNext: nothing, onPrevious: nothing,
}

const screens: Readonly<Record<string, ReactElement>> = {
  'a list': <PostsView {...paging} type="shop" status="loading" entries={[]} onFirst={nothing} onRetry={nothing} />,
  'the upcoming events': <UpcomingView status="loading" entries={[]} onRetry={nothing} />,
  'the events of a day': <CalendarPlaceholder />,
}

const texts = firstTextsOf(
  [
    entry({ title: 'Refill <b>shop</b>', description: 'Soap.\n\nOil.' }),
    entry({ title: 'Αγορά', description: 'Λάδι', translatedTitle: 'Market', translatedDescription: 'Oil' }),
  ],
  { day: '2026-10-05', now: { day: '2026-10-05', time: '12:00' }, language: 'en' },
)

const knowing = (known: FirstTexts, screen: ReactElement) => <FirstTextsContext value={() => known}>{screen}</FirstTextsContext>

describe.each(Object.entries(screens))('%s', (_, screen) => {
  it('has the texts that the app shows while it is loading', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(screen)
    const before = page.innerHTML
    showTexts(page, texts)
    const app = document.createElement('div')
    app.innerHTML = renderToStaticMarkup(knowing({ day: null, listings: texts }, screen))
    expect(page.innerHTML).toBe(app.innerHTML)
    expect(page.innerHTML).not.toBe(before)
    expect(page.textContent).toContain('Refill <b>shop</b>')
  })
})

it.each([['2027-02-10', 4], ['2026-10-24', 5], ['2026-11-24', 6]])('shows the day %s and its %i weeks as the app does', (day, weeks) => {
  const shown = (screen: ReactElement) => {
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(screen)
    return page
  }
  const placeholder = (page: HTMLElement) => [page.textContent, page.querySelector<HTMLElement>('div')?.style.getPropertyValue('--weeks')]
  const page = shown(<CalendarPlaceholder />)
  showDay(page, firstDayOf(day, 'en'))
  const known = knowing({ day: firstDayOf(day, 'en'), listings: [] }, <CalendarPlaceholder />)
  expect(placeholder(page)).toEqual(placeholder(shown(known)))
  expect(placeholder(page)[1]).toBe(String(weeks))
})

it('takes the texts in the language of the page', () => {
  expect(texts[0]?.description.text).toBe('Soap.\nOil.')
  expect(texts[1]?.title).toEqual({ text: 'Market', language: 'en' })
})

describe('the events of a day', () => {
  const day = '2026-10-05'
  const event = (id: number, title: string, startTime: string | null = null) => ({
    id, title, language: 'en' as const, translatedTitle: null, city: 'Volos', startDate: day, endDate: null, startTime, endTime: null,
  })
  const known = {
    days: [{ date: '2026-10-04', count: 1, events: [1] }, { date: day, count: 4, events: [3, 2, 1, 4] }],
    events: [event(1, 'Walk'), event(2, 'Harvest'), event(3, 'Repair café', '10:30'), { ...event(4, 'Dawn', '06:00'), endTime: '07:00' }],
  }
  const now = { day, time: '10:15' }
  const shown = calendarDays(known, { from: day, to: day }, now).eventsOn(day)

  it('stand in the order of the calendar', () => {
    const titles = (date: string) => firstTextsOf(known, { day: date, now, language: 'en' }).map(({ title }) => title.text)
    expect(titles(day)).toEqual(['Repair café', 'Harvest', 'Walk', 'Dawn'])
    expect(titles(day)).toEqual(shown.map(({ title }) => title))
    expect(titles('2026-10-06')).toEqual([])
  })

  it('say when and where they are as the calendar does', () => {
    const details = shown.map((each) => {
      const button = document.createElement('div')
      button.innerHTML = renderToStaticMarkup(<EventSummary event={each} />)
      return button.lastElementChild?.textContent
    })
    expect(details[0]).toBe('Monday, October 5, 2026, 10:30\u00A0· Volos')
    expect(firstTextsOf(known, { day, now, language: 'en' }).map((each) => each.details.text)).toEqual(details)
  })
})

it('has the year of the day on which it is seen, not that of the build', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<Footer product="Prasino 2026" year={2025} />)
  showYear(page, '2027-01-01')
  expect(page.textContent).toContain('© 2027, Prasino 2026')
})
