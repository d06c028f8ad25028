/** The model of a forgotten password. */
import { assign, setup } from 'xstate'

export interface ResetMemory {
  /** The number of links in the mailbox. */
  readonly links: number
  readonly isChanged: boolean
}

export const resetModel = setup({
  types: { context: {} as ResetMemory },
  actions: { mail: assign({ links: 1 }), change: assign({ isChanged: true }) },
  guards: { hasLink: ({ context }) => context.links > 0 },
}).createMachine({
  id: 'password-reset',
  context: { links: 0, isChanged: false },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'request a link without an address': 'addressMissing',
        'request a link with an unknown address': 'sent',
        'request a link': { target: 'sent', actions: 'mail' },
        'request a link without a connection': 'unsent',
      },
    },
    addressMissing: { on: { 'request a link': { target: 'sent', actions: 'mail' } } },
    unsent: { on: { 'the connection returns, request again': { target: 'sent', actions: 'mail' } } },
    sent: { on: { 'follow the link': { guard: 'hasLink', target: 'choosing' } } },
    choosing: {
      on: {
        'choose a password': { target: 'saved', actions: 'change' },
        'choose two passwords that differ': 'differing',
        'choose a password that is too short': 'tooShort',
        'choose without a connection': 'unsaved',
      },
    },
    differing: { on: { 'choose a password': { target: 'saved', actions: 'change' } } },
    tooShort: { on: { 'choose a password': { target: 'saved', actions: 'change' } } },
    unsaved: { on: { 'the connection returns, choose again': { target: 'saved', actions: 'change' } } },
    saved: { on: { 'close the status': 'atLogin', 'wait 1.999 seconds': 'savedStill' } },
    savedStill: { on: { 'wait another millisecond': 'atLogin' } },
    atLogin: {
      on: {
        'log in with the old password': 'refused',
        'log in with the new password': 'loggedIn',
        'follow the link again and choose': 'used',
      },
    },
    refused: {},
    loggedIn: {},
    used: {},
  },
})
