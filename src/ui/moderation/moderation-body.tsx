/** The queue with its pages, or what stands in its place. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { EmptyDrawing } from '../drawings/empty-drawing.tsx'
import { FailedState } from '../listing/failed-state.tsx'
import { Paging } from '../listing/paging.tsx'
import { Skeleton } from '../listing/skeleton.tsx'
import notice from '../notice.module.css'
import { ModerationQueue, type ModerationQueueProps } from './moderation-queue.tsx'

export interface ModerationBodyProps extends Omit<ModerationQueueProps, 'label'> {
  readonly status: 'loading' | 'ready' | 'empty' | 'failed'
  /** Whether the list is that of approved listings. */
  readonly isApproved: boolean
  /** Counted from 1. */
  readonly page: number
  readonly pageCount: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly onNext: () => void
  readonly onPrevious: () => void
  readonly onRetry: () => void
  /** Absent when no filter is applied. */
  readonly onClearFilter?: (() => void) | undefined
}

export function ModerationBody(props: ModerationBodyProps) {
  const { status, isApproved, items, onRetry } = props
  return (
    <>
      {status === 'loading' && <Skeleton count={4} />}
      {status === 'failed' && <FailedState message={m.posts_failed()} onRetry={onRetry} />}
      {status === 'empty' && <EmptyQueue {...props} />}
      {items.length > 0 && (
        <ModerationQueue {...props} label={isApproved ? m.moderation_approved_list() : m.moderation_waiting_list()} />
      )}
      {status === 'ready' && <Paging {...props} />}
    </>
  )
}

function EmptyQueue({ isApproved, hasPrevious, onPrevious, onClearFilter }: ModerationBodyProps) {
  return (
    <div className={notice.notice}>
      <EmptyDrawing />
      <p>{isApproved ? m.moderation_none_approved() : m.moderation_none_unapproved()}</p>
      <div className={notice.actions}>
        {hasPrevious && (
          <button type="button" className={button.primary} onClick={onPrevious}>
            {m.paging_previous()}
          </button>
        )}
        {onClearFilter && (
          <button type="button" className={button.primary} onClick={onClearFilter}>
            {m.filter_clear_all()}
          </button>
        )}
      </div>
    </div>
  )
}
