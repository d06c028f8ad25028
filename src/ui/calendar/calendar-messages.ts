/** The calendar's own labels, word for word from the specification, section 2. */
import type { Messages } from 'react-big-calendar'
import { m } from '../../../messages/compiled/messages.js'
import type { CalendarEvent } from './calendar-event.ts'

export function calendarMessages(): Messages<CalendarEvent> {
  return {
    date: m.calendar_date(),
    time: m.calendar_time(),
    event: m.calendar_event(),
    allDay: m.calendar_all_day(),
    week: m.calendar_week(),
    work_week: m.calendar_work_week(),
    day: m.calendar_day(),
    month: m.calendar_month(),
    agenda: m.calendar_agenda(),
    previous: m.calendar_back(),
    next: m.calendar_next(),
    today: m.calendar_today(),
    yesterday: m.calendar_yesterday(),
    tomorrow: m.calendar_tomorrow(),
    noEventsInRange: m.calendar_no_events(),
    showMore: (count) => m.calendar_show_more({ count }),
  }
}
