/** Manage Users: the accounts, sorted and paged, with search where offered. Specification, sections 2 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { User, UserColumn, UserSort } from '../../../domain/account/user.ts'
import { m } from '../../../messages/compiled/messages.js'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { Spot } from '../drawings/drawing.tsx'
import { failureText } from '../failure-text.ts'
import { Page } from '../page.tsx'
import { BeyondState } from '../lists/beyond-state.tsx'
import { FailedState } from '../lists/failed-state.tsx'
import { useHeadingAfterPaging } from '../lists/heading-after-paging.ts'
import { Paging, type PagedListProps } from '../lists/paging.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import notice from '../notice.module.css'
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
  readonly failures: Readonly<Record<number, Failure | undefined>>
  /** The failure shown in a modal; null for none. */
  readonly alert: { readonly kind: 'load' | 'toggle'; readonly failure: Failure } | null
  readonly onSearch: (text: string) => void
  readonly onApplySearch: () => void
  readonly onSort: (column: UserColumn) => void
  readonly onToggle: (user: User) => void
  readonly onCloseAlert: () => void
}

export function UsersView(props: UsersViewProps) {
  const { page, pageCount, alert } = props
  const heading = useHeadingAfterPaging(page)
  return (
    <Page product={props.product} title={m.admin_users()}>
      <section className={styles.users}>
        <h2 ref={heading} tabIndex={-1} className="visually-hidden">
          {m.users_caption({ page, pageCount })}
        </h2>
        <div className={styles.row}>
          {props.hasSearch && <UserSearch typed={props.typed} onSearch={props.onSearch} onApply={props.onApplySearch} />}
          <p role="status" className={styles.summary}>
            {summaryOf(props)}
          </p>
        </div>
        <UsersBody {...props} />
      </section>
      <AlertModal
        isOpen={alert !== null}
        title={alert?.kind === 'toggle' ? m.users_toggle_failed() : m.users_failed()}
        reason={failureText(alert?.failure ?? null)}
        onClose={props.onCloseAlert}
      />
    </Page>
  )
}

/** Empty after a failure, which has its own text. */
function summaryOf({ status, total, isCapped }: UsersViewProps): string {
  if (status === 'loading') return m.users_loading()
  if (status === 'failed') return ''
  return isCapped ? m.results_capped({ count: total }) : m.results({ count: total })
}

/** The table of users, or what is shown in its place. */
function UsersBody(props: UsersViewProps) {
  if (props.status === 'loading') return <Skeleton count={3} />
  if (props.status === 'failed') return <FailedState message={m.users_failed()} onRetry={props.onRetry} />
  if (props.status === 'beyond') return <BeyondState onPrevious={props.onPrevious} />
  if (props.status === 'empty') return <NobodyFound {...props} />
  return (
    <>
      <UserTable {...props} />
      <Paging {...props} />
    </>
  )
}

function NobodyFound({ typed, onSearch, onApplySearch }: UsersViewProps) {
  function showAll() {
    onSearch('')
    onApplySearch()
  }
  return (
    <div className={notice.notice}>
      <Spot name="empty" />
      <p>{m.users_empty()}</p>
      <div className={notice.actions}>
        {typed !== '' && (
          <button type="button" className={button.primary} onClick={showAll}>
            {m.users_search_clear()}
          </button>
        )}
      </div>
    </div>
  )
}
