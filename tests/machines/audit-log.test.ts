/** The audit log, page by page. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { AuditPage, AuditPlace } from '../../src/api/audit.ts'
import { auditLogMachine, type AuditLogContext } from '../../src/machines/audit-log.ts'
import { deferred } from './deferred.ts'
import { away } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const place: AuditPlace = { listing: null, page: 1 }
const log = (total: number): AuditPage => ({ entries: [], total, isCapped: false })
const next = { type: 'page.next' } as const
const previous = { type: 'page.previous' } as const
const retry = { type: 'log.retry' } as const
const moved = { type: 'address.changed', listing: null, page: 2 } as const
const another = { type: 'address.changed', listing: 7, page: 1 } as const

describe('the audit log, by its table', () => {
  testTransitions<AuditLogContext>(auditLogMachine, { place, log: log(20), failure: null }, [
    { in: 'loading', with: { failure: away.failure }, on: done('fetchPage', log(3)), to: 'ready', holds: { log: log(3), failure: null } },
    { in: 'loading', on: failed('fetchPage', away), to: 'failed', holds: { log: null, failure: away.failure } },
    { in: 'ready', on: next, to: 'ready', calls: ['openPage'] },
    { in: 'ready', with: { log: log(10) }, on: next, to: 'ready' },
    { in: 'ready', with: { place: { ...place, page: 2 } }, on: previous, to: 'ready', calls: ['openPage'] },
    { in: 'ready', on: previous, to: 'ready' },
    { in: 'ready', on: retry, to: 'ready' },
    { in: 'failed', on: retry, to: 'loading' },
    { in: 'ready', on: moved, to: 'loading', holds: { place: { listing: null, page: 2 }, log: log(20) } },
    { in: 'ready', on: another, to: 'loading', holds: { place: { listing: 7, page: 1 }, log: null } },
    { in: 'ready', on: { type: 'address.changed', ...place }, to: 'ready' },
  ])
})

describe('the audit log', () => {
  it('forgets a page that is overtaken by another address', async () => {
    const { logic, calls } = deferred<AuditPage, AuditPlace>()
    const actor = createActor(auditLogMachine.provide({ actors: { fetchPage: logic } }), { input: place }).start()
    actor.send(another)
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.succeed(log(20))
    calls[1]?.succeed(log(1))
    expect((await waitFor(actor, (snapshot) => snapshot.matches('ready'))).context.log?.total).toBe(1)
    expect(calls[1]?.input).toEqual({ listing: 7, page: 1 })
  })
})
