/** Offers the relaxed filters of a filter that no listing matches. */
import type { Filter } from '../../../domain/lists/filter.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { relaxedFilters } from '../../../domain/lists/relaxed-filters.ts'
import { RelaxedFilters } from '../../ui/filter/relaxed-filters.tsx'
import { useCounts } from './use-counts.ts'

export interface RelaxedChoicesProps {
  readonly type: ListingType
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
}

export function RelaxedChoices({ type, filter, onFilter }: RelaxedChoicesProps) {
  const counts = useCounts(type, filter)
  return <RelaxedFilters type={type} filter={filter} relaxed={counts ? relaxedFilters(filter, counts.without) : []} onFilter={onFilter} />
}
