/** The table of what a lost connection left behind. */
import { after, done, failed, table } from 'xstate-walk'
import { offlineMachine, type OfflineContext } from '../../../../src/machines/frame/offline.ts'
import { unreachable } from '../failures.ts'

const [morning, noon] = ['2026-11-24T08:00:00.000Z', '2026-11-24T12:00:00.000Z']
const away = ['offline.waiting', 'offline.asking']
const everywhere = ['online', ...away]

const longer = new Map([[1000, 2000], [2000, 4000], [4000, 8000], [8000, 10_000], [10_000, 10_000]])
const isTrusted = ({ returns }: OfflineContext) => returns < 3

export const offlineTable = table({
  machine: offlineMachine,
  starts: {
    'open the page': { in: 'online', context: { seenAt: null, unanswered: null, pauseMs: 1000, returns: 0 }, invokes: [['returns']] },
  },
  events: {
    'a copy of the morning is shown': { type: 'copy.show', seenAt: morning },
    'a copy of noon is shown': { type: 'copy.show', seenAt: noon },
    'nobody answers a request': { type: 'server.miss' },
    'the server answers': { type: 'server.answer' },
    'the browser is online, or the page is looked at': { type: 'connection.return' },
    'the pause ends': after<OfflineContext>('pause', 'offline.waiting', ({ pauseMs }) => pauseMs),
    'the server answers the question': done('askServer'),
    'nobody answers the question': failed('askServer', unreachable),
    'half a minute passes': after('calm', 'online', 30_000),
    'a listing is found that nobody answered': { type: 'draft.find', title: 'Jars' },
    'its form is opened': { type: 'draft.settle' },
    'nobody can tell that the browser is online': failed('returns', unreachable),
    'no more returns are told': done('returns'),
  },
  rows: [
    ...([['a copy of the morning is shown', morning], ['a copy of noon is shown', noon]] as const).flatMap(([on, seenAt]) => [
      { in: 'online', on, to: 'offline.waiting', changes: { seenAt, pauseMs: 1000 } },
      { in: away, on, changes: { seenAt } },
    ]),
    {
      in: 'online', on: 'nobody answers a request', when: ['it is believed', isTrusted],
      to: 'offline.waiting', changes: { pauseMs: 1000 },
    },
    {
      in: 'online', on: 'nobody answers a request',
      when: ['the server has just answered three questions', (context) => !isTrusted(context)],
      ignored: 'Something else prevents the request, and the screens would load again and again.',
    },
    { in: away, on: 'nobody answers a request', ignored: 'It is known.' },
    { in: 'online', on: ['the server answers', 'the browser is online, or the page is looked at'], ignored: 'An idle page asks nothing.' },
    { in: 'online', on: 'half a minute passes', changes: { returns: 0 } },
    { in: away, on: 'the server answers', to: 'online', changes: { seenAt: null } },
    {
      in: 'offline.waiting', on: 'the browser is online, or the page is looked at', to: 'offline.asking',
      changes: { pauseMs: 1000 }, invokes: [['askServer']],
    },
    {
      in: 'offline.waiting', on: 'the pause ends', to: 'offline.asking',
      changes: ({ pauseMs }) => ({ pauseMs: longer.get(pauseMs) ?? 0 }), invokes: [['askServer']],
    },
    {
      in: 'offline.asking', on: 'the browser is online, or the page is looked at', to: 'offline.asking',
      changes: { pauseMs: 1000 }, invokes: [['askServer']],
    },
    { in: 'offline.asking', on: 'nobody answers the question', to: 'offline.waiting' },
    {
      in: 'offline.asking', on: 'the server answers the question', to: 'online',
      changes: ({ returns }) => ({ seenAt: null, returns: Math.min(returns + 1, 3) }),
    },
    { in: everywhere, on: 'a listing is found that nobody answered', changes: { unanswered: 'Jars' } },
    { in: everywhere, on: 'its form is opened', changes: { unanswered: null } },
    {
      in: everywhere, on: ['nobody can tell that the browser is online', 'no more returns are told'],
      ignored: 'The server is still asked after each pause.',
    },
  ],
  always: { 'there is no moment while the server answers': ['online', ({ seenAt }) => seenAt === null] },
  key: ({ seenAt, pauseMs, returns }) => [seenAt !== null, pauseMs, returns],
  equivalent: {
    'offline returns onDone is removed': 'It has no effect either way: the server is asked after each pause.',
    "offline context.seenAt begins with 'other', not null": 'The first state sets it.',
  },
  paths: 731,
})
