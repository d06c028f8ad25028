/** The model of adding a listing. */
import { assign, setup } from 'xstate'

/** The expected content of the form and the database. */
export interface SubmissionMemory {
  readonly type: 'event' | 'shop'
  /** The number of the member's listings in the database. */
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
        'add an empty form': 'incomplete',
        'write an event': 'written',
      },
    },
    incomplete: { on: { 'choose Shop and add an empty form': { target: 'incompleteShop', actions: 'turn' } } },
    incompleteShop: { on: { 'write a shop': 'writtenShop' } },
    written: {
      on: {
        'add': { target: 'added', actions: 'keep' },
        'choose Shop': { target: 'writtenShop', actions: 'turn' },
        'add it for a day in the past': 'misdated',
        'add without a connection': 'failed',
        'add after the server ended the session': 'ended',
        'add after the account is disabled': 'disabled',
        'reload the page': 'written',
        'clear all fields': 'empty',
      },
    },
    writtenShop: { on: { 'add': { target: 'added', actions: 'keep' } } },
    misdated: { on: { 'correct the day and add': { target: 'added', actions: 'keep' } } },
    failed: { on: { 'close the alert and add without the server': 'failedAgain' } },
    failedAgain: { on: { 'the connection returns, send it again': { target: 'added', actions: 'keep' } } },
    ended: { on: { 'log in again': 'written' } },
    disabled: {},
    added: { on: { 'close the status': 'cleared' } },
    cleared: { on: { 'reload the page': 'clearedStill' } },
    clearedStill: { on: { 'open My listings': 'listed' } },
    listed: {},
  },
})
