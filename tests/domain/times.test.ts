/** Times of day: how they are typed, their rules, their days, and the offset from UTC. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, athensOffset, athensToday } from '../../domain/days.ts'
import { formatWhen } from '../../domain/format-period.ts'
import { isTime, isTimedDay, minutesOf, parseTime, timeFaults, timesOn, type Timed } from '../../domain/times.ts'

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

describe('in words', () => {
  const one = { startDate: '2026-10-04', endDate: '2026-10-04' }
  const several = { startDate: '2026-10-04', endDate: '2026-10-06' }
  test.each<[object, string, string]>([
    [one, 'October 4, 2026', '4 Οκτωβρίου 2026'],
    [{ ...one, startTime: '10:30' }, 'October 4, 2026, 10:30', '4 Οκτωβρίου 2026, 10:30'],
    [{ ...one, startTime: '10:30', endTime: '12:00' }, 'October 4, 2026, 10:30–12:00', '4 Οκτωβρίου 2026, 10:30–12:00'],
    [several, 'October 4\u2009–\u20096, 2026', '4–6 Οκτωβρίου 2026'],
    [{ ...several, startTime: '18:00' }, 'October 4, 2026, 18:00 – October 6, 2026', '4 Οκτωβρίου 2026, 18:00 – 6 Οκτωβρίου 2026'],
    [{ ...several, startTime: '18:00', endTime: '09:00' }, 'October 4, 2026, 18:00 – October 6, 2026, 09:00',
      '4 Οκτωβρίου 2026, 18:00 – 6 Οκτωβρίου 2026, 09:00'],
  ])('%j', (event, english, greek) => {
    const timed = { startTime: null, endTime: null, ...event } as Timed
    expect([formatWhen(timed, 'en'), formatWhen(timed, 'el')]).toEqual([english, greek])
  })

  it('are null without days', () => {
    expect(formatWhen({ startDate: null, endDate: null, startTime: null, endTime: null }, 'en')).toBeNull()
  })
})

describe('the offset in Athens', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Athens', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
  })

  it('gives the moment at which clocks there show the time, except for the hour that they skip', () => {
    fc.assert(fc.property(day, minutes, (date, minute) => {
      const moment = new Date(`${date}T${timeOf(minute)}:00${athensOffset(date, timeOf(minute))}`)
      const isSkipped = date.slice(5, 7) === '03' && Math.floor(minute / 60) === 3 && clock.format(moment).slice(11, 13) === '04'
      if (!isSkipped) expect(clock.format(moment)).toBe(`${date} ${timeOf(minute)}`)
      expect(athensToday(moment)).toBe(date)
    }), { numRuns: 300 })
  })

  test.each([
    ['2027-03-28', '02:59', '+02:00'], ['2027-03-28', '03:30', '+02:00'], ['2027-03-28', '04:00', '+03:00'],
    ['2027-10-31', '03:30', '+03:00'], ['2027-10-31', '04:00', '+02:00'],
    ['2027-01-01', '00:00', '+02:00'], ['2027-07-01', '00:00', '+03:00'],
  ])('of %s, %s is %s', (date, time, offset) => expect(athensOffset(date, time)).toBe(offset))
})
