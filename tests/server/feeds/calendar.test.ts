/** Calendars, as two independent parsers read them: every day of a year, times of day, texts of any kind. */
import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { addDays, daysFrom, type Day } from '../../../domain/days/days.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import { calendarText, type CalendarEvent } from '../../../server/feeds/calendar.ts'

const plain: Listing = { id: 1, title: 'Walk', description: 'Far', city: null, address: null, link: null, tags: [], approved: true }

function eventOf(listing: Partial<Listing>, rest: Partial<CalendarEvent> = {}): CalendarEvent {
  return { listing: { ...plain, ...listing }, changes: 0, updatedAt: new Date('2026-01-01T00:00:00Z'), ...rest }
}

function textOf(...events: CalendarEvent[]): string {
  const place = { product: 'Prasino', siteAddress: 'https://prasino.example:8443', cityNameIn: (city: string) => city }
  return calendarText({ ...place, name: 'Εκδηλώσεις', language: null, events })
}

function readByIcal(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone as never)
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

function readByNodeIcal(text: string) {
  return Object.values(nodeIcal.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT')
}

/** The clock in Athens, as the runtime knows it. */
function clockInAthens(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Europe/Athens', dateStyle: 'short', timeStyle: 'short' })
}

const year: readonly Day[] = daysFrom('2026-01-01', '2026-12-31')

describe('whole days', () => {
  const events = year.flatMap((day, index) => [
    eventOf({ id: index * 2 + 1, startDate: day, endDate: null }),
    eventOf({ id: index * 2 + 2, startDate: day, endDate: addDays(day, 2) }),
  ])
  const text = textOf(...events)

  it('of a year begin on the day and end before the day after the last one', () => {
    const read = readByIcal(text).map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])
    expect(read).toEqual(year.flatMap((day) => [[day, addDays(day, 1)], [day, addDays(day, 3)]]))
  })

  it('are whole days for another parser, too', () => {
    const read = readByNodeIcal(text).map((event) => [event.datetype, localDay(event.start as Date), localDay(event.end as Date)])
    expect(read).toEqual(year.flatMap((day) => [['date', day, addDays(day, 1)], ['date', day, addDays(day, 3)]]))
  })

  it('are those of an event whose start time is not known', () => {
    const [event] = readByIcal(textOf(eventOf({ startDate: '2026-05-01', endTime: '12:00' })))
    expect([event?.startDate.isDate, event?.endDate.toString()]).toEqual([true, '2026-05-02'])
  })

  function localDay(moment: Date): string {
    return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  }
})

describe('times of day', () => {
  const events = year.map((day, index) => eventOf({ id: index + 1, startDate: day, startTime: '10:30', endTime: '21:00' }))
  const text = textOf(...events)
  const expected = year.map((day) => [`${day} 10:30`, `${day} 21:00`])

  it('are those of Athens on every day of a year, over both changes of the clock', () => {
    expect(text.match(/^BEGIN:VTIMEZONE/gm)).toHaveLength(1)
    const read = readByIcal(text).map(({ startDate, endDate }) => [startDate, endDate])
    expect(read.map((times) => times.map((time) => clockInAthens(time.toJSDate())))).toEqual(expected)
  })

  it('are those of Athens for another parser, too', () => {
    expect(readByNodeIcal(text).map(({ start, end }) => [start, end].map((time) => clockInAthens(time as Date)))).toEqual(expected)
  })

  it('end at the midnight after the last day, on every day of a year', () => {
    const evenings = year.flatMap((day, index) => [
      eventOf({ id: index * 2 + 1, startDate: day, endDate: day, startTime: '20:00', endTime: '00:00' }),
      eventOf({ id: index * 2 + 2, startDate: day, endDate: addDays(day, 2), startTime: '20:00', endTime: '00:00' }),
    ])
    const midnights = year.flatMap((day) => [`${addDays(day, 1)} 00:00`, `${addDays(day, 3)} 00:00`])
    const text = textOf(...evenings)
    expect(readByIcal(text).map(({ endDate }) => clockInAthens(endDate.toJSDate()))).toEqual(midnights)
    expect(readByNodeIcal(text).map(({ end }) => clockInAthens(end as Date))).toEqual(midnights)
  })

  it('of several days reach from the first day to the last', () => {
    const span = { startDate: '2026-03-28', endDate: '2026-03-30', startTime: '20:00' }
    const timesOf = (event: CalendarEvent) =>
      readByIcal(textOf(event)).map(({ startDate, endDate }) => [String(startDate), String(endDate)])
    expect(timesOf(eventOf({ ...span, endTime: '12:00' }))).toEqual([['2026-03-28T20:00:00', '2026-03-30T12:00:00']])
    expect(timesOf(eventOf(span))).toEqual([['2026-03-28T20:00:00', '2026-03-31T00:00:00']])
  })

  it.each([
    ['2026-05-01', '20:00', undefined, '2026-05-01T21:00:00'],
    ['2026-05-01', '20:00', null, '2026-05-01T21:00:00'],
    ['2026-05-01', '20:00', '19:00', '2026-05-01T21:00:00'],
    ['2026-12-31', '23:30', null, '2027-01-01T00:30:00'],
    ['2026-05-01', '23:00', null, '2026-05-02T00:00:00'],
  ])('reach an hour on without an end, or with one that is not later: %s %s to %s', (startDate, startTime, endTime, end) => {
    const text = textOf(eventOf({ startDate, startTime, endTime }))
    expect(readByIcal(text).map(({ endDate }) => endDate.toString())).toEqual([end])
    const [read] = readByNodeIcal(text)
    expect(clockInAthens(read?.end as Date)).toBe(end.replace('T', ' ').slice(0, 16))
  })
})

describe('an event', () => {
  it('keeps its identity, counts its changes, and has moments in UTC', () => {
    const text = textOf(eventOf({ id: 7, startDate: '2026-05-01' }, { changes: 3, updatedAt: new Date('2026-02-03T04:05:06Z') }))
    expect(text).toContain('UID:listing-7@prasino.example\r\n')
    expect(text).toContain('SEQUENCE:3\r\n')
    expect(text).toContain('DTSTAMP:20260203T040506Z\r\n')
    expect(text).toContain('LAST-MODIFIED:20260203T040506Z\r\n')
  })

  it('is cancelled when it is not public any more', () => {
    const text = textOf(eventOf({ startDate: '2026-05-01' }, { isGone: true }), eventOf({ id: 2, startDate: '2026-05-01' }))
    expect(readByNodeIcal(text).map((event) => event.status)).toEqual(['CANCELLED', 'CONFIRMED'])
  })

  it.each([{ endDate: '2026-07-29' }, { startTime: '10:00' }, { endDate: '2026-05-02', startTime: '10:00', endTime: '12:00' }])(
    'makes nobody busy: %j',
    (days) => {
      const text = textOf(eventOf({ startDate: '2026-05-01', ...days }))
      expect(readByIcal(text).map(({ component }) => component.getFirstPropertyValue('transp'))).toEqual(['TRANSPARENT'])
      expect(readByNodeIcal(text).map(({ transparency }) => transparency)).toEqual(['TRANSPARENT'])
    },
  )

  it.each([
    ['Chania', null, 'Chania'], ['Chania', 'Port 3', 'Port 3, Chania'], ['e-shop', null, null], ['Other', null, null],
    ['Other', 'At the spring', 'At the spring'], [null, null, null],
  ])('in %s at %s has the place %s', (city, address, place) => {
    const text = textOf(eventOf({ startDate: '2026-05-01', city, address }))
    expect(readByIcal(text).map(({ component }) => component.getFirstPropertyValue('location'))).toEqual([place])
  })

  it('without a date is left out', () => {
    expect(readByIcal(textOf(eventOf({ startDate: null })))).toEqual([])
  })

  it('is in its own language, with its tags', () => {
    const tags = [{ name: 'Cleanup' }, { name: 'Kids friendly' }]
    const greek = eventOf({ startDate: '2026-05-01', title: 'Καθαρισμός', description: 'Στην παραλία', tags })
    const [event] = readByIcal(textOf(greek))
    expect(event?.component.getAllProperties('categories').flatMap((each) => each.getValues())).toEqual(['Καθαρισμός', 'Για παιδιά'])
  })
})

describe('text of any kind', () => {
  const special = fc.constantFrom(';', ',', '\\', ':', '"', 'n', '日', 'ά', '🌿', ' ')
  const unit = fc.oneof(special, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }))
  const line = fc.string({ unit, maxLength: 140 })
  const title = line.filter((text) => /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u.test(text) && text.trim() !== '')

  it('is read as it was written', () => {
    fc.assert(fc.property(title, fc.array(title, { minLength: 1, maxLength: 8 }), (summary, lines) => {
      const description = lines.join('\n')
      const text = textOf(eventOf({ startDate: '2026-05-01', title: summary, description }))
      const [event] = readByIcal(text)
      expect([event?.summary, event?.description]).toEqual([summary, description])
    }))
  })

  // node-ical takes quotation marks away, and unescapes backslashes twice.
  it('is read by another parser as it was written', () => {
    fc.assert(fc.property(title.filter((text) => !/["\\]/.test(text)), (summary) => {
      const [event] = readByNodeIcal(textOf(eventOf({ startDate: '2026-05-01', title: summary })))
      const read = event?.summary as unknown as { readonly val: string }
      expect(String(read.val).trim()).toBe(summary.trim())
    }))
  })

  it('is folded into lines of at most 75 bytes', () => {
    fc.assert(fc.property(title, (summary) => {
      const lines = textOf(eventOf({ startDate: '2026-05-01', title: summary })).split('\r\n')
      expect(Math.max(...lines.map((each) => Buffer.byteLength(each)))).toBeLessThanOrEqual(75)
    }))
  })
})
