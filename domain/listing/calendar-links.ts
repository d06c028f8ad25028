/** The addresses with which an event is added to a calendar elsewhere. */
import { calendarTimes } from '../days/calendar-times.ts'
import { athensMoment } from '../days/days.ts'
import type { Timed } from '../days/times.ts'

/** What a calendar is told of an event. */
interface CalendarEntry {
  readonly event: Timed
  readonly title: string
  /** Where it is, in words; null if that is not known. */
  readonly place: string | null
  /** The absolute address of its page. */
  readonly page: string
  /** The absolute address of its iCalendar file. */
  readonly file: string
}

/** Where an event can be added: a calendar app of the device, or the calendars of the web that most people use. */
export interface CalendarLinks {
  /** Opens the app, which follows changes of the event. */
  readonly app: string
  readonly google: string
  readonly outlook: string
}

/** Null for an event without days. */
export function calendarLinks({ event, title, place, page, file }: CalendarEntry): CalendarLinks | null {
  const times = calendarTimes(event)
  if (!times) return null
  const { isWholeDays, start, end } = times
  return {
    app: file.replace(/^https?:/, 'webcal:'),
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE', text: title, dates: `${start}/${end}`, ctz: 'Europe/Athens', details: page, location: place,
    }),
    outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose', rru: 'addevent', subject: title, startdt: withSeparators(start), enddt: withSeparators(end),
      allday: isWholeDays ? 'true' : null, body: page, location: place,
    }),
  }
}

/** Without the parameters that are null. */
function address(service: string, parameters: Readonly<Record<string, string | null>>): string {
  const sent = Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return `${service}?${sent.join('&')}`
}

/** ISO 8601, from a day or a time of `calendarTimes`. */
function withSeparators(digits: string): string {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
  return digits.length === 8 ? day : athensMoment({ day, time: `${digits.slice(9, 11)}:${digits.slice(11, 13)}` })
}
