/** The filter menu and the chips of what it lets through, driven by the filter machine. */
import { useMachine } from '@xstate/react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { filterSize, type Filter } from '../../../domain/filter.ts'
import { filterMachine } from '../../machines/filter/filter.ts'
import { logCitiesFailure } from '../../site/log-failure.ts'
import { useSite } from '../../site/site.ts'
import { useAddressChange } from '../../site/use-address.ts'
import { FilterChips } from '../../ui/filter/filter-chips.tsx'
import { FilterMenu } from '../../ui/filter/filter-menu.tsx'

/** The filter of a list whose listings may carry these tags; `onFilter` writes another one into the address. */
export function useListFilter(tags: readonly string[], filter: Filter, onFilter: (filter: Filter) => void) {
  const { fetchCities } = useSite()
  const [snapshot, send] = useMachine(
    filterMachine.provide({
      actors: { fetchCities: fromPromise(() => fetchCities()) },
      actions: {
        openFilter: (_, params) => onFilter(params.filter),
        logFailure: (_, { failure }) => logCitiesFailure(failure),
      },
    }),
    { input: { filter } },
  )
  useAddressChange(filter, (changed) => send({ type: 'address.changed', filter: changed }))
  const { applied, ...menu } = toView(snapshot)
  return {
    filterSlot: (
      <FilterMenu
        {...menu}
        tags={tags}
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

function toView(snapshot: SnapshotFrom<typeof filterMachine>) {
  const { applied, draft, cities } = snapshot.context
  return {
    applied,
    draft,
    isOpen: snapshot.matches('open'),
    isCitiesMissing: snapshot.matches({ open: 'failed' }),
    cities: cities.map(({ name }) => ({ value: name.en, label: name.en, otherName: name.el })),
  }
}
