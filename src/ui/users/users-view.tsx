/** Manage Users: the accounts, sorted and paged, with search where offered. Specification, sections 2 and 8. */
import type { ReactNode } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { User, UserColumn, UserSort } from '../../../domain/account/user.ts'
import { m } from '../../../messages/compiled/messages.js'
import { listSummary } from '../../../words/list-words.ts'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { Page } from '../page.tsx'
import { EmptyNotice } from '../lists/empty-notice.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import type { PagedListProps } from '../lists/paging.tsx'
import { UserSearch } from './user-search.tsx'
import { UserTable } from './user-table.tsx'
import styles from './users-view.module.css'

export interface UsersViewProps extends PagedListProps {
  readonly product: string
  readonly users: readonly User[]
  readonly sort: UserSort
  /** Whether there is a search field. */
  readonly hasSearch: boolean
  /** The text of the search field. */
  readonly typed: string
  readonly ownName: string
  /** The ids of the users that are being toggled. */
  readonly toggling: readonly number[]
  /** The failures of toggles, by user id. */
  readonly failures: Readonly<Record<number, Failure | null>>
  /** The failure shown in a modal; null for none. */
  readonly alert: { readonly kind: 'load' | 'toggle'; readonly failure: Failure } | null
  readonly onSearch: (text: string) => void
  readonly onApplySearch: () => void
  readonly onSort: (column: UserColumn) => void
  readonly onToggle: (user: User) => void
  /** Null where the server has no roles to give. */
  readonly onRole: ((user: User) => void) | null
  /** Null where the server cannot end sessions. */
  readonly onEndSessions: ((user: User) => void) | null
  readonly onCloseAlert: () => void
  /** Whether the listings of a user return with the account. */
  readonly hasReturn: boolean
  /** What asks before a user is disabled or sessions are ended, or for a role. */
  readonly dialogs: ReactNode
}

export function UsersView(props: UsersViewProps) {
  const { page, pageCount, hasSearch, typed, alert } = props
  return (
    <Page product={props.product} title={m.admin_users()}>
      <section className={styles.users}>
        <ListScreen
          {...props}
          heading={m.users_caption({ page, pageCount })}
          failed={m.users_failed()}
          thing="private"
          empty={<NobodyFound {...props} />}
          header={
            <div className={styles.row}>
              {hasSearch && <UserSearch typed={typed} onSearch={props.onSearch} onApply={props.onApplySearch} />}
              <p role="status" className={styles.summary}>
                {listSummary(props, m.users_loading())}
              </p>
            </div>
          }
        >
          <UserTable {...props} />
        </ListScreen>
      </section>
      {props.dialogs}
      <AlertModal
        isOpen={alert !== null}
        title={alert?.kind === 'toggle' ? m.users_toggle_failed() : m.users_failed()}
        reason={failureText(alert?.failure ?? null)}
        onClose={props.onCloseAlert}
      />
    </Page>
  )
}

function NobodyFound({ typed, onSearch, onApplySearch }: UsersViewProps) {
  function showAll() {
    onSearch('')
    onApplySearch()
  }
  const clear = (
    <button type="button" className={button.primary} onClick={showAll}>
      {m.users_search_clear()}
    </button>
  )
  return <EmptyNotice message={m.users_empty()} actions={typed !== '' && clear} />
}
