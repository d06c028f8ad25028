/** The listings to decide on: cards, or on wide screens lines with the opened card beside them, if the moderator chose so. */
import type { CSSProperties, FocusEvent, KeyboardEvent, ReactNode } from 'react'
import type { QueueLayout } from '../../../domain/moderation/queue-layout.ts'
import { m } from '../../../messages/compiled/messages.js'
import { shortcutOf } from './keys.ts'
import styles from './moderation-queue.module.css'
import type { Selection } from './selection-bar.tsx'
import { focusItem, idOfItem, itemIn, useFocusOnNext } from './queue-focus.ts'

export interface ModerationQueueProps {
  /** What kind of listings they are. */
  readonly label: string
  readonly items: readonly { readonly id: number; readonly title: string; readonly card: ReactNode }[]
  readonly openedId: number | null
  readonly isBusy: boolean
  /** How a wide screen shows them. */
  readonly layout: QueueLayout
  readonly onOpen: (id: number) => void
  readonly onApprove: (id: number) => void
  readonly onEdit: (id: number) => void
  /** Null where the server cannot reject. */
  readonly onReject: ((id: number) => void) | null
  readonly selection: Pick<Selection, 'selected' | 'selectableIds' | 'isBusy' | 'onSelect'>
  readonly onHelp: () => void
}

export function ModerationQueue(props: ModerationQueueProps) {
  const { label, items, openedId, isBusy, layout, onOpen, onApprove, onEdit, onReject, onHelp, selection } = props
  const { list, noticeFocus } = useFocusOnNext(items.map(({ id }) => id))

  function open(event: FocusEvent) {
    const item = itemIn(event.target)
    if (!item) return
    noticeFocus(idOfItem(item))
    if (idOfItem(item) !== openedId) onOpen(idOfItem(item))
  }

  const { selected, selectableIds } = selection
  const isSelectable = (id: number) => selectableIds.includes(id)
  const select: typeof selection.onSelect = (id, given) => {
    if (isSelectable(id) && !selection.isBusy) selection.onSelect(id, given)
  }

  function obey(event: KeyboardEvent) {
    // React events of a modal bubble to its card, but its keys are no shortcuts.
    const item = list.current?.contains(event.target as Element) ? itemIn(event.target as Element) : null
    const key = item && shortcutOf(event)
    if (!key) return
    const id = idOfItem(item)
    const command = {
      a: () => onApprove(id),
      e: () => onEdit(id),
      ...(onReject ? { r: () => onReject(id) } : {}),
      x: () => select(id, { isRange: false }),
      X: () => select(id, { isRange: true }),
      j: () => item.nextElementSibling && focusItem(item.nextElementSibling),
      k: () => item.previousElementSibling && focusItem(item.previousElementSibling),
      '?': onHelp,
    }[key]
    if (!command) return
    event.preventDefault()
    command()
  }

  return (
    <ul
      ref={list}
      className={styles.queue}
      style={{ '--count': items.length } as CSSProperties}
      aria-label={label}
      aria-busy={isBusy}
      data-layout={layout}
      onFocus={open}
      onKeyDown={obey}
    >
      {items.map(({ id, title, card }) => (
        <li key={id} className={styles.item} data-listing={id} data-opened={id === openedId} data-selectable={isSelectable(id)}>
          {isSelectable(id) && (
            <label className={styles.select}>
              <input
                type="checkbox"
                aria-label={m.batch_select({ title })}
                aria-keyshortcuts="x"
                aria-disabled={selection.isBusy}
                checked={selected.some((each) => each.id === id)}
                onChange={({ nativeEvent }) => select(id, { isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })}
              />
            </label>
          )}
          {card}
        </li>
      ))}
    </ul>
  )
}
