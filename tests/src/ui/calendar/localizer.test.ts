/** Compares our localizer with the one that react-big-calendar ships, call by call. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarLocalizer, stockLocalizer } from '../../../../src/ui/calendar/localizer.ts'
import { setTimeZone, timeZones } from './time-zones.ts'

const day = 86_400_000
const first = Date.UTC(1999, 11, 20)
const last = Date.UTC(2100, 0, 10)

/** Nights in which clocks change or skip a day in some time zone, and edges of weeks, months and years. */
const edges = [
  '2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-24', '2026-10-30', '2011-12-30', '2018-11-04',
  '2026-03-01', '2024-02-29', '2026-01-01', '2026-12-31', '2026-10-12', '2026-10-18',
].map((text) => Date.parse(text))

const midnights = fc.oneof(
  fc.integer({ min: first / day, max: last / day }).map((number) => number * day),
  fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -2, max: 2 })).map(([edge, days]) => edge + days * day),
)
const times = fc.oneof(fc.constantFrom(0, 1, 60_000, 7_200_000, day / 2, day - 60_000, day - 1), fc.integer({ min: 0, max: day - 1 }))
const moments = fc.tuple(midnights, times).map(([midnight, time]) => new Date(midnight + time))
const neighbours = fc.tuple(moments, fc.oneof(times, fc.integer({ min: -40 * day, max: 40 * day }))).map(([date, distance]) => ({
  a: date,
  b: new Date(date.getTime() + distance),
}))
const spans = fc
  .tuple(moments, fc.oneof(fc.constant(0), times, fc.integer({ min: 0, max: 30 * day })), fc.boolean())
  .map(([start, length, allDay]) => ({ start, end: new Date(start.getTime() + length), allDay }))

/** The methods of a localizer, without their exact types. */
type Localizer = Record<string, (...values: unknown[]) => unknown>

const ours = calendarLocalizer() as unknown as Localizer
const stock = stockLocalizer() as unknown as Localizer

function agreeOn(name: string, ...values: unknown[]): void {
  expect(ours[name]?.(...values), name).toEqual(stock[name]?.(...values))
}

describe.each(timeZones)('our localizer in %s agrees with the stock one', (zone) => {
  test.each(['eq', 'neq', 'lt', 'lte', 'gt', 'gte'])('on %s, in every unit', (name) => {
    setTimeZone(zone)
    const units = fc.constantFrom('minutes', 'hours', 'day', 'week', 'month', 'year', undefined)
    fc.assert(fc.property(neighbours, units, ({ a, b }, unit) => agreeOn(name, a, b, unit)))
  })

  test.each(['min', 'max', 'isSameDate', 'daySpan', 'continuesPrior', 'getTotalMin'])('on %s of two moments', (name) => {
    setTimeZone(zone)
    fc.assert(fc.property(neighbours, ({ a, b }) => agreeOn(name, a, b)))
  })

  test.each(['startOf', 'endOf', 'ceil'])('on %s', (name) => {
    setTimeZone(zone)
    const units = fc.constantFrom('minutes', 'day', 'week', 'month', 'year')
    fc.assert(fc.property(moments, units, (date, unit) => agreeOn(name, date, unit)))
  })

  test('on adding and on differences', () => {
    setTimeZone(zone)
    const units = fc.constantFrom('minutes', 'day', 'week', 'month', 'year')
    fc.assert(fc.property(moments, fc.integer({ min: -40, max: 40 }), units, (date, count, unit) => agreeOn('add', date, count, unit)))
    fc.assert(
      fc.property(neighbours, fc.constantFrom('milliseconds', 'minutes', 'day', 'week'), ({ a, b }, unit) => agreeOn('diff', a, b, unit)),
    )
  })

  test('on the days that a month and a week show', () => {
    setTimeZone(zone)
    for (const name of ['firstVisibleDay', 'lastVisibleDay', 'visibleDays']) {
      fc.assert(fc.property(moments, (date) => agreeOn(name, date)), { numRuns: 30 })
    }
    fc.assert(fc.property(spans, ({ start, end }) => agreeOn('range', start, end)), { numRuns: 30 })
    fc.assert(fc.property(spans, moments, ({ start, end }, date) => agreeOn('inRange', date, start, end, 'day')))
  })

  test('on the position and the order of events', () => {
    setTimeZone(zone)
    fc.assert(fc.property(spans, spans, (event, range) => agreeOn('inEventRange', { event, range })))
    fc.assert(fc.property(neighbours, moments, ({ a, b }, edge) => agreeOn('continuesAfter', a, b, edge)))
    fc.assert(
      fc.property(spans, spans, fc.boolean(), (evtA, other, startTogether) => {
        const evtB = startTogether ? { ...other, start: evtA.start } : other
        expect(Math.sign(Number(ours['sortEvents']?.({ evtA, evtB })))).toBe(Math.sign(Number(stock['sortEvents']?.({ evtA, evtB }))))
      }),
    )
  })

  test('but does not use the time zone of the browser', () => {
    setTimeZone(zone)
    const { segmentOffset } = calendarLocalizer()
    const [summer, winter] = [new Date('2026-07-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')]
    expect(segmentOffset).toBe(0)
    expect(ours['getTimezoneOffset']?.(summer)).toBe(0)
    expect(ours['getDstOffset']?.(summer, winter)).toBe(0)
    expect(ours['startAndEndAreDateOnly']?.(summer, winter)).toBe(true)
  })
})
