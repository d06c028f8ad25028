/** The machine of the audit log. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { AuditEntry } from '../../../../domain/account/audit.ts'
import type { Page } from '../../../../domain/lists/paging.ts'
import type { AuditPlace } from '../../../../src/api/audit.ts'
import { auditLogMachine } from '../../../../src/machines/audit/audit-log.ts'
import { auditLogTable } from './audit-log.table.ts'
import { deferred } from '../deferred.ts'

const log = (total: number): Page<AuditEntry> => ({ rows: [{ id: 1 } as AuditEntry], total, isCapped: false })

describe('audit-log, path by path', () => testWalk(auditLogTable))

describe('the audit log', () => {
  it('aborts and ignores a page when the address changes', async () => {
    const { logic, calls } = deferred<Page<AuditEntry>, AuditPlace>()
    const actor = createActor(auditLogMachine.provide({ actors: { fetchPage: logic } }), { input: { listing: null, page: 1 } }).start()
    actor.send({ type: 'address.changed', place: { listing: 7, page: 1 } })
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.succeed(log(20))
    calls[1]?.succeed(log(1))
    expect((await waitFor(actor, (snapshot) => snapshot.matches('ready'))).context.list?.total).toBe(1)
    expect(calls[1]?.input).toEqual({ listing: 7, page: 1 })
  })
})
