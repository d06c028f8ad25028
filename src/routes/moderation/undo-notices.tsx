/** Shows the decisions that can be undone above every screen, and undoes the last one by a key. */
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { SnapshotFrom } from 'xstate'
import type { UndoActor, undoMachine } from '../../machines/moderation/undo.ts'
import type { UndoListActor } from '../../machines/moderation/undo-list.ts'
import { firstTag } from '../../site/first-tag.ts'
import type { Site } from '../../site/site.ts'
import { shortcutOf } from '../../ui/moderation/keys.ts'
import { UndoNotice, UndoNotices } from '../../ui/moderation/undo-notices.tsx'

/**
 * Adds the notices to the document, in a root of their own: the frame is that of visitors, who get no code of it. The notices end with the
 * session.
 */
export function showUndoNotices(list: UndoListActor, session: Site['session']): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<RunningNotices list={list} />)
  session.subscribe(({ context }) => {
    if (context.session) return
    for (const notice of list.getSnapshot().context.notices) notice.send({ type: 'notice.close' })
  })
}

function RunningNotices({ list }: { readonly list: UndoListActor }) {
  const notices = useSelector(list, ({ context }) => context.notices)
  const hasNotices = notices.length > 0
  useEffect(() => {
    if (!hasNotices) return undefined
    const obey = (event: KeyboardEvent) => {
      // The keys of a modal are its own.
      if (shortcutOf(event) !== 'z' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      list.send({ type: 'undo.press' })
    }
    document.addEventListener('keydown', obey)
    return () => document.removeEventListener('keydown', obey)
  }, [hasNotices, list])
  const statuses = useStatuses(notices)
  const next = notices.findLast((_, place) => isUndoable(statuses[place]))
  const shownOf = (wanted: readonly UndoActor[]) =>
    wanted.map((notice) => <RunningNotice key={notice.id} notice={notice} hasKey={notice === next} />)
  const isOlder = (notice: UndoActor, place: number) => notice !== next && statuses[place] === 'undoable'
  const answered = notices.filter((notice, place) => notice !== next && !isOlder(notice, place))
  return <UndoNotices older={shownOf(notices.filter(isOlder))} shown={shownOf(next ? [...answered, next] : answered)} />
}

const tags = ['busy', 'failed', 'undone', 'kept'] as const

type Status = (typeof tags)[number] | 'undoable'

/** Whether the key undoes it, unless there is a later one. */
const isUndoable = (status: Status | undefined) => status === 'undoable' || status === 'failed'

function statusOf(snapshot: SnapshotFrom<typeof undoMachine>): Status {
  return firstTag(snapshot, tags) ?? 'undoable'
}

/** The status of each notice. */
function useStatuses(notices: readonly UndoActor[]): readonly Status[] {
  const follow = useCallback((tell: () => void) => {
    const subscriptions = notices.map((notice) => notice.subscribe(tell))
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [notices])
  return useSyncExternalStore(follow, () => notices.map((notice) => statusOf(notice.getSnapshot())).join(' ')).split(' ') as Status[]
}

function RunningNotice({ notice, hasKey }: { readonly notice: UndoActor; readonly hasKey: boolean }) {
  const snapshot = useSelector(notice, (current) => current)
  const { decision, result, failure } = snapshot.context
  return (
    <UndoNotice
      {...{ decision, result, failure, hasKey }}
      status={statusOf(snapshot)}
      onUndo={() => notice.send({ type: 'undo.request' })}
      onClose={() => notice.send({ type: 'notice.close' })}
    />
  )
}
