/** The table of what waits for moderators. */
import { after, done, failed, table } from 'xstate-walk'
import type { WaitingAnswer } from '../../../../domain/moderation/queue-news.ts'
import { waitingCountMachine, type WaitingCountContext } from '../../../../src/machines/moderation/waiting-count.ts'
import { unreachable } from '../failures.ts'

const three: WaitingAnswer = { count: { total: 3, isCapped: false }, etag: '"a"' }
const known = ({ answer }: WaitingCountContext) => [['countWaiting', answer]] as const

const [watched, hidden] = [() => true, () => false]
const isFollowed = (context: WaitingCountContext) => context.isFollowed()
const isHidden = (context: WaitingCountContext) => !context.isFollowed()
const open = (follows: () => boolean) => {
  const context = { answer: null, isFollowed: follows }
  return { input: () => ({ isFollowed: follows }), in: 'absent', context, invokes: [['returns']] } as const
}

export const waitingCountTable = table({
  machine: waitingCountMachine,
  starts: { 'open the site': open(watched), 'open the site in a page that gets hidden': open(hidden) },
  events: {
    'a moderator signs in': { type: 'moderator.arrive' },
    'the moderator signs out': { type: 'moderator.depart' },
    'decide on a listing': { type: 'count.refresh' },
    'somebody looks at the page again': { type: 'page.return' },
    'half a minute passes': after('pause', 'resting', 30_000),
    'the answer arrives': done('countWaiting', three),
    'the server does not answer': failed('countWaiting', unreachable),
    'nobody can tell that somebody comes back': failed('returns', unreachable),
    'no more returns are told': done('returns'),
  },
  tags: { busy: 'counting' },
  rows: [
    { in: 'absent', on: 'a moderator signs in', to: 'counting', invokes: [['countWaiting', null]] },
    { in: 'counting', on: 'the answer arrives', to: 'resting', changes: { answer: three } },
    { in: 'counting', on: 'the server does not answer', to: 'resting', changes: { answer: null } },
    { in: ['counting', 'resting', 'paused'], on: 'decide on a listing', to: 'counting', invokes: known },
    { in: 'resting', on: 'half a minute passes', when: ['somebody looks at the page', isFollowed], to: 'counting', invokes: known },
    { in: 'resting', on: 'half a minute passes', when: ['nobody looks at it', isHidden], to: 'paused' },
    { in: ['resting', 'paused'], on: 'somebody looks at the page again', to: 'counting', invokes: known },
    { in: 'counting', on: 'somebody looks at the page again', ignored: 'The answer is on its way.' },
    { in: 'absent', on: 'somebody looks at the page again', ignored: 'No moderator is signed in.' },
    { in: ['counting', 'resting', 'paused'], on: 'the moderator signs out', to: 'absent', changes: { answer: null } },
    { in: ['counting', 'resting', 'paused'], on: 'a moderator signs in', ignored: 'A moderator is signed in already.' },
    {
      in: ['absent', 'counting', 'resting', 'paused'], on: ['nobody can tell that somebody comes back', 'no more returns are told'],
      ignored: 'The server is asked after each pause.',
    },
  ],
  always: { 'absent has no answer': ['absent', ({ answer }) => answer === null] },
  equivalent: {
    'waiting-count returns onDone is removed': 'It has no effect either way.',
    'src/machines/moderation/waiting-count.ts context forgets answer': 'The machine begins in absent, which clears it.',
    'src/machines/moderation/waiting-count.ts context begins with \'other\', not null': 'The machine begins in absent, which clears it.',
  },
  paths: 82,
})
