/** The machine of the current day in Athens. */
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import { todayMachine } from '../../../../src/machines/frame/today.ts'
import { todayTable } from './today.table.ts'

const hour = 3_600_000

describe('today, path by path', () => testWalk(todayTable))

/** A page that was opened at this moment, and a clock that can go on without its timers, as on a computer that sleeps. */
function openedAt(moment: string) {
  const timers = new SimulatedClock()
  let sleptMs = 0
  let comeBack = () => {}
  const returns = fromCallback<EventObject>(({ sendBack }) => void (comeBack = () => sendBack({ type: 'page.return' })))
  const input = { now: () => Date.parse(moment) + timers.now() + sleptMs }
  const actor = createActor(todayMachine.provide({ actors: { returns } }), { input, clock: timers }).start()
  return {
    today: () => actor.getSnapshot().context.quarter.day,
    quarter: () => actor.getSnapshot().context.quarter,
    wait: (ms: number) => timers.increment(ms),
    sleep: (ms: number) => void (sleptMs += ms),
    comeBack: () => comeBack(),
  }
}

describe('today', () => {
  it.each([
    { moment: '2026-11-24T12:00:00Z', untilNext: 10 * hour, days: ['2026-11-24', '2026-11-25'] },
    // The day of 25 hours, and that of 23.
    { moment: '2026-10-24T21:00:00Z', untilNext: 25 * hour, days: ['2026-10-25', '2026-10-26'] },
    { moment: '2027-03-27T22:00:00Z', untilNext: 23 * hour, days: ['2027-03-28', '2027-03-29'] },
    { moment: '2026-12-31T21:59:59.999Z', untilNext: 1, days: ['2026-12-31', '2027-01-01'] },
  ])('changes at midnight in Athens: $days', ({ moment, untilNext, days: [first, second] }) => {
    const page = openedAt(moment)
    expect(page.today()).toBe(first)
    page.wait(untilNext - 1)
    expect(page.today()).toBe(first)
    page.wait(1)
    expect(page.today()).toBe(second)
    page.wait(23 * hour)
    page.wait(2 * hour)
    expect(page.today()).not.toBe(second)
  })

  it('has another quarter of an hour after at most a minute, and the same object until then', () => {
    const page = openedAt('2026-11-24T12:13:30Z')
    const first = page.quarter()
    page.wait(60_000)
    expect(page.quarter()).toBe(first)
    page.wait(60_000)
    expect([first, page.quarter()]).toEqual([{ day: '2026-11-24', time: '14:00' }, { day: '2026-11-24', time: '14:15' }])
  })

  it('is the new day when somebody comes back, though timers stood still', () => {
    const page = openedAt('2026-11-24T20:00:00Z')
    page.sleep(3 * 24 * hour)
    expect(page.today()).toBe('2026-11-24')
    page.comeBack()
    expect(page.today()).toBe('2026-11-27')
    page.wait(2 * hour)
    expect(page.today()).toBe('2026-11-28')
  })

  it('is the new day a minute after a sleep that nothing has reported', () => {
    const page = openedAt('2026-11-24T20:00:00Z')
    page.sleep(9 * hour)
    page.wait(60_000)
    expect(page.today()).toBe('2026-11-25')
  })
})
