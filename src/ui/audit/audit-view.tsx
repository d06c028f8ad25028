/** What administrators and members did, the newest first. */
import type { AuditEntry } from '../../../domain/account/audit.ts'
import type { Failure } from '../../../domain/failure.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import { Spot } from '../drawings/drawing.tsx'
import { knownReason } from '../failure-text.ts'
import { Page } from '../page.tsx'
import { BeyondState } from '../lists/beyond-state.tsx'
import { FailedState } from '../lists/failed-state.tsx'
import { useHeadingAfterPaging } from '../lists/heading-after-paging.ts'
import { Paging, type PagedListProps } from '../lists/paging.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import notice from '../notice.module.css'
import { AuditCard } from './audit-card.tsx'
import styles from './audit-view.module.css'

interface AuditViewProps extends PagedListProps {
  readonly product: string
  /** The id of the listing to which the log is restricted; null for all. */
  readonly listing: number | null
  readonly entries: readonly AuditEntry[]
  readonly failure: Failure | null
}

export function AuditView(props: AuditViewProps) {
  const { product, listing, page, pageCount } = props
  const heading = useHeadingAfterPaging(page)
  return (
    <Page product={product} title={m.admin_audit()}>
      <section className={styles.log}>
        <h2 ref={heading} tabIndex={-1} className="visually-hidden">
          {m.audit_heading({ page, pageCount })}
        </h2>
        <div className={styles.row}>
          <p role="status" className={styles.summary}>
            {summaryOf(props)}
          </p>
          {listing !== null && (
            <p>
              {m.audit_of_listing({ id: listing })} <a href={href(paths.adminAudit)}>{m.audit_show_all()}</a>
            </p>
          )}
        </div>
        <AuditBody {...props} />
      </section>
    </Page>
  )
}

function AuditBody(props: AuditViewProps) {
  const { status, isBusy, entries, failure, onPrevious, onRetry } = props
  if (status === 'loading') return <Skeleton count={3} />
  if (status === 'failed') {
    const reason = failure && knownReason(failure)
    return <FailedState message={reason ? `${m.audit_failed()} ${reason}` : m.audit_failed()} onRetry={onRetry} />
  }
  if (status === 'beyond') return <BeyondState onPrevious={onPrevious} />
  if (status === 'empty') {
    return (
      <div className={notice.notice}>
        <Spot name="empty" />
        <p>{m.audit_empty()}</p>
      </div>
    )
  }
  return (
    <>
      <ol className={styles.entries} aria-busy={isBusy}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <AuditCard entry={entry} />
          </li>
        ))}
      </ol>
      <Paging {...props} />
    </>
  )
}

/** Empty after a failure, which has its own text. */
function summaryOf({ status, total, isCapped }: AuditViewProps): string {
  if (status === 'loading') return m.audit_loading()
  if (status === 'failed') return ''
  return isCapped ? m.results_capped({ count: total }) : m.results({ count: total })
}
