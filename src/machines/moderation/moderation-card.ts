/** One listing before an administrator: what is decided on it, and how that fares. Specification, sections 2, 4 and 8. */
import type { ActorRefFrom } from 'xstate'
import type { Decision } from '../../../domain/moderation.ts'
import { listingFormOf, listingPayloadOf } from '../../../domain/submission.ts'
import type { Outcome } from '../../api/moderation.ts'
import { moderationCardSetup, type ModerationCardNews } from './moderation-card-setup.ts'

const follow = { type: 'follow', params: ({ event }: { event: { output: Outcome } }) => event.output } as const
const isDone = { type: 'isDone', params: ({ event }: { event: { output: Outcome } }) => event.output } as const
const isChanged = { ...isDone, type: 'isChanged' } as const
const after = (decision: Decision) => ({ type: 'isDecision', params: { decision } }) as const
const deciding = (decision: Decision) => ({ type: 'start', params: { decision } }) as const
const tell = (news: ModerationCardNews['type']) => ({ type: 'tellList', params: { news } }) as const

/** What becomes of a decision that comes too late, or does not arrive. */
const late = [{ guard: isChanged, target: 'conflicting', actions: follow }, { target: 'gone' }] as const
const lost = { target: 'failed', actions: { type: 'fail', params: ({ event }: { event: { error: unknown } }) => event } } as const

export const moderationCardMachine = moderationCardSetup.createMachine({
  id: 'moderation-card',
  context: ({ input }) => ({
    ...input,
    current: null,
    decision: 'approval',
    form: listingFormOf(input.listing),
    reason: '',
    faults: {},
    failure: null,
  }),
  initial: 'viewing',
  states: {
    viewing: {
      on: {
        'listing.approve': { guard: 'isWaiting', target: 'approving' },
        'listing.edit': { target: 'editing', actions: 'beginEdit' },
        'listing.reject': { target: 'rejecting', actions: { type: 'checkReason', params: ({ context }) => context } },
        'listing.delete': 'confirmingDelete',
        'listing.refresh': [
          { guard: { type: 'isListed', params: ({ event }) => event }, actions: { type: 'adopt', params: ({ event }) => event } },
          { target: 'settled' },
        ],
      },
    },
    approving: {
      tags: 'busy',
      entry: deciding('approval'),
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context }) => context,
        onDone: [{ guard: isDone, target: 'settled', actions: tell('card.decide') }, ...late],
        onError: lost,
      },
    },
    editing: {
      on: {
        'edit.save': [
          {
            guard: { type: 'isFormFaultless', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'checkForm', params: ({ event }) => event },
          },
          { actions: { type: 'checkForm', params: ({ event }) => event } },
        ],
        'edit.cancel': 'viewing',
      },
    },
    saving: {
      tags: 'busy',
      entry: deciding('update'),
      invoke: {
        id: 'update',
        src: 'update',
        input: ({ context: { listing, form } }) => ({ listing, changes: listingPayloadOf(listing.type, form, listing.approved) }),
        onDone: [{ guard: isDone, target: 'viewing', actions: [follow, tell('card.change')] }, ...late],
        onError: lost,
      },
    },
    rejecting: {
      on: {
        'rejection.send': [
          {
            guard: { type: 'isReasonFaultless', params: ({ event }) => event },
            target: 'sendingRejection',
            actions: { type: 'checkReason', params: ({ event }) => event },
          },
          { actions: { type: 'checkReason', params: ({ event }) => event } },
        ],
        'rejection.cancel': 'viewing',
      },
    },
    sendingRejection: {
      tags: 'busy',
      entry: deciding('rejection'),
      invoke: {
        id: 'reject',
        src: 'reject',
        input: ({ context }) => context,
        onDone: [{ guard: isDone, target: 'settled', actions: tell('card.decide') }, ...late],
        onError: lost,
      },
    },
    confirmingDelete: { on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'viewing' } },
    deleting: {
      tags: 'busy',
      entry: deciding('deletion'),
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context,
        onDone: [{ guard: isDone, target: 'settled', actions: tell('card.decide') }, ...late],
        onError: lost,
      },
    },
    conflicting: {
      on: {
        'conflict.adopt': { target: 'viewing', actions: ['adoptCurrent', tell('card.change')] },
        'conflict.override': [
          { guard: after('approval'), target: 'approving', actions: 'adoptCurrent' },
          { guard: after('update'), target: 'saving', actions: 'adoptCurrent' },
          { guard: after('deletion'), target: 'deleting', actions: 'adoptCurrent' },
          { target: 'sendingRejection', actions: 'adoptCurrent' },
        ],
      },
    },
    gone: { on: { 'alert.close': { target: 'settled', actions: tell('card.leave') } } },
    failed: {
      on: {
        'alert.close': [
          { guard: after('update'), target: 'editing' },
          { guard: after('rejection'), target: 'rejecting' },
          { target: 'viewing' },
        ],
      },
    },
    settled: { type: 'final' },
  },
})

/** A card that runs. */
export type ModerationCardActor = ActorRefFrom<typeof moderationCardMachine>
