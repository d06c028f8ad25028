/** The queue with its paging, or what is shown in its place. */
import type { ListingState } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { Spot } from '../drawings/drawing.tsx'
import { BeyondState } from '../lists/beyond-state.tsx'
import { FailedState } from '../lists/failed-state.tsx'
import { Paging, type PagedListProps } from '../lists/paging.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import notice from '../notice.module.css'
import { ModerationQueue, type ModerationQueueProps } from './moderation-queue.tsx'

export interface ModerationBodyProps extends Omit<ModerationQueueProps, 'label'>, PagedListProps {
  /** Which listings the list has. */
  readonly state: ListingState
  /** Absent when no filter is applied. */
  readonly onClearFilter?: (() => void) | undefined
}

const words: Readonly<Record<ListingState, { readonly list: () => string; readonly none: () => string }>> = {
  pending: { list: m.moderation_waiting_list, none: m.moderation_none_unapproved },
  approved: { list: m.moderation_approved_list, none: m.moderation_none_approved },
  rejected: { list: m.moderation_rejected_list, none: m.moderation_none_rejected },
}

export function ModerationBody(props: ModerationBodyProps) {
  const { status, state, items, onRetry } = props
  return (
    <>
      {status === 'loading' && <Skeleton count={4} />}
      {status === 'failed' && <FailedState message={m.posts_failed()} onRetry={onRetry} />}
      {status === 'empty' && <EmptyQueue {...props} />}
      {status === 'beyond' && <BeyondState onPrevious={props.onPrevious} />}
      {items.length > 0 && (
        <ModerationQueue {...props} label={words[state].list()} />
      )}
      {status === 'ready' && <Paging {...props} />}
    </>
  )
}

function EmptyQueue({ state, onClearFilter }: ModerationBodyProps) {
  return (
    <div className={notice.notice}>
      <Spot name="empty" />
      <p>{words[state].none()}</p>
      <div className={notice.actions}>
        {onClearFilter && (
          <button type="button" className={button.primary} onClick={onClearFilter}>
            {m.filter_clear_all()}
          </button>
        )}
      </div>
    </div>
  )
}
