/** The model of moderation: a pending listing, which another administrator can change meanwhile. */
import { assign, setup } from 'xstate'

/** The titles of the listing. */
export const titles = { first: 'Jar shop', edited: 'Jars and lids', colleagues: 'Jar shop at the port' }

/** The listing in the database. */
export interface ModerationMemory {
  readonly state: 'waiting' | 'approved' | 'rejected' | 'removed'
  readonly title: string
}

export const moderationModel = setup({
  types: { context: {} as ModerationMemory },
  actions: {
    approve: assign({ state: 'approved' }),
    reject: assign({ state: 'rejected' }),
    remove: assign({ state: 'removed' }),
    edit: assign({ title: titles.edited }),
    editByColleague: assign({ title: titles.colleagues }),
  },
}).createMachine({
  id: 'moderation',
  context: { state: 'waiting', title: titles.first },
  initial: 'queue',
  states: {
    queue: {
      on: {
        'approve': { target: 'decided', actions: 'approve' },
        'start a rejection': 'rejecting',
        'start an edit': 'editing',
        'start a deletion': 'asking',
        'approve after a colleague changed it': { target: 'conflict', actions: 'editByColleague' },
        'approve after a colleague deleted it': { target: 'gone', actions: 'remove' },
        'approve without a connection': 'failed',
        'show the approved listings': 'approvedList',
      },
    },
    rejecting: { on: { 'reject with a reason': { target: 'decided', actions: 'reject' } } },
    editing: { on: { 'save without a title': 'untitled', 'cancel the edit': 'queue' } },
    untitled: { on: { 'save with another title': { target: 'edited', actions: 'edit' } } },
    edited: {},
    asking: { on: { 'delete': { target: 'decided', actions: 'remove' }, 'cancel the deletion': 'queue' } },
    conflict: { on: { 'use their version': 'theirs', 'approve it anyway': { target: 'decided', actions: 'approve' } } },
    theirs: {},
    gone: { on: { 'close the alert': 'empty' } },
    failed: { on: { 'close the alert': 'unanswered' } },
    unanswered: { on: { 'the connection returns, approve': { target: 'decided', actions: 'approve' } } },
    approvedList: { on: { 'show the pending listings without a connection': 'listFailed' } },
    listFailed: { on: { 'close the alert': 'listMissing' } },
    listMissing: { on: { 'the connection returns, try again': 'queue' } },
    decided: {},
    empty: {},
  },
})
