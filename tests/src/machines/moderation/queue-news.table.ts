/** The table of what has changed in the open queue. */
import { after, done, failed, table } from 'xstate-walk'
import type { QueueNews, ShownQueue } from '../../../../domain/moderation/queue-news.ts'
import { queueNewsMachine, type QueueNewsContext } from '../../../../src/machines/moderation/queue-news.ts'
import { unreachable } from '../failures.ts'

const full: ShownQueue = { ids: [7, 8], count: { total: 2, isCapped: false } }
const none: ShownQueue = { ids: [], count: { total: 0, isCapped: false } }
const arrived: QueueNews = { arrived: 1, decided: 0 }
const everywhere = ['settled', 'comparing', 'delayed']
const compares = ({ shown }: QueueNewsContext) => [['compareQueue', shown]] as const
const isRead = ({ shown }: QueueNewsContext) => shown !== none
const isEmpty = ({ shown }: QueueNewsContext) => shown === none

export const queueNewsTable = table({
  machine: queueNewsMachine,
  starts: { 'open Manage Posts': { in: 'settled', context: { shown: null, news: null } } },
  events: {
    'the queue is read': { type: 'queue.show', shown: full },
    'the queue is read, and is empty': { type: 'queue.show', shown: none },
    'another list is shown': { type: 'queue.show', shown: null },
    'something else waits': { type: 'waiting.change' },
    'ask for the news': { type: 'news.request' },
    'one has arrived': done('compareQueue', arrived),
    'nothing differs': done('compareQueue', null),
    'the server does not answer': failed('compareQueue', unreachable),
    'half a minute passes': after('pause', 'delayed', 30_000),
  },
  rows: [
    { in: everywhere, on: 'the queue is read', to: 'settled', changes: { shown: full, news: null } },
    { in: everywhere, on: 'the queue is read, and is empty', to: 'settled', changes: { shown: none, news: null } },
    { in: everywhere, on: 'another list is shown', to: 'settled', changes: { shown: null, news: null } },
    {
      in: 'settled', on: 'something else waits', when: ['the queue is shown', ({ shown }) => shown !== null],
      to: 'comparing', invokes: compares,
    },
    {
      in: 'settled', on: 'something else waits', when: ['it is not shown', ({ shown }) => shown === null],
      ignored: 'The number in the menu tells it.',
    },
    { in: ['comparing', 'delayed'], on: 'something else waits', to: 'comparing', invokes: compares },
    { in: 'comparing', on: 'one has arrived', when: ['somebody reads', isRead], to: 'settled', changes: { news: arrived } },
    { in: 'comparing', on: 'one has arrived', when: ['the list is empty', isEmpty], to: 'settled', calls: [['refreshList']] },
    { in: 'comparing', on: 'nothing differs', to: 'settled', changes: { news: null } },
    { in: 'comparing', on: 'the server does not answer', to: 'delayed' },
    { in: 'delayed', on: 'half a minute passes', to: 'comparing', invokes: compares },
    { in: everywhere, on: 'ask for the news', calls: [['refreshList']] },
  ],
  always: { 'nothing is new where no queue is shown': [everywhere, ({ shown, news }) => shown !== null || news === null] },
  paths: 52,
})
