/** The filter of a list: a button that opens a menu of cities and tags. Specification, sections 2, 4 and 9. */
import { ListFilter } from 'lucide-react'
import { useRef } from 'react'
import type { Filter } from '../../../domain/filter.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { later } from '../later.ts'
import styles from './filter-menu.module.css'
import type { CityOption } from './city-choices.tsx'
import type { FilterPopoverProps } from './filter-popover.tsx'

const filterPopover = later<FilterPopoverProps>(async () => (await import('./filter-popover.tsx')).FilterPopover)

export interface FilterMenuProps {
  readonly isOpen: boolean
  /** Empty until they are read. */
  readonly cities: readonly CityOption[]
  /** Whether they could not be read. */
  readonly isCitiesMissing: boolean
  readonly tags: readonly string[]
  /** What is ticked; it counts when it is applied. */
  readonly draft: Filter
  /** How many choices the list obeys. */
  readonly appliedCount: number
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onToggleCity: (city: string) => void
  readonly onToggleTag: (tag: string) => void
  readonly onRetryCities: () => void
  readonly onApply: () => void
  readonly onClear: () => void
}

export function FilterMenu(props: FilterMenuProps) {
  const { isOpen, appliedCount, onOpenChange } = props
  const opener = useRef<HTMLButtonElement>(null)
  const FilterPopover = filterPopover.useWanted(isOpen)
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
