/** Becoming a member. Specification, sections 2, 4, 5 and 8. */
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import {
  refusalFaults,
  registrationFaults,
  registrationOf,
  type Registration,
  type RegistrationForm,
} from '../../../domain/registration.ts'

export interface RegistrationContext {
  /** What was sent last, but for the password; empty before. */
  readonly typed: Pick<Registration, 'username' | 'email'>
  /** What went through last; null before. */
  readonly registered: RegistrationContext['typed'] | null
  readonly faults: FieldFaults<keyof RegistrationForm>
  /** Why it failed last. */
  readonly failure: Failure | null
}

export type RegistrationEvent =
  | { type: 'form.submit'; form: RegistrationForm }
  | { type: 'status.close' }
  /** The mail went to an address that is not the right one. */
  | { type: 'address.change' }

export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    tags: {} as 'busy',
  },
  actors: {
    register: fromPromise<string, Registration>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    check: assign((_, { form }: { form: RegistrationForm }) => ({ typed: typedOf(form), faults: registrationFaults(form), failure: null })),
    explain: assign((_, { error }: { error: unknown }) => ({
      faults: refusalFaults(failureOf(error)),
      failure: failureOf(error),
    })),
  },
  guards: {
    isFaultless: (_, { form }: { form: RegistrationForm }) => isFaultless(registrationFaults(form)),
  },
}).createMachine({
  id: 'registration',
  context: { typed: { username: '', email: '' }, registered: null, faults: {}, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isFaultless', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'check', params: ({ event }) => event },
          },
          { actions: { type: 'check', params: ({ event }) => event } },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'form.submit')
          return registrationOf(event.form)
        },
        onDone: { target: 'succeeded', actions: assign({ registered: ({ context }) => context.typed }) },
        onError: { target: 'failed', actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    succeeded: { on: { 'status.close': 'registered' } },
    registered: { on: { 'address.change': 'editing' } },
    failed: { on: { 'status.close': 'editing' } },
  },
})

function typedOf(form: RegistrationForm): RegistrationContext['typed'] {
  const { username, email } = registrationOf(form)
  return { username, email }
}
