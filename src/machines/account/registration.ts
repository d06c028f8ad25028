/** The registration form. Specification, sections 2, 4, 5 and 8. */
import { assign, setup } from 'xstate'
import {
  refusalFaults, registrationFaults, registrationOf, type Registration, type RegistrationForm,
} from '../../../domain/account/registration.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'

export interface RegistrationContext extends RequestFormContext<keyof RegistrationForm> {
  /** The last request, without the password; empty before the first one. */
  readonly typed: Pick<Registration, 'username' | 'email'>
  /** The last successful registration; null before the first one. */
  readonly registered: RegistrationContext['typed'] | null
}

export type RegistrationEvent =
  | RequestFormEvent<RegistrationForm>
  | { type: 'status.close' }
  /** The user wants to correct a mistyped address. */
  | { type: 'address.change' }

const form = requestForm<RegistrationForm, Registration, string, keyof RegistrationForm, RegistrationContext, RegistrationEvent>({
  faultsOf: registrationFaults,
  requestOf: registrationOf,
  refusalFaults,
})

export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    tags: {} as 'busy',
  },
  actors: form.actors,
  actions: {
    ...form.actions,
    check: assign((_, { form: entered }: { form: RegistrationForm }) => ({ ...form.checked(entered), typed: typedOf(entered) })),
  },
  guards: form.guards,
}).createMachine({
  id: 'registration',
  context: { ...form.context, typed: { username: '', email: '' }, registered: null },
  initial: form.initial,
  states: {
    ...form.states,
    succeeded: {
      entry: assign({ registered: ({ context }) => context.typed }),
      on: { 'status.close': 'registered' },
    },
    registered: { on: { 'address.change': 'editing' } },
    failed: { on: { 'status.close': 'editing' } },
  },
})

function typedOf(entered: RegistrationForm): RegistrationContext['typed'] {
  const { username, email } = registrationOf(entered)
  return { username, email }
}
