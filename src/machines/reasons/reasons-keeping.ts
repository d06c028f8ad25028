/** Keeping the reasons that administrators choose from: one after the other is added, changed or deleted. */
import { assign, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { cleanedTexts, textFaults } from '../../../domain/given-reasons/reason-texts.ts'
import type { Reason, ReasonTexts } from '../../../domain/given-reasons/reasons.ts'
import type { Language } from '../../../domain/languages.ts'
import type { WrittenReason } from '../../api/moderation/reasons.ts'
import { requiredAction, requiredPromise } from '../required.ts'

export interface ReasonsKeepingContext {
  /** The reason of the last form or question; null for a new one. */
  readonly chosen: Reason | null
  /** What was typed, when it was last sent. */
  readonly texts: ReasonTexts
  readonly faults: FieldFaults<Language>
  /** The failure of the last request; null after the next one. */
  readonly failure: Failure | null
}

export type ReasonsKeepingEvent =
  | { type: 'reason.add' }
  | { type: 'reason.change' | 'reason.delete'; reason: Reason }
  | { type: 'texts.send'; texts: ReasonTexts }
  | { type: 'deletion.confirm' | 'modal.close' }

/** `form` and `question` while one is open, with `busy` while its request is running; the others say what was done last. */
export type ReasonsKeepingTag = 'form' | 'question' | 'busy' | 'added' | 'changed' | 'deleted'

const noTexts: ReasonTexts = { en: '', el: '' }

const begin = {
  'reason.add': { target: 'editing', actions: { type: 'choose', params: { reason: null } } },
  'reason.change': {
    target: 'editing', actions: { type: 'choose', params: ({ event }: { event: { reason: Reason } }) => ({ reason: event.reason }) },
  },
  'reason.delete': {
    target: 'asking', actions: { type: 'choose', params: ({ event }: { event: { reason: Reason } }) => ({ reason: event.reason }) },
  },
} as const

export const reasonsKeepingMachine = setup({
  types: {
    context: {} as ReasonsKeepingContext,
    events: {} as ReasonsKeepingEvent,
    tags: {} as ReasonsKeepingTag,
  },
  actors: {
    saveReason: requiredPromise<Reason, WrittenReason>('saveReason'),
    deleteReason: requiredPromise<void, number>('deleteReason'),
  },
  actions: {
    /** Provided by the route: reads the reasons again, which others may have changed where a request was refused. */
    readReasons: requiredAction('readReasons'),
    choose: assign((_, { reason }: { reason: Reason | null }) => ({ chosen: reason, texts: noTexts, faults: {}, failure: null })),
    check: assign((_, { texts }: { texts: ReasonTexts }) => ({ texts, faults: textFaults(texts), failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isFaultless: ({ context }) => isFaultless(context.faults),
    isNew: ({ context }) => context.chosen === null,
  },
}).createMachine({
  id: 'reasons-keeping',
  context: { chosen: null, texts: noTexts, faults: {}, failure: null },
  initial: 'closed',
  states: {
    closed: { on: begin },
    editing: {
      tags: 'form',
      on: {
        'texts.send': { target: 'checking', actions: { type: 'check', params: ({ event }) => event } },
        'modal.close': 'closed',
      },
    },
    checking: { always: [{ guard: 'isFaultless', target: 'saving' }, { target: 'editing' }] },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'saveReason',
        src: 'saveReason',
        input: ({ context: { chosen, texts } }) => ({ id: chosen?.id ?? null, texts: cleanedTexts(texts) }),
        onDone: [
          { guard: 'isNew', target: 'added', actions: 'readReasons' },
          { target: 'changed', actions: 'readReasons' },
        ],
        onError: { target: 'editing', actions: [{ type: 'setFailure', params: ({ event }) => event }, 'readReasons'] },
      },
    },
    added: { tags: 'added', on: begin },
    changed: { tags: 'changed', on: begin },
    asking: {
      tags: 'question',
      on: { 'deletion.confirm': 'deleting', 'modal.close': 'closed' },
    },
    deleting: {
      tags: ['question', 'busy'],
      invoke: {
        id: 'deleteReason',
        src: 'deleteReason',
        // It is only asked whether a reason of the list is deleted.
        input: ({ context }) => (context.chosen as Reason).id,
        onDone: { target: 'deleted', actions: 'readReasons' },
        onError: { target: 'asking', actions: [{ type: 'setFailure', params: ({ event }) => event }, 'readReasons'] },
      },
    },
    deleted: { tags: 'deleted', on: begin },
  },
})
