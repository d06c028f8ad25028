/** What an entry changed: before and after side by side, field by field, and only what differs. */
import { changesOf, type AuditEntry } from '../../../domain/audit.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './audit-changes.module.css'
import { auditFieldLabel, auditValueText } from './audit-words.ts'

export function AuditChanges({ entry }: { readonly entry: AuditEntry }) {
  const changes = changesOf(entry)
  if (changes.length === 0) return <p className={styles.none}>{m.audit_no_change()}</p>
  return (
    <table className={styles.changes}>
      <caption className="visually-hidden">{m.audit_changes()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.audit_field()}</th>
          <th scope="col">{m.audit_before()}</th>
          <th scope="col">{m.audit_after()}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{auditFieldLabel(field)}</th>
            <td data-absent={before === null}>{auditValueText(field, before)}</td>
            <td data-absent={after === null}>{auditValueText(field, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
