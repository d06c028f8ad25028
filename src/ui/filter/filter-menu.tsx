/** The filter of a list: a button that opens a menu of cities and tags. Specification, sections 2, 4 and 9. */
import { ListFilter } from 'lucide-react'
import { useRef } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { lazyComponent } from '../lazy-component.ts'
import styles from './filter-menu.module.css'
import type { FilterPopoverProps } from './filter-popover.tsx'

const filterPopover = lazyComponent<FilterPopoverProps>(async () => (await import('./filter-popover.tsx')).FilterPopover)

export interface FilterMenuProps extends Omit<FilterPopoverProps, 'opener'> {
  /** The number of applied choices. */
  readonly appliedCount: number
}

export function FilterMenu(props: FilterMenuProps) {
  const { isOpen, appliedCount, onOpenChange } = props
  const opener = useRef<HTMLButtonElement>(null)
  const FilterPopover = filterPopover.useComponent(isOpen)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={button.outline}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={filterPopover.preload}
        onFocus={filterPopover.preload}
        onClick={() => onOpenChange(!isOpen)}
      >
        <ListFilter className={styles.icon} />
        {m.filter_title()}
        {appliedCount > 0 && (
          <span className={styles.count}>
            {appliedCount}
            <span className="visually-hidden"> {m.filter_applied()}</span>
          </span>
        )}
      </button>
      {FilterPopover && <FilterPopover {...props} opener={opener} />}
    </>
  )
}
