/** The table of the objections that are open. */
import { done, failed, table } from 'xstate-walk'
import { mostObjections, type OpenObjection } from '../../../../domain/given-reasons/objection.ts'
import { objectionsQueueMachine, type ObjectionsQueueContext } from '../../../../src/machines/objections/objections-queue.ts'
import { refusal, unreachable } from '../failures.ts'

const objectionTo = (id: number): OpenObjection => ({
  statement: { id, at: '2026-11-20T08:30:00.000Z', measure: 'disabled', law: null, facts: 'Spam.', found: 'own', until: null },
  listing: null, username: 'maria', isForOthers: false,
})

const one = [objectionTo(1)]
const two = [objectionTo(1), objectionTo(2)]
/** As many as the server sends; all of them are answered at once here. */
const full = Array.from({ length: mostObjections }, () => objectionTo(1))
const gone = refusal('unknown-objection', 'It is not open any more.')
const read = ['fetchObjections'] as const

const hasFirst = ({ objections }: ObjectionsQueueContext) => objections?.some(({ statement }) => statement.id === 1) ?? false
const hasSecond = ({ objections }: ObjectionsQueueContext) => objections?.some(({ statement }) => statement.id === 2) ?? false

const withoutFirst = (context: ObjectionsQueueContext): Partial<ObjectionsQueueContext> => ({
  objections: context.objections?.filter(({ statement }) => statement.id !== 1) ?? null,
  ...(hasFirst(context) && { last: { outcome: 'kept', measure: 'disabled' } }),
})

const withoutSecond = (context: ObjectionsQueueContext): Partial<ObjectionsQueueContext> => ({
  objections: context.objections?.filter(({ statement }) => statement.id !== 2) ?? null,
  ...(hasSecond(context) && { last: { outcome: 'reversed', measure: 'disabled' } }),
})

const isLeft = ['another is left', hasSecond] as const
const isLast = ['it is the last', (context: ObjectionsQueueContext) => !hasSecond(context) && !context.hasMore] as const
const isLastOfMany = ['more were not read', ({ hasMore }: ObjectionsQueueContext) => hasMore] as const
const isFirstLeft = ['the first is left', hasFirst] as const
const isOnly = ['it is the only one', (context: ObjectionsQueueContext) => !hasFirst(context)] as const

export const objectionsQueueTable = table({
  machine: objectionsQueueMachine,
  starts: {
    'open the objections': {
      in: 'loading', context: { objections: null, hasMore: false, last: null, failure: null }, invokes: [read],
    },
  },
  events: {
    'there is one': done('fetchObjections', one),
    'there are two': done('fetchObjections', two),
    'there are none': done('fetchObjections', []),
    'there are as many as the server sends': done('fetchObjections', full),
    'the server does not answer': failed('fetchObjections', unreachable),
    'try again': { type: 'list.retry' },
    'the decision is kept': { type: 'objection.answer', id: 1, outcome: 'kept' },
    'the other decision is reversed': { type: 'objection.answer', id: 2, outcome: 'reversed' },
    'somebody was quicker': { type: 'objection.leave', failure: gone.failure },
  },
  tags: { loading: 'loading', ready: 'ready', empty: 'empty', failed: 'failed' },
  busyTag: 'loading',
  rows: [
    { in: 'loading', on: 'there is one', to: 'ready', changes: { objections: one, hasMore: false, failure: null } },
    { in: 'loading', on: 'there are two', to: 'ready', changes: { objections: two, hasMore: false, failure: null } },
    { in: 'loading', on: 'there are none', to: 'empty', changes: { objections: [], hasMore: false, failure: null } },
    {
      in: 'loading', on: 'there are as many as the server sends', to: 'ready',
      changes: { objections: full, hasMore: true, failure: null },
    },
    { in: 'loading', on: 'the server does not answer', to: 'failed', changes: { failure: unreachable.failure } },
    { in: 'loading', on: 'try again', ignored: 'They are being read.' },
    { in: 'loading', on: 'the decision is kept', to: 'loading', changes: withoutFirst, invokes: [read] },
    { in: 'loading', on: 'the other decision is reversed', to: 'loading', changes: withoutSecond, invokes: [read] },
    { in: 'ready', on: 'the decision is kept', when: isLeft, to: 'ready', changes: withoutFirst },
    { in: 'ready', on: 'the decision is kept', when: isLast, to: 'empty', changes: withoutFirst },
    { in: 'ready', on: 'the decision is kept', when: isLastOfMany, to: 'loading', changes: withoutFirst, invokes: [read] },
    { in: 'ready', on: 'the other decision is reversed', when: isFirstLeft, to: 'ready', changes: withoutSecond },
    { in: 'ready', on: 'the other decision is reversed', when: isOnly, to: 'empty', changes: withoutSecond },
    { in: 'failed', on: 'the decision is kept', changes: withoutFirst },
    { in: 'failed', on: 'the other decision is reversed', changes: withoutSecond },
    {
      in: ['loading', 'ready', 'failed'], on: 'somebody was quicker', to: 'loading',
      changes: { last: { outcome: 'gone', failure: gone.failure } }, invokes: [read],
    },
    { in: ['empty', 'failed'], on: 'try again', to: 'loading', invokes: [read] },
    { in: 'ready', on: 'try again', ignored: 'Nothing has failed to be read.' },
    {
      in: 'empty', on: ['the decision is kept', 'the other decision is reversed', 'somebody was quicker'],
      ignored: 'There is nothing to answer.',
    },
  ],
  key: ({ objections, hasMore, failure }) => [objections?.map(({ statement }) => statement.id), hasMore, failure === null],
  paths: 128,
})
