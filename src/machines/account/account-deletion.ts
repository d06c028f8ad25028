/** Deletes the account of a signed-in member, after a week of grace. */
import { setup } from 'xstate'
import {
  accountDeletionFaults, accountDeletionRefusalFaults, type AccountDeletion,
} from '../../../domain/account/own-account.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'
import { requiredAction } from '../required.ts'

/** The answer is the moment at which the account is deleted, in UTC, as ISO 8601. */
export type AccountDeletionContext = RequestFormContext<keyof AccountDeletion>

export type AccountDeletionEvent = RequestFormEvent<AccountDeletion> | { type: 'status.close' }

const form = requestForm<
  AccountDeletion, AccountDeletion, string, keyof AccountDeletion, AccountDeletionContext, AccountDeletionEvent
>({
  faultsOf: accountDeletionFaults,
  requestOf: (typed) => typed,
  refusalFaults: accountDeletionRefusalFaults,
})

export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    tags: {} as 'busy',
  },
  actors: form.actors,
  actions: {
    ...form.actions,
    /** Provided by the route. The server has ended all sessions. */
    endSession: requiredAction('endSession'),
  },
  guards: form.guards,
}).createMachine({
  id: 'account-deletion',
  context: form.context,
  initial: form.initial,
  states: {
    ...form.states,
    succeeded: { on: { 'status.close': 'leaving' } },
    leaving: { type: 'final', entry: 'endSession' },
    failed: { on: form.on },
  },
})
