/** The audit log, by hand: what comes of each event in each state. */
import type { AuditEntry } from '../../../../domain/audit.ts'
import type { Page } from '../../../../domain/paging.ts'
import type { AuditPlace } from '../../../../src/api/audit.ts'
import { auditLogMachine, type AuditLogContext } from '../../../../src/machines/audit/audit-log.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

const entry = { id: 1 } as AuditEntry
const onePage: Page<AuditEntry> = { rows: [entry], total: 1, isCapped: false }
const twoPages: Page<AuditEntry> = { rows: [entry], total: 12, isCapped: false }
const ofThousands: Page<AuditEntry> = { rows: Array<typeof entry>(10).fill(entry), total: 1000, isCapped: true }

const first: AuditPlace = { listing: null, page: 1 }
const hundredth: AuditPlace = { listing: null, page: 100 }
const ofListing: AuditPlace = { listing: 7, page: 1 }

const everywhere = ['loading', 'ready', 'failed']
const isAt = ({ listing, page }: AuditPlace) => ({ place }: AuditLogContext) => place.listing === listing && place.page === page
const hasNext = ({ place, log }: AuditLogContext) => log?.isCapped === true || (log?.total === 12 && place.page === 1)
const lastOf = ({ log }: AuditLogContext) => (log?.isCapped ? 99 : log?.total === 12 ? 2 : 1)

export const auditLogTable = tableOf({
  machine: auditLogMachine,
  starts: { 'open the log': { input: () => first, in: 'loading', asks: [['fetchPage', first]] } },
  events: {
    'the only page arrives': done('fetchPage', onePage),
    'a page of two arrives': done('fetchPage', twoPages),
    'a full page of thousands arrives': done('fetchPage', ofThousands),
    'the server does not answer': failed('fetchPage', away),
    'turn to the next page': { type: 'page.next' },
    'turn to the previous page': { type: 'page.previous' },
    'try again': { type: 'log.retry' },
    'the address leads to the first page': { type: 'address.changed', ...first },
    'the address leads to the hundredth page': { type: 'address.changed', ...hundredth },
    'the address names a listing': { type: 'address.changed', ...ofListing },
  },
  rows: [
    { in: 'loading', on: 'the only page arrives', to: 'ready', changes: { log: onePage, failure: null } },
    { in: 'loading', on: 'a page of two arrives', to: 'ready', changes: { log: twoPages, failure: null } },
    { in: 'loading', on: 'a full page of thousands arrives', to: 'ready', changes: { log: ofThousands, failure: null } },
    { in: 'loading', on: 'the server does not answer', to: 'failed', changes: { log: null, failure: away.failure } },
    {
      in: 'loading', on: ['turn to the next page', 'turn to the previous page', 'try again'],
      ignored: 'Another page is on its way; its buttons cannot be pressed.',
    },
    {
      in: 'ready', on: 'turn to the next page', when: ['there is one', hasNext],
      calls: ({ place }) => [['openPage', { page: place.page + 1 }]],
    },
    {
      in: 'ready', on: 'turn to the previous page', when: ['there is one', isAt(hundredth)],
      calls: (context) => [['openPage', { page: lastOf(context) }]],
    },
    { in: 'failed', on: 'try again', to: 'loading', asks: ({ place }) => [['fetchPage', place]] },
    ...[
      ['the address leads to the first page', first] as const,
      ['the address leads to the hundredth page', hundredth] as const,
      ['the address names a listing', ofListing] as const,
    ].flatMap(([on, place]) => [
      {
        in: everywhere, on, when: ['it led elsewhere', (context: AuditLogContext) => !isAt(place)(context)] as const, to: 'loading',
        changes: (context: AuditLogContext) => ({ place, log: context.place.listing === place.listing ? context.log : null }),
        asks: [['fetchPage', place]] as const,
      },
      { in: everywhere, on, when: ['it says so already', isAt(place)] as const, ignored: 'It says so already.' },
    ]),
  ],
  always: { 'a log that could not be read shows nothing': (state, { log }) => state !== 'failed' || log === null },
  paths: 84,
})
