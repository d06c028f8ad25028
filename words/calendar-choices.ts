/** Where an event can be added to a calendar, as a menu of its page and of its modal. Call it in the language. */
import type { CalendarLinks } from '../domain/listing/calendar-links.ts'
import { m } from '../messages/compiled/messages.js'

/** A row of the menu. */
export interface CalendarChoice {
  readonly name: string
  readonly address: string
  /** Whether it is a page of somebody else. */
  readonly isOutside: boolean
}

/** `file` is the address of the iCalendar file. The calendars of the web have the same names in every language. */
export function calendarChoices({ app, google, outlook }: CalendarLinks, file: string): readonly CalendarChoice[] {
  return [
    { name: m.page_calendar_app(), address: app, isOutside: false },
    { name: 'Google Calendar', address: google, isOutside: true },
    { name: 'Outlook', address: outlook, isOutside: true },
    { name: m.page_calendar_file(), address: file, isOutside: false },
  ]
}
