/** The addresses that add an event to a calendar elsewhere. */
import { expect, it } from 'vitest'
import { calendarLinks } from '../../../domain/listing/calendar-links.ts'

const walk = {
  title: 'Walk & talk', place: 'Akti 3, Chania, Greece', page: 'https://prasino.example/events/7-walk',
  file: 'https://prasino.example/e/7.ics',
}
const evening = { startDate: '2026-11-28', endDate: '2026-11-28', startTime: '18:00', endTime: '20:30' }
const summer = { startDate: '2026-07-04', endDate: '2026-07-05', startTime: null, endTime: null }

it('name the times on the clocks of Athens', () => {
  const links = calendarLinks({ ...walk, event: evening })
  expect(links?.app).toBe('webcal://prasino.example/e/7.ics')
  const google = new URL(links?.google ?? '')
  expect(google.origin + google.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(google.searchParams)).toEqual({
    action: 'TEMPLATE', text: 'Walk & talk', dates: '20261128T180000/20261128T203000', ctz: 'Europe/Athens',
    details: 'https://prasino.example/events/7-walk', location: 'Akti 3, Chania, Greece',
  })
  const outlook = new URL(links?.outlook ?? '')
  expect(Object.fromEntries(outlook.searchParams)).toEqual({
    path: '/calendar/action/compose', rru: 'addevent', subject: 'Walk & talk', startdt: '2026-11-28T18:00:00+02:00',
    enddt: '2026-11-28T20:30:00+02:00', body: 'https://prasino.example/events/7-walk', location: 'Akti 3, Chania, Greece',
  })
})

it('name whole days up to the day after the last, and no place that is not known', () => {
  const links = calendarLinks({ ...walk, place: null, event: summer })
  const [google, outlook] = [new URL(links?.google ?? '').searchParams, new URL(links?.outlook ?? '').searchParams]
  expect([google.get('dates'), google.has('location')]).toEqual(['20260704/20260706', false])
  expect(['startdt', 'enddt', 'allday'].map((name) => outlook.get(name))).toEqual(['2026-07-04', '2026-07-06', 'true'])
})

it('are none for an event without days', () => {
  expect(calendarLinks({ ...walk, event: { startDate: null, endDate: null, startTime: null, endTime: null } })).toBeNull()
})
