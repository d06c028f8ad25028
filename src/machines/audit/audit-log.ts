/** The audit log, read page by page. */
import { assign, fromPromise, setup } from 'xstate'
import type { AuditEntry } from '../../../domain/audit.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { hasPageAfter, pageBefore, type Page } from '../../../domain/paging.ts'
import type { AuditPlace } from '../../api/audit.ts'

export interface AuditLogContext {
  readonly place: AuditPlace
  /** What was read last; stays in view while the next page loads. Null before the first answer and after a failure. */
  readonly log: Page<AuditEntry> | null
  /** Why it could not be read; null unless it failed. */
  readonly failure: Failure | null
}

export type AuditLogEvent =
  | { type: 'page.next' }
  | { type: 'page.previous' }
  | { type: 'log.retry' }
  | ({ type: 'address.changed' } & AuditPlace)

export const auditLogMachine = setup({
  types: {
    context: {} as AuditLogContext,
    events: {} as AuditLogEvent,
    input: {} as AuditPlace,
    tags: {} as 'busy',
  },
  actors: {
    fetchPage: fromPromise<Page<AuditEntry>, AuditPlace>(() => Promise.reject(new Error('fetchPage is not provided'))),
  },
  actions: {
    /** Provided by the route: writes the page into the address. */
    openPage: (_, _params: { page: number }) => {},
  },
  guards: {
    isElsewhere: ({ context: { place } }, { listing, page }: AuditPlace) => listing !== place.listing || page !== place.page,
    hasNext: ({ context: { place, log } }) => hasPageAfter(place.page, log),
    hasPrevious: ({ context }) => context.place.page > 1,
  },
}).createMachine({
  id: 'audit-log',
  context: ({ input: { listing, page } }) => ({ place: { listing, page }, log: null, failure: null }),
  initial: 'loading',
  on: {
    'address.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.loading',
      actions: assign({
        place: ({ event: { listing, page } }) => ({ listing, page }),
        // What happened to another listing is not what is asked for, not even for a moment.
        log: ({ context, event }) => (event.listing === context.place.listing ? context.log : null),
      }),
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context }) => context.place,
        onDone: { target: 'ready', actions: assign({ log: ({ event }) => event.output, failure: null }) },
        onError: { target: 'failed', actions: assign({ log: null, failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    ready: {
      on: {
        'page.next': {
          guard: 'hasNext',
          actions: { type: 'openPage', params: ({ context }) => ({ page: context.place.page + 1 }) },
        },
        'page.previous': {
          guard: 'hasPrevious',
          actions: { type: 'openPage', params: ({ context: { place, log } }) => ({ page: pageBefore(place.page, log) }) },
        },
      },
    },
    failed: {
      on: { 'log.retry': 'loading' },
    },
  },
})
