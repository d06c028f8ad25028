/** Times of day: how they are typed, their rules, their days, and the offset from UTC. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, athensMoment, athensToday } from '../../../domain/days/days.ts'
import { formatWhen } from '../../../domain/days/format-period.ts'
import { occurrences } from '../../../domain/days/occurrences.ts'
import {
  endingOnLastDay, endMinutesOf, endOn, isOver, isTime, isTimedDay, minutesOf, quarterOf, shownEndTime, timeFaults, timesOn, type Timed,
} from '../../../domain/days/times.ts'
import { parseTime } from '../../../domain/days/typed-values.ts'

const day = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('1997-01-01', offset))
const minutes = fc.integer({ min: 0, max: 1439 })
const pad = (number: number) => String(number).padStart(2, '0')
const timeOf = (minute: number) => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`

describe('a typed time', () => {
  test.each([
    ['9:30', '09:30'], ['09:30', '09:30'], ['0930', '09:30'], ['930', '09:30'], ['9.30', '09:30'], ['9,30', '09:30'], [' 21:00 ', '21:00'],
    ['21', '21:00'], ['9', '09:00'], ['0', '00:00'], ['9 30', '09:30'], ['9h30', '09:30'], ['23:59', '23:59'],
  ])('%j is %s', (typed, time) => expect(parseTime(typed)).toBe(time))

  test.each(['', '24:00', '9:60', '9:3', '25', '12345', '-1', 'noon', '9:30 pm', '9:30:00', '٩:٣٠'])('%j is none', (typed) =>
    expect(parseTime(typed)).toBeNull())

  it('is itself in its full notation, and counts its minutes', () => {
    fc.assert(fc.property(minutes, (minute) => {
      const time = timeOf(minute)
      expect([parseTime(time), isTime(time), minutesOf(time)]).toEqual([time, true, minute])
    }))
  })
})

describe('the rules', () => {
  const days = { startDate: '2026-12-01', endDate: '2026-12-01' }
  test.each([
    [{}, {}],
    [days, {}],
    [{ ...days, startTime: '18:00' }, {}],
    [{ ...days, startTime: '18:00', endTime: '18:01' }, {}],
    [{ ...days, startTime: '18:00', endTime: '18:00' }, { endTime: { rule: 'before-start-time' } }],
    [{ ...days, endDate: null, startTime: '21:00', endTime: '02:00' }, { endTime: { rule: 'before-start-time' } }],
    [{ ...days, endDate: '2026-12-02', startTime: '21:00', endTime: '02:00' }, {}],
    [{ ...days, startTime: '20:00', endTime: '00:00' }, {}],
    [{ ...days, endDate: null, startTime: '00:00', endTime: '00:00' }, {}],
    [{ ...days, endDate: '2026-12-03', startTime: '20:00', endTime: '00:00' }, {}],
    [{ ...days, startTime: '20:00', endTime: '00:01' }, { endTime: { rule: 'before-start-time' } }],
    [{ ...days, endTime: '00:00' }, { startTime: { rule: 'without-start-time' } }],
    [{ ...days, endTime: '18:00' }, { startTime: { rule: 'without-start-time' } }],
    [{ startTime: '18:00' }, { startDate: { rule: 'missing' } }],
  ])('of %j', (event, faults) => expect(timeFaults(event)).toEqual(faults))
})

describe('the times of an event of several days', () => {
  const event: Timed = { startDate: '2026-12-01', endDate: '2026-12-03', startTime: '18:00', endTime: '12:00' }

  it('belong to its first and its last day', () => {
    const times = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map((each) => timesOn(event, each))
    expect(times).toEqual([
      { start: null, end: null }, { start: '18:00', end: null }, { start: null, end: null }, { start: null, end: '12:00' },
    ])
    expect(isTimedDay(event)).toBe(false)
  })

  it('both belong to a single day', () => {
    const single = { ...event, endDate: null, endTime: '20:00' }
    expect(timesOn(single, '2026-12-01')).toEqual({ start: '18:00', end: '20:00' })
    expect([isTimedDay(single), isTimedDay({ ...single, startTime: null })]).toEqual([true, false])
  })
})

describe('an end at midnight', () => {
  const time = minutes.map(timeOf)
  const event = fc.record({
    startDate: day, length: fc.constantFrom(null, 0, 1, 2, 5),
    startTime: fc.option(time), endTime: fc.oneof(fc.constant('00:00'), fc.option(time)),
  }).map(({ startDate, length, ...times }) => ({ startDate, endDate: length === null ? null : addDays(startDate, length), ...times }))
    .filter((each) => Object.keys(timeFaults(each)).length === 0)

  it('on the day after the first one is that of the first day', () => {
    const evening = { startDate: '2026-11-28', endDate: '2026-11-29', startTime: '20:00', endTime: '00:00' }
    const oneDay = { ...evening, endDate: '2026-11-28' }
    expect(endingOnLastDay(evening)).toEqual(oneDay)
    expect([occurrences(oneDay), isTimedDay(oneDay)]).toEqual([['2026-11-28'], true])
  })

  it.each([
    { startDate: '2026-11-28', endDate: '2026-11-30', startTime: '10:00', endTime: '00:00' },
    { startDate: '2026-11-28', endDate: '2026-11-29', startTime: '20:00', endTime: '00:01' },
    { startDate: '2026-11-28', endDate: '2026-11-29', startTime: '00:00', endTime: null },
    { startDate: '2026-11-28', endDate: null, startTime: '20:00', endTime: '00:00' },
    { startDate: null, endDate: null, startTime: null, endTime: null },
  ])('or another end leaves the days of %j', (each) => expect(endingOnLastDay(each)).toEqual(each))

  it('is after the start, on the last day or at its end, and the same if it is read again', () => {
    fc.assert(fc.property(event, (each) => {
      const read = endingOnLastDay(each)
      expect(endingOnLastDay(read)).toEqual(read)
      expect(timeFaults(read)).toEqual({})
      expect(read).toEqual({ ...each, endDate: read.endDate })
      if (read.startTime === null || read.endTime === null) return
      const lastDay = read.endDate ?? read.startDate
      const end = endOn(lastDay, read.endTime)
      expect(`${end.day} ${end.time}` > `${read.startDate} ${read.startTime}`).toBe(true)
      expect(endMinutesOf(read.endTime)).toBeGreaterThan(0)
      expect(end).toEqual(read.endTime === '00:00' ? { day: addDays(lastDay, 1), time: '00:00' } : { day: lastDay, time: read.endTime })
      const shown = shownEndTime(read.endTime)
      expect(shown).toBe(`${pad(Math.floor(endMinutesOf(read.endTime) / 60))}:${read.endTime.slice(3)}`)
    }))
  })
})

describe('in words', () => {
  const one = { startDate: '2026-10-04', endDate: '2026-10-04' }
  const several = { startDate: '2026-10-04', endDate: '2026-10-06' }
  test.each<[object, string, string]>([
    [one, 'Sunday, October 4, 2026', 'Κυριακή 4 Οκτωβρίου 2026'],
    [{ ...one, startTime: '10:30' }, 'Sunday, October 4, 2026, 10:30', 'Κυριακή 4 Οκτωβρίου 2026, 10:30'],
    [{ ...one, startTime: '10:30', endTime: '12:00' }, 'Sunday, October 4, 2026, 10:30–12:00', 'Κυριακή 4 Οκτωβρίου 2026, 10:30–12:00'],
    [{ startDate: '2026-09-30', endDate: '2026-10-02' }, 'Wednesday, September 30 – Friday, October 2, 2026',
      'Τετάρτη 30 Σεπτεμβρίου – Παρασκευή 2 Οκτωβρίου 2026'],
    [{ startDate: '2026-12-31', endDate: '2027-01-01' }, 'Thursday, December 31, 2026 – Friday, January 1, 2027',
      'Πέμπτη 31 Δεκεμβρίου 2026 – Παρασκευή 1 Ιανουαρίου 2027'],
    [several, 'Sunday, October 4 – Tuesday, October 6, 2026', 'Κυριακή 4 – Τρίτη 6 Οκτωβρίου 2026'],
    [{ ...several, startTime: '18:00' }, 'Sunday, October 4, 2026, 18:00 – Tuesday, October 6, 2026',
      'Κυριακή 4 Οκτωβρίου 2026, 18:00 – Τρίτη 6 Οκτωβρίου 2026'],
    [{ ...several, startTime: '18:00', endTime: '09:00' }, 'Sunday, October 4, 2026, 18:00 – Tuesday, October 6, 2026, 09:00',
      'Κυριακή 4 Οκτωβρίου 2026, 18:00 – Τρίτη 6 Οκτωβρίου 2026, 09:00'],
    [{ ...one, startTime: '20:00', endTime: '00:00' }, 'Sunday, October 4, 2026, 20:00–00:00', 'Κυριακή 4 Οκτωβρίου 2026, 20:00–00:00'],
    [{ ...several, startTime: '18:00', endTime: '00:00' }, 'Sunday, October 4, 2026, 18:00 – Tuesday, October 6, 2026, 24:00',
      'Κυριακή 4 Οκτωβρίου 2026, 18:00 – Τρίτη 6 Οκτωβρίου 2026, 24:00'],
  ])('%j', (event, english, greek) => {
    const timed = { startTime: null, endTime: null, ...event } as Timed
    expect([formatWhen(timed, 'en'), formatWhen(timed, 'el')]).toEqual([english, greek])
  })

  it('are null without days', () => {
    expect(formatWhen({ startDate: null, endDate: null, startTime: null, endTime: null }, 'en')).toBeNull()
  })
})

describe('the present quarter of an hour', () => {
  test.each([
    ['2026-11-21T11:59:59Z', '2026-11-21', '13:45'],
    ['2026-11-21T12:00:00Z', '2026-11-21', '14:00'],
    ['2026-07-21T21:14:59Z', '2026-07-22', '00:00'],
  ])('of %s begins on %s at %s', (moment, date, time) => expect(quarterOf(new Date(moment))).toEqual({ day: date, time }))
})

describe('an event', () => {
  const evening = { startDate: '2026-11-20', endDate: '2026-11-21', startTime: '18:00', endTime: '20:30' }
  test.each<[object, string, boolean]>([
    [evening, '2026-11-21 20:15', false],
    [evening, '2026-11-21 20:30', true],
    [evening, '2026-11-20 23:45', false],
    [{ ...evening, endTime: '00:00' }, '2026-11-21 23:45', false],
    [{ ...evening, endTime: null }, '2026-11-21 23:45', false],
    [{ ...evening, endTime: null }, '2026-11-22 00:00', true],
    [{ ...evening, startDate: null, endDate: null }, '2026-11-22 00:00', false],
  ])('%j is over at %s: %j', (event, moment, is) => {
    const [date = '', time = ''] = moment.split(' ')
    expect(isOver(event as Timed, { day: date, time })).toBe(is)
  })
})

describe('a moment in Athens', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Athens', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
  })

  it('is that at which clocks there show the time, except for the hour that they skip', () => {
    fc.assert(fc.property(day, minutes, (date, minute) => {
      const moment = new Date(athensMoment({ day: date, time: timeOf(minute) }))
      const isSkipped = date.slice(5, 7) === '03' && Math.floor(minute / 60) === 3 && clock.format(moment).slice(11, 13) === '04'
      if (!isSkipped) expect(clock.format(moment)).toBe(`${date} ${timeOf(minute)}`)
      expect(athensToday(moment)).toBe(date)
    }), { numRuns: 300 })
  })

  test.each([
    ['2027-03-28', '02:59', '+02:00'], ['2027-03-28', '03:30', '+02:00'], ['2027-03-28', '04:00', '+03:00'],
    ['2027-10-31', '03:30', '+03:00'], ['2027-10-31', '04:00', '+02:00'],
    ['2027-01-01', '00:00', '+02:00'], ['2027-07-01', '00:00', '+03:00'],
  ])('on %s at %s has the offset %s', (date, time, offset) => expect(athensMoment({ day: date, time })).toBe(`${date}T${time}:00${offset}`))
})
