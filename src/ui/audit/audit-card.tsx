/** An entry of the audit log: what was done, to what, by whom, when, and what changed. */
import { UserRound } from 'lucide-react'
import type { AuditEntry } from '../../../domain/account/audit.ts'
import { formatExactMoment, formatMoment } from '../../../domain/format-moment.ts'
import { languageOfText } from '../../../domain/listing/listing-language.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { auditSearch, href } from '../../paths.ts'
import { typeIcons } from '../kind.tsx'
import styles from './audit-card.module.css'
import { AuditChanges } from './audit-changes.tsx'
import { actionText, toneOf } from './audit-words.ts'

export function AuditCard({ entry }: { readonly entry: AuditEntry }) {
  const { at, actor, action, listing, user } = entry
  const Icon = listing ? typeIcons[listing.type] : UserRound
  return (
    <article className={styles.card}>
      <h3 className={styles.heading}>
        <span className={styles.action} data-tone={toneOf(action)}>
          {actionText(action)}
        </span>
        <span className={styles.subject}>
          <Icon aria-hidden="true" />
          {listing && (
            <a
              href={href(paths.adminAudit, auditSearch({ listing: listing.id, page: 1 }))}
              data-from-top
              lang={languageOfText(listing.title)}
            >
              {listing.title}
            </a>
          )}
          {user && <span translate="no">{user.username}</span>}
        </span>
      </h3>
      <p className={styles.facts}>
        <span translate={actor === null ? undefined : 'no'}>{actor === null ? m.audit_by_command_line() : m.audit_by({ actor })}</span>
        <time dateTime={at} title={formatExactMoment(at, getLocale())}>
          {formatMoment(at, getLocale())}
        </time>
        <span>{m.audit_number({ id: listing?.id ?? user?.id ?? 0 })}</span>
      </p>
      <AuditChanges entry={entry} />
    </article>
  )
}
