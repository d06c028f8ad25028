/** What administrators and members did, the newest first. */
import type { AuditEntry } from '../../../domain/account/audit.ts'
import type { Failure } from '../../../domain/failure.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { listSummary } from '../../../words/list-words.ts'
import { href } from '../../paths.ts'
import { knownReason } from '../failure-text.ts'
import { Page } from '../page.tsx'
import { EmptyNotice } from '../lists/empty-notice.tsx'
import { ListScreen, SummaryRow } from '../lists/list-screen.tsx'
import type { PagedListProps } from '../lists/paging.tsx'
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
  const { product, listing, page, pageCount, isBusy, entries, failure } = props
  const reason = failure && knownReason(failure)
  return (
    <Page product={product} title={m.admin_audit()}>
      <section className={styles.log}>
        <ListScreen
          {...props}
          heading={m.audit_heading({ page, pageCount })}
          failed={reason ? `${m.audit_failed()} ${reason}` : m.audit_failed()}
          thing="private"
          empty={<EmptyNotice message={m.audit_empty()} />}
          header={
            <SummaryRow summary={listSummary(props, m.audit_loading())}>{listing !== null && <OfListing id={listing} />}</SummaryRow>
          }
        >
          <ol className={styles.entries} aria-busy={isBusy}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <AuditCard entry={entry} />
              </li>
            ))}
          </ol>
        </ListScreen>
      </section>
    </Page>
  )
}

/** Says that the log has the entries of one listing, with a link to all. */
function OfListing({ id }: { readonly id: number }) {
  return (
    <p>
      {m.audit_of_listing({ id })} <a href={href(paths.adminAudit)}>{m.audit_show_all()}</a>
    </p>
  )
}
