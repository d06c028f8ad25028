/** The table of users, or what stands in its place. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { EmptyDrawing } from '../drawings/empty-drawing.tsx'
import { FailedState } from '../listings/failed-state.tsx'
import { Paging } from '../listings/paging.tsx'
import { Skeleton } from '../listings/skeleton.tsx'
import notice from '../notice.module.css'
import { UserTable } from './user-table.tsx'
import type { UsersViewProps } from './users-view.tsx'

export function UsersBody(props: UsersViewProps) {
  if (props.status === 'loading') return <Skeleton count={3} />
  if (props.status === 'failed') return <FailedState message={m.users_failed()} onRetry={props.onRetry} />
  if (props.users.length === 0) return <NobodyFound {...props} />
  return (
    <>
      <UserTable {...props} />
      <Paging {...props} />
    </>
  )
}

function NobodyFound({ hasPrevious, typed, onPrevious, onSearch, onApplySearch }: UsersViewProps) {
  function showAll() {
    onSearch('')
    onApplySearch()
  }
  return (
    <div className={notice.notice}>
      <EmptyDrawing />
      <p>{m.users_empty()}</p>
      <div className={notice.actions}>
        {hasPrevious && (
          <button type="button" className={button.primary} onClick={onPrevious}>
            {m.paging_previous()}
          </button>
        )}
        {typed !== '' && (
          <button type="button" className={button.primary} onClick={showAll}>
            {m.users_search_clear()}
          </button>
        )}
      </div>
    </div>
  )
}
