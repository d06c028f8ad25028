/** The table of the current day, opened half a minute before a midnight in Athens. */
import { after, done, failed, table } from 'xstate-walk'
import { todayMachine, type TodayContext } from '../../../../src/machines/frame/today.ts'
import { unreachable } from '../failures.ts'

/** 23:59:30 on October 24; the clocks change three hours later. */
const opened = Date.parse('2026-10-24T20:59:30Z')

export const todayTable = table({
  machine: todayMachine,
  starts: { 'open the site': { input: (now) => ({ now: () => opened + now() }), in: 'waiting', invokes: [['returns']] } },
  events: {
    'the time of the next look comes': after<TodayContext>('nextLook', 'waiting', (_, now) => (now < 30_000 ? 30_000 - now : 60_000)),
    'somebody comes back to the page': { type: 'page.return' },
    'nobody can tell that somebody comes back': failed('returns', unreachable),
    'no more returns are told': done('returns'),
  },
  rows: [
    {
      in: 'waiting', on: 'the time of the next look comes', to: 'waiting', changes: { quarter: { day: '2026-10-25', time: '00:00' } },
      restarts: 'the time of the next look comes',
    },
    { in: 'waiting', on: 'somebody comes back to the page', to: 'waiting', restarts: 'the time of the next look comes' },
    {
      in: 'waiting', on: ['nobody can tell that somebody comes back', 'no more returns are told'],
      ignored: 'The day changes by itself.',
    },
  ],
  invariants: { 'the day changes once': (_, { quarter: { day } }) => day === '2026-10-24' || day === '2026-10-25' },
  key: ({ quarter: { day } }) => day,
  equivalent: {
    'today returns onDone is removed': 'It has no effect either way: the day changes by itself.',
    'today.waiting on page.return omits action 1': 'Timers do not stand still in a walk; the test beside it lets them.',
  },
  paths: 7,
})
