/** The filter of a list: a button that opens a menu of choices. Specification, sections 2, 4 and 9. */
import { ListFilter } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import styles from './filter-menu.module.css'

interface FilterMenuProps {
  readonly isOpen: boolean
  /** The number of applied choices. */
  readonly appliedCount: number
  readonly onOpenChange: (isOpen: boolean) => void
  /** Called before a click, to fetch the code of the menu. */
  readonly onIntent: () => void
  /** Fetches the code of the menu again; null unless it could not be fetched. */
  readonly onRetry: (() => void) | null
  /** The menu, such as a `FilterPopover`, under the button that opens it. */
  readonly children: (opener: RefObject<HTMLButtonElement | null>) => ReactNode
}

export function FilterMenu({ isOpen, appliedCount, onOpenChange, onIntent, onRetry, children }: FilterMenuProps) {
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${button.outline} ${styles.opener}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => onOpenChange(!isOpen)}
      >
        <ListFilter className={styles.icon} />
        {m.filter_title()}
        {appliedCount > 0 && (
          <span className={styles.count} data-applied>
            {appliedCount}
            <span className="visually-hidden"> {m.filter_applied()}</span>
          </span>
        )}
      </button>
      {children(opener)}
      {onRetry && (
        <div role="alert" className={styles.missing}>
          <p>{m.filter_missing()}</p>
          <button type="button" className={button.quiet} onClick={onRetry}>
            {m.try_again()}
          </button>
        </div>
      )}
    </>
  )
}
