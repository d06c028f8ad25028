/** The address of a signed-in member, and its change, which waits until the link to the new address is followed. */
import { assign, setup } from 'xstate'
import {
  emailChangeFaults, emailChangeOf, emailChangeRefusalFaults, type EmailChange, type OwnEmail,
} from '../../../domain/account/own-email.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { requiredPromise } from '../required.ts'

export interface AccountEmailContext {
  /** Null before it is read. */
  readonly own: OwnEmail | null
  /** The invalid fields of the form, found before it is sent or by the server. */
  readonly faults: FieldFaults<keyof EmailChange>
  /** Why the last request failed; null unless it did. */
  readonly failure: Failure | null
}

export type AccountEmailEvent = { type: 'form.submit'; form: EmailChange } | { type: 'email.read' }

export type AccountEmailTag = 'lost' | 'busy' | 'waiting' | 'confirmed' | 'refused'

const submit = {
  'form.submit': { target: 'checking', actions: { type: 'check', params: ({ event }: { event: { form: EmailChange } }) => event } },
} as const

const onDone = {
  target: 'settling',
  actions: { type: 'keep', params: ({ event }: { event: { output: OwnEmail } }) => ({ own: event.output }) },
} as const

const setFailure = { type: 'setFailure', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) } as const

export const accountEmailMachine = setup({
  types: { context: {} as AccountEmailContext, events: {} as AccountEmailEvent, tags: {} as AccountEmailTag },
  actors: {
    readEmail: requiredPromise<OwnEmail>('readEmail'),
    askForEmail: requiredPromise<OwnEmail, EmailChange>('askForEmail'),
  },
  actions: {
    check: assign((_, { form }: { form: EmailChange }) => ({ faults: emailChangeFaults(form), failure: null })),
    keep: assign((_, { own }: { own: OwnEmail }) => ({ own, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return { failure, faults: emailChangeRefusalFaults(failure) }
    }),
  },
  guards: {
    isFaultless: ({ context }) => isFaultless(context.faults),
    isWaiting: ({ context }) => (context.own?.waiting ?? null) !== null,
    isConfirmed: ({ context }, { own: { email } }: { own: OwnEmail }) => email === context.own?.waiting?.email,
  },
}).createMachine({
  id: 'account-email',
  context: { own: null, faults: {}, failure: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: { id: 'readEmail', src: 'readEmail', onDone, onError: { target: 'lost', actions: setFailure } },
    },
    lost: { tags: 'lost', on: { 'email.read': 'reading' } },
    settling: { always: [{ guard: 'isWaiting', target: 'waitingForLink' }, { target: 'ready' }] },
    ready: { on: submit },
    checking: { always: [{ guard: 'isFaultless', target: 'asking' }, { target: 'settling' }] },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askForEmail',
        src: 'askForEmail',
        // This state is entered only by `form.submit`.
        input: ({ event }) => emailChangeOf((event as Extract<AccountEmailEvent, { type: 'form.submit' }>).form),
        onDone: { ...onDone, target: 'waitingForLink' },
        onError: { target: 'refused', actions: setFailure },
      },
    },
    refused: { tags: 'refused', on: submit },
    waitingForLink: { tags: 'waiting', on: { ...submit, 'email.read': 'looking' } },
    looking: {
      tags: ['waiting', 'busy'],
      invoke: {
        id: 'readEmail',
        src: 'readEmail',
        onDone: [
          { ...onDone, guard: { type: 'isConfirmed', params: ({ event }) => ({ own: event.output }) }, target: 'confirmed' },
          onDone,
        ],
        onError: { target: 'waitingForLink', actions: setFailure },
      },
    },
    confirmed: { tags: 'confirmed', on: submit },
  },
})
