/** The table of the current day and quarter of an hour in Athens. */
import { after, done, failed, table } from 'xstate-walk'
import { todayMachine, type TodayContext } from '../../../../src/machines/frame/today.ts'
import { unreachable } from '../failures.ts'

/** The clocks change three hours after the midnight. */
const beforeMidnight = Date.parse('2026-10-24T20:59:30Z')
const beforeQuarter = Date.parse('2026-11-24T10:14:30Z')
const beforeSleep = Date.parse('2026-11-26T10:00:00Z')
const dayMs = 86_400_000

/** A start at this moment, and the time that a computer sleeps right after it. */
const open = (moment: number, sleepMs = 0) => ({
  input: (now: () => number) => ({ now: () => moment + now() + (now() > 0 ? sleepMs : 0) }), in: 'waiting', invokes: [['returns']],
}) as const

/** The quarter that follows one of these, in which a page is opened. */
const following = new Map([
  ['2026-10-24 23:45', { day: '2026-10-25', time: '00:00' }],
  ['2026-11-24 12:00', { day: '2026-11-24', time: '12:15' }],
  ['2026-11-26 12:00', { day: '2026-11-27', time: '12:00' }],
])
const next = ({ quarter: { day, time } }: TodayContext) => following.get(`${day} ${time}`)

export const todayTable = table({
  machine: todayMachine,
  starts: {
    'open the site half a minute before midnight': open(beforeMidnight),
    'open the site half a minute before a quarter': open(beforeQuarter),
    'open the site and let the computer sleep for a day': open(beforeSleep, dayMs),
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
      in: 'waiting', on: 'the time of the next look comes', when: ['another quarter has begun', (context) => next(context) !== undefined],
      to: 'waiting', changes: (context) => ({ quarter: next(context) }), restarts: 'the time of the next look comes',
    },
    {
      in: 'waiting', on: 'the time of the next look comes', when: ['it is the same quarter', (context) => next(context) === undefined],
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
