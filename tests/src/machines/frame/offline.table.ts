/** The table of what a lost connection left behind. */
import { table } from 'xstate-walk'
import { offlineMachine } from '../../../../src/machines/frame/offline.ts'

const [morning, noon] = ['2026-11-24T08:00:00.000Z', '2026-11-24T12:00:00.000Z']

export const offlineTable = table({
  machine: offlineMachine,
  starts: { 'open the page': { in: 'online' } },
  events: {
    'a copy of the morning is shown': { type: 'copy.show', seenAt: morning },
    'a copy of noon is shown': { type: 'copy.show', seenAt: noon },
    'the server answers': { type: 'server.answer' },
    'a listing is found that nobody answered': { type: 'draft.find', title: 'Jars' },
    'its form is opened': { type: 'draft.settle' },
  },
  rows: [
    { in: ['online', 'offline'], on: 'a copy of the morning is shown', to: 'offline', changes: { seenAt: morning } },
    { in: ['online', 'offline'], on: 'a copy of noon is shown', to: 'offline', changes: { seenAt: noon } },
    { in: 'online', on: 'the server answers', ignored: 'Nothing else was shown.' },
    { in: 'offline', on: 'the server answers', to: 'online', changes: { seenAt: null } },
    { in: ['online', 'offline'], on: 'a listing is found that nobody answered', changes: { unanswered: 'Jars' } },
    { in: ['online', 'offline'], on: 'its form is opened', changes: { unanswered: null } },
  ],
  invariants: { 'only the state offline has a moment': (state, { seenAt }) => (state === 'offline') === (seenAt !== null) },
  paths: 23,
})
