/** The columns of the table of users. Specification, section 2. */
import { createColumnHelper, type rowSortingFeature } from '@tanstack/react-table'
import { CircleAlert, LoaderCircle } from 'lucide-react'
import { useId } from 'react'
import { hasRole, moderatorRole } from '../../../domain/account/roles.ts'
import type { Failure } from '../../../domain/failure.ts'
import type { User } from '../../../domain/account/user.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { roleName } from '../role-words.ts'
import styles from './user-columns.module.css'

/** The data and callbacks of a row. */
export interface UserRow {
  readonly user: User
  /** Whether it is the signed-in user. */
  readonly isOwn: boolean
  readonly isToggling: boolean
  /** The failure of the last toggle. */
  readonly failure: Failure | null
  /** Whether what was listed returns when the user is enabled. */
  readonly hasReturn: boolean
  readonly onToggle: () => void
  /** Asks for another role; null where the server has no such call. */
  readonly onRole: (() => void) | null
  /** Asks whether to end all sessions; null where the server has no such call, and where there is nothing to end. */
  readonly onEndSessions: (() => void) | null
}

const column = createColumnHelper<{ rowSortingFeature: typeof rowSortingFeature }, UserRow>()

export const userColumnsOfTable = column.columns([
  column.accessor((row) => row.user.id, { id: 'id', header: () => m.users_id() }),
  column.accessor((row) => row.user.username, {
    id: 'username',
    header: () => m.field_username(),
    cell: ({ row: { original } }) => <UserName {...original.user} />,
  }),
  column.accessor((row) => row.user.email, {
    id: 'email',
    header: () => m.field_email(),
    cell: ({ row: { original } }) => <span translate="no">{original.user.email}</span>,
  }),
  column.accessor((row) => row.user.enabled, {
    id: 'enabled',
    header: () => m.users_status(),
    cell: ({ row: { original } }) => <Status {...original.user} />,
  }),
  column.display({
    id: 'change',
    header: () => <span className="visually-hidden">{m.users_change()}</span>,
    cell: ({ row: { original } }) => <ChangeCell {...original} />,
  }),
])

function UserName({ username, role }: User) {
  return (
    <>
      <span translate="no">{username}</span>
      {hasRole(role, moderatorRole) && <span className={styles.role}>{roleName(role)}</span>}
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

/**
 * The buttons that end the sessions of a user, give another role, and enable or disable the user, with the reason why that is disabled or
 * failed.
 */
function ChangeCell({ user, isOwn, isToggling, failure, hasReturn, onToggle, onRole, onEndSessions }: UserRow) {
  const noteId = useId()
  const quiet = isOwn ? m.users_own() : hasReturn ? m.users_return() : null
  const note = failure && !isOwn ? failureText(failure) : quiet
  // aria-disabled, because a disabled button could not be reached to learn why.
  return (
    <div className={styles.cell}>
      <div className={styles.buttons}>
        {onEndSessions && <Question label={m.users_sessions()} username={user.username} onAsk={onEndSessions} />}
        {onRole && <Question label={m.users_role()} username={user.username} onAsk={onRole} />}
        <button
          type="button"
          className={`${button.outline} ${styles.toggle}`}
          aria-disabled={isOwn}
          aria-busy={isToggling}
          aria-describedby={note ? noteId : undefined}
          onClick={isOwn ? undefined : onToggle}
        >
          {isToggling && <LoaderCircle className={styles.spinner} />}
          <span>
            {user.enabled ? m.users_disable() : m.users_enable()}
            <span className="visually-hidden" translate="no">
              {' '}
              {user.username}
            </span>
          </span>
        </button>
      </div>
      {note && (
        <p id={noteId} className={styles.note} data-tone={note === quiet ? 'quiet' : 'failure'}>
          {note !== quiet && <CircleAlert />}
          {note}
        </p>
      )}
    </div>
  )
}

interface QuestionProps {
  readonly label: string
  readonly username: string
  readonly onAsk: () => void
}

/** A button that opens a question about a user. */
function Question({ label, username, onAsk }: QuestionProps) {
  return (
    <button type="button" className={button.quiet} onClick={onAsk}>
      {label}
      <span className="visually-hidden" translate="no">
        {' '}
        {username}
      </span>
    </button>
  )
}
