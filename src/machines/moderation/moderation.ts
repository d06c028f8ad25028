/** Manage Posts: a list of what waits, is approved or was rejected, with a card for each listing. Specification, sections 2, 4 and 8. */
import { assign } from 'xstate'
import { pageBefore } from '../../../domain/paging.ts'
import { moderationSetup } from './moderation-setup.ts'

export const moderationMachine = moderationSetup.createMachine({
  id: 'moderation',
  context: ({ input }) => ({ ...input, cards: [], list: null, openedId: null, announced: null, failure: null }),
  initial: 'loading',
  on: {
    'address.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'follow', params: ({ event }) => event },
    },
    'list.show': { actions: { type: 'openPlace', params: ({ event }) => ({ state: event.state, page: 1 }) } },
    'card.open': { actions: assign({ openedId: ({ event }) => event.id }) },
    // The list is read anew each time: others take from it and add to it too.
    'card.decide': {
      target: '.loading',
      actions: [{ type: 'remember', params: ({ event }) => event }, { type: 'dismiss', params: ({ event }) => event }, 'countAgain'],
    },
    'card.leave': { target: '.loading', actions: [{ type: 'dismiss', params: ({ event }) => event }, 'countAgain'] },
    'card.change': { target: '.loading', actions: 'countAgain' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context }) => context.place,
        onDone: {
          target: 'ready',
          actions: [
            { type: 'refresh', params: ({ event }) => event.output },
            { type: 'deal', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'refresh', params: { rows: [] } }, { type: 'clear', params: ({ event }) => event }],
        },
      },
    },
    ready: {
      on: {
        'page.next': {
          guard: 'hasNext',
          actions: { type: 'openPlace', params: ({ context }) => ({ page: context.place.page + 1 }) },
        },
        'page.previous': {
          guard: 'hasPrevious',
          actions: { type: 'openPlace', params: ({ context: { place, list } }) => ({ page: pageBefore(place.page, list) }) },
        },
      },
    },
    failed: {
      initial: 'alerting',
      states: { alerting: { on: { 'alert.close': 'quiet' } }, quiet: {} },
      on: { 'list.retry': 'loading' },
    },
  },
})
