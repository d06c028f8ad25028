/** Says which choice of a filter that nothing matches to leave out. */
import type { Filter } from '../../../domain/lists/filter.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { looserFilters } from '../../../domain/lists/looser-filters.ts'
import { LooserFilters } from '../../ui/filter/looser-filters.tsx'
import { useCounts } from './use-counts.ts'

export interface LooserChoicesProps {
  readonly type: ListingType
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
}

export function LooserChoices({ type, filter, onFilter }: LooserChoicesProps) {
  const counts = useCounts(type, filter)
  return <LooserFilters type={type} filter={filter} looser={counts ? looserFilters(filter, counts.without) : []} onFilter={onFilter} />
}
