/** The screen Audit Log, for administrators. */
import { useMachine } from '@xstate/react'
import { auditLogMachine } from '../../machines/audit/audit-log.ts'
import { auditSearch, readAuditAddress } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { useReadAddress } from '../../site/use-address.ts'
import { AuditView } from '../../ui/audit/audit-view.tsx'
import { usePagedList } from '../lists/use-paged-list.ts'

export function AuditRoute() {
  const { configuration, audit } = useSite()
  const [place, open] = useReadAddress(readAuditAddress, auditSearch)
  const [snapshot, send] = useMachine(
    auditLogMachine.provide({
      actors: { fetchPage: fromCall(audit.fetchPage) },
      actions: { openPlace: (_, changed) => open(changed) },
    }),
    { input: place },
  )
  const { rows: entries, ...list } = usePagedList({ snapshot, send, place })
  const { failure, place: shown } = snapshot.context
  return <AuditView product={configuration.productName} {...list} entries={entries} listing={shown.listing} failure={failure} />
}
