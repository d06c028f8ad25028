/** Connects the menu of the filter with the counts of its choices. Fetched when it is opened. */
import type { ListingType } from '../../../domain/listing/listing.ts'
import { FilterPopover, type FilterPopoverProps } from '../../ui/filter/filter-popover.tsx'
import { useCounts } from './use-counts.ts'

export interface CountedPopoverProps extends Omit<FilterPopoverProps, 'type' | 'counts'> {
  /** The type of the listings; null for a list of all types, which has no counts. */
  readonly type: ListingType | null
}

export function CountedPopover({ type, ...menu }: CountedPopoverProps) {
  const counts = useCounts(type, menu.isOpen ? menu.draft : null)
  return <FilterPopover {...menu} type={type ?? 'event'} counts={counts} />
}
