/** Shows the decisions that can be undone above every screen, and undoes the last one by a key. */
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { UndoActor } from '../../machines/moderation/undo.ts'
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
  const shown = notices.map((notice) => <RunningNotice key={notice.id} notice={notice} hasKey={notice === notices.at(-1)} />)
  return <UndoNotices last={shown.at(-1) ?? null} older={shown.slice(0, -1)} />
}

const tags = ['busy', 'failed', 'undone', 'kept'] as const

function RunningNotice({ notice, hasKey }: { readonly notice: UndoActor; readonly hasKey: boolean }) {
  const snapshot = useSelector(notice, (current) => current)
  const { decision, result, failure } = snapshot.context
  return (
    <UndoNotice
      {...{ decision, result, failure, hasKey }}
      status={firstTag(snapshot, tags) ?? 'undoable'}
      onUndo={() => notice.send({ type: 'undo.request' })}
      onClose={() => notice.send({ type: 'notice.close' })}
    />
  )
}
