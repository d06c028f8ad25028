/** What a member can do who forgot the password, and where it leads. */
import { assign, setup } from 'xstate'

export interface ResetMemory {
  /** Links in the member's box. */
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
        'ask without an address': 'addressMissing',
        'ask with the address of nobody': 'sent',
        'ask for a link': { target: 'sent', actions: 'mail' },
        'ask while the server is away': 'unsent',
      },
    },
    addressMissing: { on: { 'ask for a link': { target: 'sent', actions: 'mail' } } },
    unsent: { on: { 'the server comes back, ask again': { target: 'sent', actions: 'mail' } } },
    sent: { on: { 'follow the link': { guard: 'hasLink', target: 'choosing' } } },
    choosing: {
      on: {
        'choose a password': { target: 'saved', actions: 'change' },
        'choose two passwords that differ': 'differing',
        'choose a password that is too short': 'tooShort',
        'choose while the server is away': 'unsaved',
      },
    },
    differing: { on: { 'choose a password': { target: 'saved', actions: 'change' } } },
    tooShort: { on: { 'choose a password': { target: 'saved', actions: 'change' } } },
    unsaved: { on: { 'the server comes back, choose again': { target: 'saved', actions: 'change' } } },
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
