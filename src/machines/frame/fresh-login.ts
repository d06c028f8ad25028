/** Logs in again before what is dangerous, when the server asks for it. */
import { assign, setup, type ActorRefFrom } from 'xstate'
import {
  freshLoginFaults, freshLoginOf, freshLoginRefusalFaults, type FreshLogin, type FreshLoginForm,
} from '../../../domain/account/fresh-login.ts'
import { asksForCode } from '../../../domain/account/second-factor.ts'
import type { Session } from '../../../domain/account/session.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'
import { requiredAction } from '../required.ts'

export interface FreshLoginContext extends RequestFormContext<keyof FreshLoginForm, Session> {
  /** Whether the last question ended with a login. */
  readonly isFresh: boolean
}

export type FreshLoginEvent =
  | RequestFormEvent<FreshLoginForm>
  | { type: 'login.ask' | 'login.cancel' }
  /** The user has logged in again with a passkey. */
  | { type: 'passkey.accept'; answer: Session }

const form = requestForm<FreshLoginForm, FreshLogin, Session, keyof FreshLoginForm, FreshLoginContext, FreshLoginEvent>({
  faultsOf: freshLoginFaults,
  requestOf: freshLoginOf,
  refusalFaults: freshLoginRefusalFaults,
})

const accept = { type: 'accept', params: ({ event }: { event: { answer: Session } }) => ({ answer: event.answer }) } as const

const close = {
  'login.cancel': 'quiet',
  'passkey.accept': { target: 'quiet', actions: [accept, 'finish'] },
} as const

export const freshLoginMachine = setup({
  types: {
    context: {} as FreshLoginContext,
    events: {} as FreshLoginEvent,
    tags: {} as 'busy' | 'challenged',
  },
  actors: form.actors,
  actions: {
    ...form.actions,
    /** Provided by the composition root: renews the session, which is not stored in this machine. */
    accept: requiredAction<{ answer: Session }>('accept'),
    begin: assign({ ...form.context, isFresh: false }),
    finish: assign({ isFresh: true }),
  },
  guards: {
    ...form.guards,
    asksForCode: ({ context }) => asksForCode(context.failure),
  },
}).createMachine({
  id: 'fresh-login',
  context: { ...form.context, isFresh: false },
  initial: 'quiet',
  states: {
    quiet: { on: { 'login.ask': { target: 'editing', actions: 'begin' } } },
    editing: { on: { ...form.on, ...close } },
    checking: form.states.checking,
    sending: { ...form.states.sending, on: close },
    succeeded: { always: { target: 'quiet', actions: 'finish' } },
    failed: { always: { guard: 'asksForCode', target: 'challenged' }, on: { ...form.on, ...close } },
    /** The password was right, and a code is needed too. */
    challenged: { tags: 'challenged', on: { ...form.on, ...close } },
  },
})

/** The running machine. */
export type FreshLoginActor = ActorRefFrom<typeof freshLoginMachine>
