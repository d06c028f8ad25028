/** What a member can do on the way to a listing of their own, and where it leads. */
import { assign, setup } from 'xstate'

/** What the database and the form have to know. */
export interface SubmissionMemory {
  readonly type: 'event' | 'shop'
  /** Listings of the member in the database. */
  readonly listings: number
}

export const submissionModel = setup({
  types: { context: {} as SubmissionMemory },
  actions: { turn: assign({ type: 'shop' }), keep: assign({ listings: 1 }) },
}).createMachine({
  id: 'submission',
  context: { type: 'event', listings: 0 },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'add without a word': 'incomplete',
        'write an event': 'written',
      },
    },
    incomplete: { on: { 'choose Shop and add without a word': { target: 'incompleteShop', actions: 'turn' } } },
    incompleteShop: { on: { 'write a shop': 'writtenShop' } },
    written: {
      on: {
        'add': { target: 'added', actions: 'keep' },
        'choose Shop': { target: 'writtenShop', actions: 'turn' },
        'add it for a day in the past': 'misdated',
        'add while the server is away': 'failed',
        'add after the server ended the session': 'ended',
        'add after the account is disabled': 'disabled',
        'reload the page': 'written',
        'clear all fields': 'empty',
      },
    },
    writtenShop: { on: { 'add': { target: 'added', actions: 'keep' } } },
    misdated: { on: { 'correct the day and add': { target: 'added', actions: 'keep' } } },
    failed: { on: { 'close the alert and add in vain': 'failedAgain' } },
    failedAgain: { on: { 'the server comes back, close the alert and add': { target: 'added', actions: 'keep' } } },
    ended: { on: { 'log in again': 'written' } },
    disabled: {},
    added: { on: { 'close the status': 'cleared' } },
    cleared: { on: { 'reload the page': 'clearedStill' } },
    clearedStill: { on: { 'look at the own listings': 'listed' } },
    listed: {},
  },
})
