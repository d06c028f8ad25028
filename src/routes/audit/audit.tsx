/** The screen Audit Log, for administrators. */
import { useMachine } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { auditLogMachine } from '../../machines/audit/audit-log.ts'
import { auditSearch, readAuditAddress } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { listView } from '../../site/list-view.ts'
import { useServerReturn, useSite } from '../../site/site.ts'
import { useAddress, useAddressChange } from '../../site/use-address.ts'
import { AuditView } from '../../ui/audit/audit-view.tsx'
import { AdminsOnly } from '../admins-only.tsx'

export function AuditRoute() {
  return (
    <AdminsOnly>
      <AuditLog />
    </AdminsOnly>
  )
}

function AuditLog() {
  const { configuration, audit } = useSite()
  const [search, setSearch] = useAddress()
  const place = readAuditAddress(search)
  const [snapshot, send] = useMachine(
    auditLogMachine.provide({
      actors: { fetchPage: fromCall(audit.fetchPage) },
      actions: { openPlace: (_, changed) => setSearch(auditSearch({ ...place, ...changed })) },
    }),
    { input: place },
  )
  useAddressChange(place, (changed) => send({ type: 'address.changed', place: changed }))
  useServerReturn(() => send({ type: 'list.retry' }))
  return (
    <AuditView
      product={configuration.productName}
      {...toView(snapshot)}
      onPrevious={() => send({ type: 'page.previous' })}
      onNext={() => send({ type: 'page.next' })}
      onRetry={() => send({ type: 'list.retry' })}
    />
  )
}

function toView(snapshot: SnapshotFrom<typeof auditLogMachine>) {
  const { place, failure } = snapshot.context
  const { rows: entries, ...list } = listView(snapshot)
  return { ...list, entries, listing: place.listing, failure }
}
