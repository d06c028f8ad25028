/** The table of decisions on several listings. */
import { done, failed, table, type Invocation, type Moment } from 'xstate-walk'
import type { BatchDecision, BatchOutcome } from '../../../../domain/moderation/batch.ts'
import type { TypedListing } from '../../../../domain/moderation/moderation.ts'
import { batchMachine, type BatchContext, type DecideOutput } from '../../../../src/machines/moderation/batch.ts'
import { typedListing } from '../../../support/listings/typed-listings.ts'
import { unreachable } from '../failures.ts'

const pending = typedListing()
const approved = typedListing({ id: 2, approved: true })
const removed = typedListing({ id: 3, state: 'removed' })
const edited = typedListing({ etag: '"1-2"' })
const whole = [removed, pending, typedListing({ id: 4 })]
/** How many can be selected. */
const most = 2
const longReason = 'a'.repeat(1001)
const faults = { reason: { rule: 'too-long', limit: 1000 } } as const
const given = { reasons: [3], reason: 'Which town?' }
const tooLong = { reasons: [], reason: longReason }
const reasoned = { given, faults: {} }
const key = 'b8c55c2e-5a4c-4a3e-9d2c-1f1d6c1f2a7b'
const newKey = () => key

const presses = {
  'select a pending listing': { type: 'listings.select', listings: [pending] },
  'select an approved listing and a removed one': { type: 'listings.select', listings: [approved, removed] },
  'select the whole list': { type: 'list.select' },
  'clear the selection': { type: 'selection.clear' },
  'approve them': { type: 'selection.approve' },
  'reject them': { type: 'selection.reject' },
  'delete them': { type: 'selection.delete' },
  'send reasons': { type: 'reasons.send', given },
  'send too long a reason': { type: 'reasons.send', given: tooLong },
  'cancel': { type: 'batch.cancel' },
  'try again': { type: 'batch.retry' },
} as const

const outcomes: Readonly<Record<string, DecideOutput>> = {
  'all are decided on': outcomesOf('done', 'done'),
  'the first was changed since, the second is gone': outcomesOf('changed', 'gone'),
  'the server says nothing of them': new Map(),
}

/** What a person can do, but for this. */
const others = (handled: readonly string[]) => Object.keys(presses).filter((each) => !handled.includes(each))
const open = ['selecting', 'gathering', 'rejecting', 'confirmingDelete', 'deciding', 'partlyFailed']
const asking = ['rejecting', 'confirmingDelete']
const nothing = { selected: [] }
const nothingGiven = { reasons: [], reason: '' }

const idsOf = (listings: readonly TypedListing[]) => listings.map(({ id }) => id)
const isSome = ['some are selected', ({ selected }: BatchContext) => selected.length > 0] as const
/** Listings that are selected already keep their places. */
const selecting = (...added: readonly TypedListing[]) => ({ selected }: BatchContext) => {
  const kept = selected.map((listing) => added.find(({ id }) => id === listing.id) ?? listing)
  return { selected: [...kept, ...added.filter(({ id }) => !kept.some((each) => each.id === id))].slice(0, most) }
}
const isDecidable = ({ approved: isPublic }: TypedListing) => !isPublic
const isSent = (state: string) => /^(?:deciding|partlyFailed)/.test(state)
/** What is selected while a decision is made is the same in all decisions, and one listing stands for several. */
const isAlone = ({ selected, decision, atOnce }: BatchContext, { state }: Moment) =>
  selected.length === 1 && atOnce > 1 && (!isSent(state) || decision === 'deletion')
const begun = (decision: BatchDecision) => ({ selected }: BatchContext) => ({
  decision, left: decision === 'approval' ? selected.filter(isDecidable) : selected, results: [], key, faults: {},
})
const sentOf = ({ decision, given: reasons, left, atOnce }: BatchContext): readonly Invocation[] =>
  [['decide', { decision, given: reasons, key, listings: atOnce === 1 ? left.slice(0, 1) : left }]]
/** The request after these changes. */
const sent = (changes: (context: BatchContext) => Partial<BatchContext>) => (context: BatchContext) =>
  sentOf({ ...context, ...changes(context) })
const hasMore = ['there are more', ({ left, atOnce }: BatchContext) => atOnce === 1 && left.length > 1] as const
const isLast = ['these are the last', ({ left, atOnce }: BatchContext) => atOnce !== 1 || left.length === 1] as const
const decided = (output: DecideOutput) => ({ left, results, selected, given: kept, atOnce }: BatchContext) => {
  const count = atOnce === 1 ? 1 : left.length
  const added = left.slice(0, count).map((listing) => ({ listing, outcome: output.get(listing.id) ?? ('failed' as const) }))
  const isLeft = ({ id }: TypedListing) => !added.some(({ listing, outcome }) => listing.id === id && /done|gone/.test(outcome))
  const [rest, still] = [left.slice(count), selected.filter(isLeft)]
  const isWhole = rest.length + still.length === 0
  const reasons = isWhole ? nothingGiven : kept
  return { left: rest, results: [...results, ...added], selected: still, given: reasons }
}

function outcomesOf(first: BatchOutcome, second: BatchOutcome): DecideOutput {
  return new Map([[1, first], [2, second]])
}

const opened = (atOnce: number) => ({
  input: () => ({ newKey, most, atOnce }), in: 'selecting.quiet',
  context: {
    selected: [], decision: 'approval', given: nothingGiven, faults: {}, left: [], results: [], key: '', failure: null,
    newKey, most, atOnce,
  },
}) as const

export const batchTable = table({
  machine: batchMachine,
  starts: {
    'open Manage Posts of a server that decides on several at once': opened(100),
    'open Manage Posts of a server that decides on one at a time': opened(1),
  },
  events: {
    ...presses,
    'deselect the pending listing': { type: 'listings.deselect', ids: [1, 9] },
    'the pending listing was changed': { type: 'listings.refresh', listings: [edited, removed] },
    'the whole list arrives': done('fetchAll', whole),
    'only removed listings arrive': done('fetchAll', [removed]),
    'the list does not arrive': failed('fetchAll', unreachable),
    ...Object.fromEntries(Object.entries(outcomes).map(([name, output]) => [name, done('decide', output)])),
    'the server does not answer': failed('decide', unreachable),
  },
  tags: {
    busy: ['gathering', 'deciding'], deciding: 'deciding', rejection: 'rejecting', deletion: 'confirmingDelete',
    decided: 'selecting.decided', exhausted: 'selecting.exhausted', partlyFailed: 'partlyFailed', failed: 'selecting.failed',
  },
  rows: [
    { in: 'selecting', on: 'select a pending listing', to: 'selecting.quiet', changes: selecting(pending) },
    {
      in: 'selecting', on: 'select an approved listing and a removed one', to: 'selecting.quiet', changes: selecting(approved),
    },
    {
      in: open, on: 'deselect the pending listing',
      changes: ({ selected }: BatchContext) => ({ selected: selected.filter(({ id }) => id !== 1) }),
    },
    {
      in: open, on: 'the pending listing was changed',
      changes: ({ selected }: BatchContext) => ({ selected: selected.map((each) => (each.id === 1 ? edited : each)) }),
    },
    { in: 'selecting', on: 'select the whole list', to: 'gathering', invokes: [['fetchAll']] },
    {
      in: 'gathering', on: 'the whole list arrives', to: 'selecting.quiet', changes: selecting(...whole.slice(1)),
    },
    { in: 'gathering', on: 'only removed listings arrive', to: 'selecting.exhausted' },
    { in: 'gathering', on: 'the list does not arrive', to: 'selecting.failed', changes: { failure: unreachable.failure } },
    { in: 'selecting', on: 'clear the selection', to: 'selecting.quiet', changes: nothing },
    { in: ['gathering', ...asking], on: 'clear the selection', to: 'selecting.quiet', changes: nothing },
    { in: ['deciding', 'partlyFailed'], on: 'clear the selection', changes: nothing },
    {
      in: 'selecting', on: 'approve them', when: ['one waits', ({ selected }: BatchContext) => selected.some(isDecidable)],
      to: 'deciding', changes: begun('approval'), invokes: sent(begun('approval')),
    },
    { in: 'selecting', on: 'reject them', when: isSome, to: 'rejecting', changes: begun('rejection') },
    { in: 'selecting', on: 'delete them', when: isSome, to: 'confirmingDelete', changes: begun('deletion') },
    { in: asking, on: 'send reasons', to: 'deciding', changes: reasoned, invokes: sent(() => reasoned) },
    { in: asking, on: 'send too long a reason', changes: { given: tooLong, faults } },
    { in: asking, on: 'cancel', to: 'selecting.quiet' },
    ...Object.entries(outcomes).flatMap(([on, output]) => [
      { in: 'deciding', on, when: hasMore, to: 'deciding', changes: decided(output), invokes: sent(decided(output)) } as const,
      { in: 'deciding', on, when: isLast, to: 'selecting.decided', changes: decided(output), calls: [['refreshList']] } as const,
    ]),
    { in: 'gathering', on: others(['clear the selection']), ignored: 'The whole list is being selected.' },
    { in: 'deciding', on: others(['clear the selection']), ignored: 'The decision that is being made is not interrupted.' },
    { in: 'deciding', on: 'the server does not answer', to: 'partlyFailed', changes: { failure: unreachable.failure } },
    { in: 'partlyFailed', on: 'try again', to: 'deciding', invokes: sentOf },
    { in: 'partlyFailed', on: 'cancel', to: 'selecting.decided', calls: [['refreshList']] },
  ],
  preconditions: {
    'deselect the pending listing': isAlone,
    'the pending listing was changed': isAlone,
    'clear the selection': isAlone,
    'select the whole list': ({ selected, atOnce }) => atOnce > 1 && !selected.some(isDecidable),
  },
  paths: 467,
  key: ({ selected, left, decision, atOnce }, state) => {
    const isBegun = isSent(state) || asking.some((each) => state.startsWith(each))
    return [selected.map(({ etag }) => etag), atOnce, isBegun ? idsOf(left) : [], isSent(state) ? decision : null]
  },
})
