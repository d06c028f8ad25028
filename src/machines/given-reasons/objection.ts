/** The form in which an author objects to a decision: under its statement, or behind the link of a mail, which names it. */
import { assign, setup } from 'xstate'
import { failureOf } from '../../../domain/failure.ts'
import { objectionFaults, trimmedObjection } from '../../../domain/given-reasons/objection.ts'
import type { Statement } from '../../../domain/given-reasons/statement.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** As it is typed. */
export interface ObjectionForm {
  readonly text: string
}

export interface ObjectionContext extends RequestFormContext<keyof ObjectionForm> {
  /** What was decided; null until it is read. */
  readonly statement: Statement | null
  /** What was typed last. */
  readonly text: string
}

export type ObjectionEvent =
  | RequestFormEvent<ObjectionForm>
  | { type: 'form.edit'; form: ObjectionForm }
  | { type: 'form.open' | 'form.close' | 'statement.retry' }

const form = requestForm<ObjectionForm, string, string, keyof ObjectionForm, ObjectionContext, ObjectionEvent>({
  faultsOf: objectionFaults,
  // A text with nothing in it is not sent.
  requestOf: ({ text }) => trimmedObjection(text) ?? '',
})

const setText = {
  type: 'setText', params: ({ event }: { event: { form: ObjectionForm } }) => event.form,
} as const
const keepText = { type: 'keepText', params: ({ context: { text } }: { context: ObjectionContext }) => ({ text }) } as const
const edit = { 'form.edit': { actions: [setText, keepText] } } as const
const typing = { ...form.on, ...edit, 'form.close': 'closed' } as const

export const objectionMachine = setup({
  types: {
    context: {} as ObjectionContext,
    events: {} as ObjectionEvent,
    /** Without a statement it is read first. Where something was typed before, the form is open. */
    input: {} as Pick<ObjectionContext, 'statement' | 'text'>,
    tags: {} as 'busy' | 'reading' | 'failed' | 'form' | 'sent',
  },
  actors: {
    ...form.actors,
    readStatement: requiredPromise<Statement>('readStatement'),
  },
  actions: {
    ...form.actions,
    setStatement: assign((_, { statement }: { statement: Statement }) => ({ statement, failure: null })),
    setText: assign((_, { text }: ObjectionForm) => ({ text })),
    /** Provided by the route: keeps what was typed until the objection is sent, also where the form is taken off the screen. */
    keepText: requiredAction<ObjectionForm>('keepText'),
  },
  guards: {
    ...form.guards,
    isUnread: ({ context }) => context.statement === null,
    isTyped: ({ context }) => context.text !== '',
    isOpen: (_, { objection }: Statement) => objection === undefined,
  },
}).createMachine({
  id: 'objection',
  context: ({ input: { statement, text } }) => ({ ...form.context, statement, text }),
  initial: 'starting',
  states: {
    ...form.states,
    starting: { always: [{ guard: 'isUnread', target: 'reading' }, { guard: 'isTyped', target: 'editing' }, { target: 'closed' }] },
    reading: {
      tags: ['busy', 'reading'],
      invoke: {
        id: 'readStatement',
        src: 'readStatement',
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'setStatement', params: ({ event }) => ({ statement: event.output }) },
          },
          { target: 'objected', actions: { type: 'setStatement', params: ({ event }) => ({ statement: event.output }) } },
        ],
        onError: {
          target: 'lost',
          actions: { type: 'setFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    lost: { tags: 'failed', on: { 'statement.retry': 'reading' } },
    objected: { type: 'final' },
    closed: { on: { 'form.open': 'editing' } },
    editing: { tags: 'form', on: typing },
    sending: { ...form.states.sending, tags: ['busy', 'form'], on: edit },
    failed: { tags: 'form', on: typing },
    succeeded: { type: 'final', tags: 'sent', entry: { type: 'keepText', params: { text: '' } } },
  },
})
