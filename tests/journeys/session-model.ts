/** The model of a session. */
import { assign, setup } from 'xstate'

interface SessionMemory {
  readonly isEnabled: boolean
}

export const sessionModel = setup({
  types: { context: {} as SessionMemory },
  guards: { isEnabled: ({ context }) => context.isEnabled },
}).createMachine({
  id: 'session',
  context: { isEnabled: true },
  initial: 'signedOut',
  states: {
    signedOut: { on: { 'log in': [{ guard: 'isEnabled', target: 'welcomed' }, { target: 'refused' }] } },
    welcomed: { on: { 'close the announcement': 'signedIn', 'wait 5.999 seconds': 'welcomedStill' } },
    welcomedStill: { on: { 'wait another millisecond': 'signedIn' } },
    signedIn: {
      on: {
        'reload the page': 'signedIn',
        'sign out': 'signedOut',
        'sign out without a connection': 'signedOutAlone',
        'open another tab': 'inTwoTabs',
        'wait until the last millisecond of the session': 'lastMoment',
        'come back after the end of the session': 'over',
        'the account is disabled': { target: 'disabled', actions: assign({ isEnabled: false }) },
      },
    },
    signedOutAlone: { on: { 'the connection returns': 'signedOut' } },
    inTwoTabs: { on: { 'sign out in the other tab': 'outInBothTabs' } },
    outInBothTabs: { on: { 'log in in the other tab': 'inTwoTabs' } },
    lastMoment: { on: { 'wait another millisecond': 'ended' } },
    ended: { on: { 'close the announcement': 'over' } },
    over: {},
    disabled: {
      on: {
        'reload the page': 'disabled', 'sign out': 'signedOut', 'open My listings': 'turnedOut', 'add a listing': 'turnedOut',
      },
    },
    turnedOut: { on: { 'log in': 'refused' } },
    refused: {},
  },
})
