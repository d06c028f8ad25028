/** Links in a row. In a narrow window the row scrolls, and an arrow at its edge says so while there is more. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { chevrons } from './chevrons.ts'
import styles from './link-row.module.css'

interface LinkRowProps {
  /** The list of links. */
  readonly children: ReactNode
  /** Whether to show all of them, in as many rows as they need. */
  readonly isWhole?: boolean
}

export function LinkRow({ children, isWhole = false }: LinkRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const seen = useRef<Element>(null)
  // The link of a choice that is made is seen, also of one that is made later.
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]') ?? null
    const width = row.current?.clientWidth ?? 0
    if (chosen && chosen !== seen.current) {
      row.current?.scrollTo({ left: chosen.offsetLeft + (chosen.offsetWidth - width) / 2, behavior: 'instant' })
    }
    seen.current = chosen
  })
  return (
    <div ref={row} className={isWhole ? undefined : styles.row}>
      {children}
      {/* Tab leads to the links, which the browser scrolls to. */}
      {!isWhole && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.more}
          onClick={() => row.current?.scrollBy({ left: row.current.clientWidth / 2 })}
        >
          <chevrons.right />
        </button>
      )}
    </div>
  )
}
