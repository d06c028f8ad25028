/** The table of the current day and quarter of an hour in Athens. */
import { after, done, failed, table } from 'xstate-walk'
import { todayMachine, type TodayContext } from '../../../../src/machines/frame/today.ts'
import { unreachable } from '../failures.ts'

/** The clocks change three hours after the midnight. */
const beforeMidnight = Date.parse('2026-10-24T20:59:30Z')
const beforeQuarter = Date.parse('2026-11-24T10:14:30Z')
const beforeSleep = Date.parse('2026-11-26T10:00:00Z')
const dayMs = 86_400_000

/** A start at this moment, which is in this quarter, and the time that a computer sleeps right after it. */
const open = (moment: number, quarter: TodayContext['quarter'], sleepMs = 0) => ({
  input: (now: () => number) => ({ now: () => moment + now() + (now() > 0 ? sleepMs : 0) }), in: 'waiting', invokes: [['returns']],
  context: (_: unknown, { now }: TodayContext) => ({ now, quarter }),
}) as const

const [quarterMs, hourMs] = [900_000, 3_600_000]

/** Athens is three hours ahead of UTC in October and two in November. */
const present = ({ now }: TodayContext) => {
  const hours = now() < beforeQuarter ? 3 : 2
  const text = new Date(Math.floor(now() / quarterMs) * quarterMs + hours * hourMs).toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}
const isAnother = (context: TodayContext) => {
  const { day, time } = present(context)
  return day !== context.quarter.day || time !== context.quarter.time
}

export const todayTable = table({
  machine: todayMachine,
  starts: {
    'open the site half a minute before midnight': open(beforeMidnight, { day: '2026-10-24', time: '23:45' }),
    'open the site half a minute before a quarter': open(beforeQuarter, { day: '2026-11-24', time: '12:00' }),
    'open the site and let the computer sleep for a day': open(beforeSleep, { day: '2026-11-26', time: '12:00' }, dayMs),
  },
  events: {
    'the time of the next look comes': after<TodayContext>(
      'nextLook', 'waiting', ({ now }) => (now() === beforeMidnight ? 30_000 : 60_000),
    ),
    'somebody comes back to the page': { type: 'page.return' },
    'nobody can tell that somebody comes back': failed('returns', unreachable),
    'no more returns are told': done('returns'),
  },
  rows: [
    {
      in: 'waiting', on: 'the time of the next look comes', when: ['another quarter has begun', isAnother],
      to: 'waiting', changes: (context) => ({ quarter: present(context) }), restarts: 'the time of the next look comes',
    },
    {
      in: 'waiting', on: 'the time of the next look comes', when: ['it is the same quarter', (context) => !isAnother(context)],
      to: 'waiting', restarts: 'the time of the next look comes',
    },
    { in: 'waiting', on: 'somebody comes back to the page', to: 'waiting', restarts: 'the time of the next look comes' },
    {
      in: 'waiting', on: ['nobody can tell that somebody comes back', 'no more returns are told'],
      ignored: 'The day changes by itself.',
    },
  ],
  key: ({ quarter }) => quarter,
  equivalent: {
    'today returns onDone is removed': 'It has no effect either way: the day changes by itself.',
    'today.waiting on page.return omits action 1': 'Timers do not stand still in a walk; the test beside it lets them.',
  },
  paths: 21,
})
