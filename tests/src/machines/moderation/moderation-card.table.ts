/** The table of a card of Manage Posts. */
import { createActor, fromCallback } from 'xstate'
import { done, failed, table, type Invocation } from 'xstate-walk'
import type { Decision } from '../../../../domain/moderation/moderation.ts'
import { listingFormOf } from '../../../../domain/listing/submission.ts'
import type { LikelyDuplicate } from '../../../../domain/listing/sought-duplicates.ts'
import { reasonFaults } from '../../../../domain/given-reasons/given-reasons.ts'
import type { Outcome } from '../../../../src/api/moderation/moderation.ts'
import {
  moderationCardMachine, type ModerationCardContext, type ModerationCardReply,
} from '../../../../src/machines/moderation/moderation-card.ts'
import { typedListing } from '../../../support/listings/typed-listings.ts'
import { unreachable } from '../failures.ts'

const listing = typedListing()
const theirs = typedListing({ title: 'Theirs', etag: '"1-2"' })
const form = { ...listingFormOf(listing), title: ' Mine ', link: 'example.org', cost: '5' }
const untitled = { ...form, title: ' ' }
const longReason = 'a'.repeat(1001)
const given = { reasons: [3], reason: ' Which town?' }
const longGiven = { reasons: [], reason: longReason }
const tooLong = { reason: { rule: 'too-long', limit: 1000 } } as const
const into: LikelyDuplicate = {
  id: 8, type: 'shop', state: 'pending', title: 'Jars', city: null, startDate: null, endDate: null, author: 'eleni',
}
const news: Outcome = { kind: 'done', listing: theirs }
const changed: Outcome = { kind: 'changed', current: theirs }

const parent = createActor(fromCallback<ModerationCardReply>(() => {}), { id: 'parent' }).start()
const today = () => '2026-11-21'
const undecided = {
  current: null, decision: 'approval', into: null, given: { reasons: [], reason: '' }, faults: {}, failure: null,
} as const
const opened = (given: typeof listing) => ({
  input: () => ({ listing: given, today, parent }), in: 'viewing',
  context: { ...undecided, listing: given, form: listingFormOf(given), today, parent },
}) as const
const notified = (type: string) => [['to parent', { type, id: 1 }]] as const
const changesOf = ({ listing: { approved } }: ModerationCardContext) =>
  ({ title: 'Mine', description: 'All of it in jars.', city: 'Volos', link: 'https://example.org', approved })

/** The invocation of each decision, with the current listing. */
const invocations: Readonly<Record<Decision, (context: ModerationCardContext) => readonly Invocation[]>> = {
  approval: (context) => [['approve', context]],
  update: (context) => [['update', { listing: context.listing, changes: changesOf(context) }]],
  rejection: (context) => [['reject', context]],
  deletion: (context) => [['remove', context]],
  merge: (context) => [['merge', { listing: context.listing, into }]],
  restoration: (context) => [['restore', context]],
}
/** Each decision: its state and its actor, and the state after a failure. */
const decisions = [
  { decision: 'approval', in: 'approving', actor: 'approve', failed: 'failed' },
  { decision: 'update', in: 'saving', actor: 'update', failed: 'updateFailed' },
  { decision: 'rejection', in: 'sendingRejection', actor: 'reject', failed: 'rejectionFailed' },
  { decision: 'deletion', in: 'deleting', actor: 'remove', failed: 'failed' },
  { decision: 'merge', in: 'merging', actor: 'merge', failed: 'failed' },
  { decision: 'restoration', in: 'restoring', actor: 'restore', failed: 'failed' },
] as const

/** The decisions for which reasons are asked. */
const asked = [
  { on: 'reject', in: 'rejecting', to: 'sendingRejection', decision: 'rejection' },
  { on: 'delete', in: 'confirmingDelete', to: 'deleting', decision: 'deletion' },
] as const

const isUndecided = ({ listing: { approved, state } }: ModerationCardContext) => !approved && state !== 'removed'
/** One that waits is no place to which the address of a public listing could lead. */
const isMergeable = ({ listing: { state } }: ModerationCardContext) => state !== 'removed' && state !== 'approved'
const isThere = ['it is there', ({ listing: { state } }: ModerationCardContext) => state !== 'removed'] as const
const isRemoved = ['it is removed', ({ listing: { state } }: ModerationCardContext) => state === 'removed'] as const
const canAsk = (isTooLong: boolean) => [
  `it is there, and the typed reason is ${isTooLong ? '' : 'not '}too long`,
  ({ given: { reason }, listing: { state } }: ModerationCardContext) => state !== 'removed' && (reason === longReason) === isTooLong,
] as const
const isAfter = (decision: Decision) => [`it was the ${decision}`, (context: ModerationCardContext) => context.decision === decision] as const
const adopted = ({ listing: known, current }: ModerationCardContext) => ({ listing: current ?? known, current: null })
const busyStates = decisions.map(({ in: state }) => state)
const refreshes = ['a refresh returns a changed listing', 'a refresh does not return it']

export const moderationCardTable = table({
  machine: moderationCardMachine,
  starts: {
    'see a pending listing': opened(listing),
    'see an approved listing': opened(typedListing({ approved: true })),
    'see a removed listing': opened(typedListing({ state: 'removed' })),
  },
  events: {
    'approve': { type: 'listing.approve' },
    'edit': { type: 'listing.edit' },
    'reject': { type: 'listing.reject' },
    'delete': { type: 'listing.delete' },
    'merge': { type: 'listing.merge', into },
    'restore': { type: 'listing.restore' },
    'save': { type: 'edit.save', form },
    'save without a title': { type: 'edit.save', form: untitled },
    'cancel the edit': { type: 'edit.cancel' },
    'send the reasons': { type: 'reasons.send', given },
    'send a reason that is too long': { type: 'reasons.send', given: longGiven },
    'give no reasons': { type: 'reasons.cancel' },
    'confirm the merge': { type: 'merge.confirm' },
    'do not merge': { type: 'merge.cancel' },
    'use the other version': { type: 'conflict.adopt' },
    'decide anyway': { type: 'conflict.override' },
    'close the message': { type: 'alert.close' },
    'a refresh returns a changed listing': { type: 'listing.refresh', listing: theirs },
    'a refresh does not return it': { type: 'listing.refresh', listing: null },
    ...Object.fromEntries(
      decisions.flatMap(({ decision, actor }) => [
        [`the ${decision} succeeds`, done(actor, news)],
        [`the ${decision} conflicts with another change`, done(actor, changed)],
        [`the ${decision} finds no listing`, done(actor, { kind: 'gone' })],
        [`the ${decision} gets no response`, failed(actor, unreachable)],
      ]),
    ),
  },
  tags: {
    busy: ['approving', 'saving', 'sendingRejection', 'deleting', 'merging', 'restoring'],
    edit: ['editing', 'saving', 'updateFailed'],
    rejection: ['rejecting', 'sendingRejection', 'rejectionFailed'],
    deletion: 'confirmingDelete',
    merge: 'confirmingMerge',
    conflict: 'conflicting',
    gone: 'gone',
    failed: ['updateFailed', 'rejectionFailed', 'failed'],
  },
  rows: [
    {
      in: 'viewing', on: 'approve', when: ['it is pending', isUndecided], to: 'approving', changes: { decision: 'approval' },
      invokes: (context) => invocations.approval({ ...context, decision: 'approval' }),
    },
    {
      in: 'viewing', on: 'approve', when: ['it is approved or removed', (context) => !isUndecided(context)],
      ignored: 'There is nothing to approve.',
    },
    {
      in: 'viewing', on: 'edit', when: isThere, to: 'editing',
      changes: (context) => ({ form: listingFormOf(context.listing), faults: {} }),
    },
    ...asked.flatMap(({ on, in: to }) => [
      { in: 'viewing', on, when: canAsk(false), to, changes: { faults: {} } } as const,
      { in: 'viewing', on, when: canAsk(true), to, changes: { faults: tooLong } } as const,
    ]),
    { in: 'viewing', on: ['edit', 'reject', 'delete'], when: isRemoved, ignored: 'It can only be restored.' },
    {
      in: 'viewing', on: 'merge', when: ['it can be merged into one that waits', isMergeable], to: 'confirmingMerge', changes: { into },
    },
    {
      in: 'viewing', on: 'merge', when: ['it is public or removed', (context) => !isMergeable(context)],
      ignored: 'What is public leads to what is public.',
    },
    { in: 'confirmingMerge', on: 'do not merge', to: 'viewing' },
    {
      in: 'confirmingMerge', on: 'confirm the merge', to: 'merging', changes: { decision: 'merge' },
      invokes: (context) => invocations.merge({ ...context, decision: 'merge' }),
    },
    {
      in: 'viewing', on: 'restore', when: isRemoved, to: 'restoring', changes: { decision: 'restoration' },
      invokes: (context) => invocations.restoration({ ...context, decision: 'restoration' }),
    },
    { in: 'viewing', on: 'restore', when: isThere, ignored: 'It is not removed.' },
    { in: 'viewing', on: 'a refresh returns a changed listing', changes: { listing: theirs } },
    { in: 'viewing', on: 'a refresh does not return it', to: 'settled' },
    { in: 'editing', on: 'save', to: 'saving', changes: { form, faults: {}, decision: 'update' }, invokes: invocations.update },
    { in: 'editing', on: 'save without a title', changes: { form: untitled, faults: { title: { rule: 'missing' } } } },
    { in: 'editing', on: 'cancel the edit', to: 'viewing' },
    ...asked.map(({ in: state, to, decision }) => ({
      in: state, on: 'send the reasons', to, changes: { given, faults: {}, decision },
      invokes: (context: ModerationCardContext) => invocations[decision]({ ...context, given, faults: {}, decision }),
    })),
    { in: ['rejecting', 'confirmingDelete'], on: 'send a reason that is too long', changes: { given: longGiven, faults: tooLong } },
    { in: ['rejecting', 'confirmingDelete'], on: 'give no reasons', to: 'viewing' },
    ...decisions.flatMap(({ decision, in: state, failed: failedState }) => [
      decision === 'update'
        ? { in: state, on: 'the update succeeds', to: 'viewing', changes: { listing: theirs }, calls: notified('card.change') }
        : { in: state, on: `the ${decision} succeeds`, to: 'settled', calls: notified('card.decide') },
      { in: state, on: `the ${decision} conflicts with another change`, to: 'conflicting', changes: { current: theirs } },
      { in: state, on: `the ${decision} finds no listing`, to: 'gone' },
      { in: state, on: `the ${decision} gets no response`, to: failedState, changes: { failure: unreachable.failure } },
      {
        in: 'conflicting', on: 'decide anyway', when: isAfter(decision), to: state, changes: adopted,
        invokes: (context: ModerationCardContext) => invocations[decision]({ ...context, ...adopted(context) }),
      },
    ]),
    {
      in: busyStates,
      on: [
        'approve', 'edit', 'reject', 'delete', 'merge', 'restore', 'save', 'save without a title', 'cancel the edit', 'send the reasons',
        'send a reason that is too long', 'give no reasons', 'confirm the merge', 'do not merge', 'use the other version', 'decide anyway',
        'close the message',
      ],
      ignored: 'A running decision is neither repeated nor cancelled.',
    },
    { in: busyStates, on: refreshes, ignored: 'The result of the decision determines the state of the listing.' },
    { in: 'conflicting', on: 'use the other version', to: 'viewing', changes: adopted, calls: notified('card.change') },
    ...(['updateFailed', 'rejectionFailed'] as const).map((state) => (
      { in: state, on: 'close the message', to: state === 'updateFailed' ? 'editing' : 'rejecting' }
    )),
    {
      in: 'failed', on: 'close the message', when: ['it was no merge', (context) => context.decision !== 'merge'], to: 'viewing',
    },
    // The listing that was to be kept is not what it was.
    { in: 'failed', on: 'close the message', when: isAfter('merge'), to: 'viewing', calls: notified('card.change') },
    { in: 'gone', on: 'close the message', to: 'settled', calls: notified('card.leave') },
  ],
  always: {
    'a conflict shows both versions': ({ current }, { state }) => (state === 'conflicting') === (current !== null),
    'a failed state has a failure': ({ failure }, { state }) => !/failed/i.test(state) || failure !== null,
    'a form with faults is not sent': [['saving', 'sendingRejection', 'deleting'], ({ faults }) => Object.keys(faults).length === 0],
  },
  key: ({ listing: { approved, state }, decision, faults, given: typed }) =>
    [approved, state === 'removed', decision, Object.keys(faults), Object.keys(reasonFaults(typed))],
  equivalent: {
    'moderation-card.saving update onDone, branch 1 takes action 2 before action 1': 'The reply has the id, which no change alters.',
    'moderation-card.conflicting on conflict.adopt takes action 2 before action 1': 'The reply has the id, which no change alters.',
  },
  paths: 537,
})
