/** One listing before an administrator, by hand: what comes of each event in each state. */
import { createActor, fromCallback } from 'xstate'
import type { Decision } from '../../../../domain/moderation.ts'
import { listingFormOf } from '../../../../domain/submission.ts'
import type { Outcome } from '../../../../src/api/moderation.ts'
import {
  moderationCardMachine, type ModerationCardContext, type ModerationCardNews,
} from '../../../../src/machines/moderation/moderation-card.ts'
import { done, failed, tableOf, type Asked } from '../../../../tools/paths/table.ts'
import { typedListing } from '../../../support/typed-listings.ts'
import { away } from '../failures.ts'

const listing = typedListing()
const theirs = typedListing({ title: 'Theirs', etag: '"1-2"' })
const form = { ...listingFormOf(listing), title: ' Mine ', link: 'example.org', cost: '5' }
const untitled = { ...form, title: ' ' }
const longReason = 'a'.repeat(1001)
const tooLong = { reason: { rule: 'too-long', limit: 1000 } } as const
const news: Outcome = { kind: 'done', listing: theirs }
const changed: Outcome = { kind: 'changed', current: theirs }

const parent = createActor(fromCallback<ModerationCardNews>(() => {}), { id: 'parent' }).start()
const opened = (given: typeof listing) =>
  ({ input: () => ({ listing: given, today: () => '2026-11-21', parent }), in: 'viewing' }) as const
const told = (type: string) => [['to parent', { type, id: 1 }]] as const
const changesOf = ({ listing: { approved } }: ModerationCardContext) =>
  ({ title: 'Mine', description: 'All of it in jars.', city: 'Volos', link: 'https://example.org', approved })

/** What a decision asks, of the listing as it is known. */
const asked: Readonly<Record<Decision, (context: ModerationCardContext) => readonly Asked[]>> = {
  approval: (context) => [['approve', context]],
  update: (context) => [['update', { listing: context.listing, changes: changesOf(context) }]],
  rejection: (context) => [['reject', context]],
  deletion: (context) => [['remove', context]],
}
/** What is the same for each decision: where it is on its way, and who is asked. */
const decisions = [
  { decision: 'approval', in: 'approving', actor: 'approve', failed: 'failed', back: 'viewing' },
  { decision: 'update', in: 'saving', actor: 'update', failed: 'updateFailed', back: 'editing' },
  { decision: 'rejection', in: 'sendingRejection', actor: 'reject', failed: 'rejectionFailed', back: 'rejecting' },
  { decision: 'deletion', in: 'deleting', actor: 'remove', failed: 'failed', back: 'viewing' },
] as const

const isWaiting = ({ listing: { approved } }: ModerationCardContext) => !approved
const isAfter = (decision: Decision) => [`it was the ${decision}`, (context: ModerationCardContext) => context.decision === decision] as const
const adopted = ({ listing: known, current }: ModerationCardContext) => ({ listing: current ?? known, current: null })
const onTheWay = decisions.map(({ in: state }) => state)
/** Where it matters which decision was the last. */
const remembers = ['viewing', 'conflicting']
const refreshes = ['another reading finds it as somebody else has left it', 'another reading does not find it']

export const moderationCardTable = tableOf({
  machine: moderationCardMachine,
  starts: { 'see a listing that waits': opened(listing), 'see one that is approved': opened(typedListing({ approved: true })) },
  events: {
    'approve': { type: 'listing.approve' },
    'edit': { type: 'listing.edit' },
    'reject': { type: 'listing.reject' },
    'delete': { type: 'listing.delete' },
    'save': { type: 'edit.save', form },
    'save it without a title': { type: 'edit.save', form: untitled },
    'cancel the edit': { type: 'edit.cancel' },
    'send the rejection': { type: 'rejection.send', reason: ' Which town?' },
    'send it with a reason that is too long': { type: 'rejection.send', reason: longReason },
    'cancel the rejection': { type: 'rejection.cancel' },
    'confirm the deletion': { type: 'deletion.confirm' },
    'cancel the deletion': { type: 'deletion.cancel' },
    'take over the other version': { type: 'conflict.adopt' },
    'decide all the same': { type: 'conflict.override' },
    'close the message': { type: 'alert.close' },
    'another reading finds it as somebody else has left it': { type: 'listing.refresh', listing: theirs },
    'another reading does not find it': { type: 'listing.refresh', listing: null },
    ...Object.fromEntries(
      decisions.flatMap(({ decision, actor }) => [
        [`the ${decision} counts`, done(actor, news)],
        [`the ${decision} comes after another change`, done(actor, changed)],
        [`the ${decision} finds nothing any more`, done(actor, { kind: 'gone' })],
        [`the ${decision} gets no answer`, failed(actor, away)],
      ]),
    ),
  },
  rows: [
    {
      in: 'viewing', on: 'approve', when: ['it waits', isWaiting], to: 'approving', changes: { decision: 'approval' },
      asks: (context) => asked.approval({ ...context, decision: 'approval' }),
    },
    { in: 'viewing', on: 'approve', when: ['it is approved', (context) => !isWaiting(context)], ignored: 'It is approved.' },
    { in: 'viewing', on: 'edit', to: 'editing', changes: (context) => ({ form: listingFormOf(context.listing), faults: {} }) },
    {
      in: 'viewing', on: 'reject', when: ['no reason was typed that is too long', ({ reason }) => reason !== longReason],
      to: 'rejecting', changes: { faults: {} },
    },
    {
      in: 'viewing', on: 'reject', when: ['one was', ({ reason }) => reason === longReason],
      to: 'rejecting', changes: { faults: tooLong },
    },
    { in: 'viewing', on: 'delete', to: 'confirmingDelete' },
    { in: 'viewing', on: 'another reading finds it as somebody else has left it', changes: { listing: theirs } },
    { in: 'viewing', on: 'another reading does not find it', to: 'settled' },
    { in: 'editing', on: 'save', to: 'saving', changes: { form, faults: {}, decision: 'update' }, asks: asked.update },
    { in: 'editing', on: 'save it without a title', changes: { form: untitled, faults: { title: { rule: 'missing' } } } },
    { in: 'editing', on: 'cancel the edit', to: 'viewing' },
    {
      in: 'rejecting', on: 'send the rejection', to: 'sendingRejection',
      changes: { reason: ' Which town?', faults: {}, decision: 'rejection' },
      asks: (context) => asked.rejection({ ...context, reason: ' Which town?', faults: {}, decision: 'rejection' }),
    },
    {
      in: 'rejecting', on: 'send it with a reason that is too long',
      changes: { reason: longReason, faults: tooLong },
    },
    { in: 'rejecting', on: 'cancel the rejection', to: 'viewing' },
    {
      in: 'confirmingDelete', on: 'confirm the deletion', to: 'deleting', changes: { decision: 'deletion' },
      asks: (context) => asked.deletion({ ...context, decision: 'deletion' }),
    },
    { in: 'confirmingDelete', on: 'cancel the deletion', to: 'viewing' },
    ...decisions.flatMap(({ decision, in: state, failed: failedState }) => [
      decision === 'update'
        ? { in: state, on: 'the update counts', to: 'viewing', changes: { listing: theirs }, calls: told('card.change') }
        : { in: state, on: `the ${decision} counts`, to: 'settled', calls: told('card.decide') },
      { in: state, on: `the ${decision} comes after another change`, to: 'conflicting', changes: { current: theirs } },
      { in: state, on: `the ${decision} finds nothing any more`, to: 'gone' },
      { in: state, on: `the ${decision} gets no answer`, to: failedState, changes: { failure: away.failure } },
      {
        in: 'conflicting', on: 'decide all the same', when: isAfter(decision), to: state, changes: adopted,
        asks: (context: ModerationCardContext) => asked[decision]({ ...context, ...adopted(context) }),
      },
    ]),
    {
      in: onTheWay,
      on: [
        'approve', 'edit', 'reject', 'delete', 'save', 'save it without a title', 'cancel the edit', 'send the rejection',
        'send it with a reason that is too long', 'cancel the rejection', 'confirm the deletion', 'cancel the deletion',
        'take over the other version', 'decide all the same', 'close the message',
      ],
      ignored: 'What is on its way is neither sent again nor called back.',
    },
    { in: onTheWay, on: refreshes, ignored: 'What comes of the decision says what became of the listing.' },
    { in: 'conflicting', on: 'take over the other version', to: 'viewing', changes: adopted, calls: told('card.change') },
    // An approval and a deletion fail alike.
    ...decisions.slice(0, 3).map(({ failed: state, back }) => ({ in: state, on: 'close the message', to: back })),
    { in: 'gone', on: 'close the message', to: 'settled', calls: told('card.leave') },
  ],
  always: {
    'a conflict shows both versions': (state, { current }) => (state === 'conflicting') === (current !== null),
    'what failed says why': (state, { failure }) => !/failed/i.test(state) || failure !== null,
    'what has faults is not sent': (state, { faults }) => !['saving', 'sendingRejection'].includes(state) || !Object.keys(faults).length,
  },
  key: ({ decision, faults }, state) => [remembers.includes(state) && decision, Object.keys(faults)],
  paths: 165,
})
