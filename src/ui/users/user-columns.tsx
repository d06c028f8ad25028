/** The columns of the table of users. Specification, section 2. */
import { createColumnHelper, type rowSortingFeature } from '@tanstack/react-table'
import type { Failure } from '../../../domain/failure.ts'
import type { User } from '../../../domain/user.ts'
import { m } from '../../../messages/compiled/messages.js'
import { ToggleCell } from './toggle-cell.tsx'
import styles from './user-columns.module.css'

/** What a row shows and does. */
export interface UserRow {
  readonly user: User
  /** Whether this is who looks. */
  readonly isOwn: boolean
  readonly isToggling: boolean
  /** Why the user was not toggled when it was last tried. */
  readonly failure: Failure | null
  readonly onToggle: () => void
}

const column = createColumnHelper<{ rowSortingFeature: typeof rowSortingFeature }, UserRow>()

export const userColumnsOfTable = column.columns([
  column.accessor((row) => row.user.id, { id: 'id', header: () => m.users_id() }),
  column.accessor((row) => row.user.username, {
    id: 'username',
    header: () => m.field_username(),
    cell: ({ row: { original } }) => <UserName {...original.user} />,
  }),
  column.accessor((row) => row.user.email, { id: 'email', header: () => m.field_email() }),
  column.accessor((row) => row.user.enabled, {
    id: 'enabled',
    header: () => m.users_status(),
    cell: ({ row: { original } }) => <Status {...original.user} />,
  }),
  column.display({
    id: 'change',
    header: () => <span className="visually-hidden">{m.users_change()}</span>,
    cell: ({ row: { original } }) => <ToggleCell {...original} />,
  }),
])

function UserName({ username, role }: User) {
  return (
    <>
      {username}
      {role === 'ROLE_ADMIN' && <span className={styles.role}>{m.users_admin()}</span>}
    </>
  )
}

/** Said aloud when it changes. */
function Status({ enabled }: User) {
  return (
    <span aria-live="polite" className={styles.status} data-enabled={enabled}>
      {enabled ? m.users_enabled() : m.users_disabled()}
    </span>
  )
}
