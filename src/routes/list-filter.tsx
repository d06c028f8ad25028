/** The filter menu and the chips of what it lets through, driven by the filter machine. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { filterSize, type Filter } from '../../domain/filter.ts'
import type { ListingType } from '../../domain/listing.ts'
import { tagVocabularies } from '../../domain/tags.ts'
import { filterMachine } from '../machines/filter.ts'
import { FilterChips } from '../ui/filter/filter-chips.tsx'
import { FilterMenu } from '../ui/filter/filter-menu.tsx'
import { useAddressChange } from './use-address.ts'
import { useSite } from './use-site.ts'

/** The filter of a list of this type; `onFilter` writes another one into the address. */
export function useListFilter(type: ListingType, filter: Filter, onFilter: (filter: Filter) => void) {
  const { fetchCities } = useSite()
  const [snapshot, send] = useMachine(
    filterMachine.provide({
      actors: { fetchCities: fromPromise(() => fetchCities()) },
      actions: {
        openFilter: (_, params) => onFilter(params.filter),
        logFailure: (_, { failure }) => console.error('Failed to fetch cities', failure.sentence ?? ''),
      },
    }),
    { input: { filter } },
  )
  useAddressChange(filter, (changed) => send({ type: 'address.changed', filter: changed }))
  const { applied, draft, cities } = snapshot.context
  return {
    filterSlot: (
      <FilterMenu
        isOpen={snapshot.matches('open')}
        cities={cities.map(({ name }) => ({ value: name.en, label: name.en, otherName: name.el }))}
        isCitiesMissing={snapshot.matches({ open: 'failed' })}
        tags={tagVocabularies[type]}
        draft={draft}
        appliedCount={filterSize(applied)}
        onOpenChange={(isOpen) => send({ type: isOpen ? 'menu.open' : 'menu.close' })}
        onToggleCity={(city) => send({ type: 'city.toggle', city })}
        onToggleTag={(tag) => send({ type: 'tag.toggle', tag })}
        onRetryCities={() => send({ type: 'cities.retry' })}
        onApply={() => send({ type: 'filter.apply' })}
        onClear={() => send({ type: 'filter.clear' })}
      />
    ),
    chips: (
      <FilterChips
        filter={applied}
        onRemoveCity={(city) => send({ type: 'city.remove', city })}
        onRemoveTag={(tag) => send({ type: 'tag.remove', tag })}
        onClearAll={() => send({ type: 'filter.reset' })}
      />
    ),
    onClearFilter: filterSize(applied) > 0 ? () => send({ type: 'filter.reset' }) : undefined,
  }
}
