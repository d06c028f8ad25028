/** The model of the list of users. */
import { assign, setup } from 'xstate'

/** Whether the member is enabled in the database. */
export interface UsersMemory {
  readonly isEnabled: boolean
}

export const usersModel = setup({
  types: { context: {} as UsersMemory },
  actions: { disable: assign({ isEnabled: false }), enable: assign({ isEnabled: true }) },
}).createMachine({
  id: 'user-administration',
  context: { isEnabled: true },
  initial: 'listed',
  states: {
    listed: {
      on: {
        'disable the member': { target: 'disabled', actions: 'disable' },
        'search for a part of an address': 'found',
        'search for an unknown user': 'noResults',
        'disable the member without a connection': 'failed',
        'turn the page without a connection': 'listFailed',
        'disable the member without the role': 'refused',
        'disable the member after the own account is disabled': 'signedOut',
      },
    },
    disabled: { on: { 'reload the page': 'disabledStill' } },
    disabledStill: { on: { 'enable the member': { target: 'listed', actions: 'enable' } } },
    found: { on: { 'reload the page': 'foundStill' } },
    foundStill: { on: { 'press the button of the own account': 'ownRefused' } },
    ownRefused: { on: { 'clear the search': 'listed' } },
    noResults: { on: { 'show all users': 'listed' } },
    failed: { on: { 'the connection returns, close the question': 'closed' } },
    closed: { on: { 'disable the member': { target: 'disabled', actions: 'disable' } } },
    listFailed: { on: { 'the connection returns, close the alert and try again': 'secondPage' } },
    secondPage: {},
    refused: {},
    signedOut: {},
  },
})
