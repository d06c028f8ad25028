/** Shows the year, the chosen day, and the texts of the first listings, in the skeletons of the page. */
import { weeksOfMonth } from '../../domain/days/calendar.ts'
import type { Day } from '../../domain/days/days.ts'
import type { DayEvent, EventDays } from '../../domain/days/event-days.ts'
import { formatLongDayOfWeek } from '../../domain/days/format-period.ts'
import type { Moment, Timed } from '../../domain/days/times.ts'
import type { Language } from '../../domain/languages.ts'
import { descriptionIn, titleIn, type WordedListing } from '../../domain/listing/listing-language.ts'
import { inOrderOfDay } from '../../domain/lists/order-of-day.ts'
import { eventDetails } from '../ui/calendar/event-details.ts'
import type { FirstDay, FirstText } from '../ui/listing/first-texts.ts'
import { withoutEmptyLines } from '../ui/listing/without-empty-lines.ts'

/** What a response has of a listing. The town has its name in the language of the request. */
type FirstListing = WordedListing & Timed & { readonly city?: string | null }

/** What the texts are chosen by: the day that a calendar shows, the present moment, and the language of the page. */
export interface FirstPlace {
  readonly day: Day
  readonly now: Moment
  readonly language: Language
}

/** The texts of the listings of a page, or of the events of a day. */
export function firstTextsOf(data: readonly FirstListing[] | EventDays, { day, now, language }: FirstPlace): FirstText[] {
  const listings = 'days' in data ? eventsOn(data, day, now) : data
  return listings.map((listing) => {
    const description = descriptionIn(language, listing)
    return {
      title: titleIn(language, listing),
      description: { ...description, text: withoutEmptyLines(description.text) },
      details: { text: eventDetails(listing, listing.city ?? null, language), language },
    }
  })
}

function eventsOn({ days, events }: EventDays, day: Day, now: Moment): DayEvent[] {
  const listed = days.find(({ date }) => date === day)?.events ?? []
  return inOrderOfDay(listed.flatMap((id) => events.find((event) => event.id === id) ?? []), day, now)
}

/** The content of the calendar's placeholder for a day. */
export function firstDayOf(day: Day, language: Language): FirstDay {
  return { name: formatLongDayOfWeek(day, language), weeks: weeksOfMonth(day) }
}

/** Fills in the placeholder of the calendar, if the screen has one. The app renders the placeholder with the same content. */
export function showDay(screen: ParentNode, { name, weeks }: FirstDay): void {
  const element = screen.querySelector('[data-first-day]')
  if (!element) return
  element.textContent = name
  element.parentElement?.style.setProperty('--weeks', String(weeks))
}

/** Replaces the year in the footer, which is that of the build, with the current year. */
export function showYear(page: ParentNode, today: Day): void {
  for (const element of page.querySelectorAll<HTMLElement>('footer [data-year]')) {
    element.textContent = element.textContent.replace(element.dataset.year ?? '', today.slice(0, 4))
  }
}

/**
 * Fills the elements that `FirstTextField` renders with the texts that it would render. The elements are replaced by filled copies, since
 * browsers report an insertion as the largest paint, but not a change of text.
 */
export function showTexts(screen: ParentNode, texts: readonly FirstText[]): void {
  const skeletons = new Set([...screen.querySelectorAll('[data-first-text]')].flatMap((field) => field.closest('[aria-hidden]') ?? []))
  const next = { title: 0, description: 0, details: 0 }
  for (const skeleton of skeletons) {
    const copy = skeleton.cloneNode(true) as Element
    for (const element of copy.querySelectorAll<HTMLElement>('[data-first-text]')) {
      const field = element.dataset.firstText as keyof FirstText
      const worded = texts[next[field]++]?.[field]
      if (worded) Object.assign(element, { textContent: worded.text, lang: worded.language })
    }
    skeleton.replaceWith(copy)
  }
}
