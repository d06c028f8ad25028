/** The passkeys of a member: one is named and made by the browser, or removed after a question. The list is in the second factor. */
import { assign, setup } from 'xstate'
import {
  noOutcome, passkeyFaults, passkeyNameOf, passkeyOutcomeOf,
  type NewPasskey, type Passkey, type PasskeyCredential, type PasskeyForm, type PasskeyOptions, type PasskeyOutcome,
} from '../../../domain/account/passkeys.ts'
import type { SecondFactor } from '../../../domain/account/second-factor.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { requiredAction, requiredPromise } from '../required.ts'

export interface OwnPasskeysContext extends PasskeyOutcome {
  /** The name of the passkey that is added; empty before there is one. */
  readonly name: string
  readonly faults: FieldFaults<keyof PasskeyForm>
  /** The passkey that is asked about or removed; null for none. */
  readonly chosen: Passkey | null
}

export type OwnPasskeysEvent =
  | { type: 'passkey.add' | 'adding.cancel' | 'removal.confirm' | 'removal.cancel' }
  | { type: 'form.submit'; form: PasskeyForm }
  | { type: 'passkey.remove'; passkey: Passkey }

/** `naming` while the form is shown, `asking` while the question is, `added` and `removed` after it until the next step. */
export type OwnPasskeysTag = 'busy' | 'naming' | 'asking' | 'added' | 'removed'

const nothingBegun: OwnPasskeysContext = { ...noOutcome, name: '', faults: {}, chosen: null }

const onError = (target: string) => ({
  target, actions: { type: 'setOutcome', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
} as const)

const begin = {
  'passkey.add': { target: 'naming', actions: 'begin' },
  'passkey.remove': {
    target: 'asking',
    actions: { type: 'choose', params: ({ event }: { event: { passkey: Passkey } }) => event },
  },
} as const

const cancel = { 'adding.cancel': { target: 'quiet', actions: 'begin' } } as const

export const ownPasskeysMachine = setup({
  types: {
    context: {} as OwnPasskeysContext,
    events: {} as OwnPasskeysEvent,
    tags: {} as OwnPasskeysTag,
  },
  actors: {
    startPasskey: requiredPromise<PasskeyOptions>('startPasskey'),
    /** The browser's. Throws PasskeyRefused. */
    makePasskey: requiredPromise<PasskeyCredential, PasskeyOptions>('makePasskey'),
    /** Returns the recovery codes; empty if there are some already. */
    addPasskey: requiredPromise<readonly string[], NewPasskey>('addPasskey'),
    /** Returns what is left. */
    removePasskey: requiredPromise<SecondFactor, number>('removePasskey'),
  },
  actions: {
    begin: assign(nothingBegun),
    check: assign((_, { form }: { form: PasskeyForm }) => ({ ...noOutcome, name: passkeyNameOf(form), faults: passkeyFaults(form) })),
    choose: assign((_, { passkey }: { passkey: Passkey }) => ({ ...nothingBegun, chosen: passkey })),
    setOutcome: assign((_, { error }: { error: unknown }) => passkeyOutcomeOf(error)),
    /** Provided by the route: tells the second factor. */
    tellAdded: requiredAction<{ codes: readonly string[] }>('tellAdded'),
    tellRemoved: requiredAction<{ factor: SecondFactor }>('tellRemoved'),
  },
  guards: {
    isFaultless: (_, { form }: { form: PasskeyForm }) => isFaultless(passkeyFaults(form)),
  },
}).createMachine({
  id: 'own-passkeys',
  context: nothingBegun,
  initial: 'quiet',
  states: {
    quiet: { on: begin },
    naming: {
      tags: 'naming',
      on: {
        ...cancel,
        'form.submit': [
          {
            guard: { type: 'isFaultless', params: ({ event }) => event },
            target: 'starting',
            actions: { type: 'check', params: ({ event }) => event },
          },
          { actions: { type: 'check', params: ({ event }) => event } },
        ],
      },
    },
    starting: {
      tags: ['busy', 'naming'],
      invoke: { id: 'startPasskey', src: 'startPasskey', onDone: 'making', onError: onError('naming') },
      on: cancel,
    },
    making: {
      tags: ['busy', 'naming'],
      invoke: {
        id: 'makePasskey',
        src: 'makePasskey',
        // This state is entered only by the options, and the next one only by what the browser has made of them.
        input: ({ event }) => (event as unknown as { output: PasskeyOptions }).output,
        onDone: 'adding',
        onError: onError('naming'),
      },
      on: cancel,
    },
    adding: {
      tags: ['busy', 'naming'],
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context, event }) => ({ name: context.name, credential: (event as unknown as { output: PasskeyCredential }).output }),
        onDone: { target: 'added', actions: { type: 'tellAdded', params: ({ event }) => ({ codes: event.output }) } },
        onError: onError('naming'),
      },
    },
    added: { tags: 'added', on: begin },
    asking: {
      tags: 'asking',
      on: { 'removal.confirm': 'removing', 'removal.cancel': 'quiet' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        // This state is entered only with a chosen passkey.
        input: ({ context }) => (context.chosen as Passkey).id,
        onDone: { target: 'removed', actions: { type: 'tellRemoved', params: ({ event }) => ({ factor: event.output }) } },
        onError: onError('quiet'),
      },
    },
    removed: { tags: 'removed', on: begin },
  },
})
