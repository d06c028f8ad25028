/** What an entry changed: before and after side by side, field by field, and only what differs. */
import { changesOf, removalIn, type AuditEntry } from '../../../domain/account/audit.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './audit-changes.module.css'
import { usePlaceNames } from '../place-names.ts'
import { auditFieldLabel, auditValueText, languageOfValue } from './audit-words.ts'

export function AuditChanges({ entry }: { readonly entry: AuditEntry }) {
  const removal = removalIn(entry)
  if (removal) {
    return (
      <>
        <Fields changes={changesOf(removal)} versions={['before', 'after']} />
        <AuditChanges entry={{ ...entry, after: null }} />
      </>
    )
  }
  const { before, after } = entry
  // Whatever is logged was there before or afterwards.
  if (before === null && after === null) return <p className={styles.none}>{m.audit_erased()}</p>
  const changes = changesOf(entry)
  if (changes.length === 0) return <p className={styles.none}>{m.audit_no_change()}</p>
  if (before !== null && after !== null) return <Fields changes={changes} versions={['before', 'after']} />
  // All fields of a created or deleted listing differ, so they are collapsed.
  return (
    <details className={styles.whole}>
      <summary>{m.audit_whole()}</summary>
      <Fields changes={changes} versions={[before === null ? 'after' : 'before']} />
    </details>
  )
}

interface FieldsProps {
  readonly changes: ReturnType<typeof changesOf>
  readonly versions: readonly ('before' | 'after')[]
}

const headings = { before: m.audit_before, after: m.audit_after }

function Fields({ changes, versions }: FieldsProps) {
  const { cityName } = usePlaceNames()
  return (
    <table className={styles.changes}>
      <caption className="visually-hidden">{m.audit_changes()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.audit_field()}</th>
          {versions.map((version) => (
            <th key={version} scope="col">
              {headings[version]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{auditFieldLabel(change.field)}</th>
            {versions.map((version) => (
              <td key={version} data-absent={change[version] === null} lang={languageOfValue(change.field, change[version])}>
                {auditValueText(change.field, change[version], cityName)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
