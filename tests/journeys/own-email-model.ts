/** The model of a change of the own address: the link to the new one, and the way back from the old one. */
import { assign, setup } from 'xstate'

export interface EmailMemory {
  /** Whether the account has the new address. */
  readonly isMoved: boolean
  /** The notices in the mailbox of the old address. */
  readonly notices: number
}

const ask = { target: 'waiting', actions: 'notice' } as const

export const ownEmailModel = setup({
  types: { context: {} as EmailMemory },
  actions: {
    notice: assign({ notices: ({ context }) => context.notices + 1 }),
    move: assign({ isMoved: true }),
    moveBack: assign({ isMoved: false }),
  },
}).createMachine({
  id: 'own-email',
  context: { isMoved: false, notices: 0 },
  initial: 'settled',
  states: {
    settled: { on: { 'ask with a wrong password': 'refused', 'ask for another address': ask } },
    refused: { on: { 'ask for another address': ask } },
    waiting: {
      on: {
        'look for it': 'waitingStill',
        'open the link to the new address': 'confirming',
        'open the link to the old address': 'returning',
      },
    },
    waitingStill: {},
    confirming: { on: { 'confirm it': { target: 'confirmed', actions: ['move', 'notice'] } } },
    confirmed: { on: { 'open the link to the old address': 'returning', 'open the account': 'moved' } },
    moved: {},
    returning: { on: { 'take it back': { target: 'returned', actions: 'moveBack' } } },
    returned: { on: { 'open the link to the new address again, and confirm it': 'ended', 'choose a password by the mail': 'recovered' } },
    ended: {},
    recovered: {},
  },
})
