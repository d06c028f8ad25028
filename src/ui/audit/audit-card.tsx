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
  const { at, actor, isActorDeleted, action, listing, user } = entry
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
              lang={listing.title === null ? undefined : languageOfText(listing.title)}
            >
              {listing.title ?? m.audit_erased()}
            </a>
          )}
          {user && <Name name={user.username} otherwise={m.audit_deleted_account()} />}
        </span>
      </h3>
      <p className={styles.facts}>
        <Name
          name={actor === null ? null : m.audit_by({ actor })}
          otherwise={isActorDeleted ? m.audit_by_deleted_account() : m.audit_by_command_line()}
        />
        <time dateTime={at} title={formatExactMoment(at, getLocale())}>
          {formatMoment(at, getLocale())}
        </time>
        <span>{m.audit_number({ id: listing?.id ?? user?.id ?? 0 })}</span>
      </p>
      <AuditChanges entry={entry} />
    </article>
  )
}

/** A name of a person, or what stands in place of one. */
function Name({ name, otherwise }: { readonly name: string | null; readonly otherwise: string }) {
  return <span translate={name === null ? undefined : 'no'}>{name ?? otherwise}</span>
}
