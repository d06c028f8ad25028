/** Where a listing leaves the queue with the focus in it, the focus goes to the one behind it, or to the screen. */
import { useEffect, useRef } from 'react'
import { focusItem } from './queue-item.ts'

interface Focused {
  readonly id: number
  readonly place: number
}

/** `ids` are the listings of the queue in their order; `noticeFocus` is told which of them has the focus. */
export function useFocusOnNext(ids: readonly number[]) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<Focused | null>(null)

  useEffect(() => {
    const last = focused.current
    if (!last || ids.includes(last.id) || document.activeElement !== document.body) return
    focusItem(list.current?.children[Math.min(last.place, ids.length - 1)])
  })

  // With the last listing the queue itself goes.
  useEffect(
    () => () => {
      if (focused.current && document.activeElement === document.body) focusItem(null)
    },
    [],
  )

  return { list, noticeFocus: (id: number) => void (focused.current = { id, place: ids.indexOf(id) }) }
}
