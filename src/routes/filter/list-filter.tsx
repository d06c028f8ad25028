/** Connects the filter machine to the filter menu and the chips of the applied filter. */
import { useMachine } from '@xstate/react'
import { filterSize, type Filter } from '../../../domain/filter.ts'
import { filterMachine } from '../../machines/filter/filter.ts'
import { useAddressChange } from '../../site/use-address.ts'
import { FilterChips } from '../../ui/filter/filter-chips.tsx'
import { FilterMenu } from '../../ui/filter/filter-menu.tsx'
import { useCities } from './use-cities.ts'

interface ListFilterOptions {
  /** The vocabulary of the list. */
  readonly tags: readonly string[]
  readonly filter: Filter
  /** Whether the list has days, so that it can be filtered by time. */
  readonly hasDays?: boolean
  /** Whether the list has costs, and the server selects by them. */
  readonly hasCosts?: boolean
  /** Writes a new filter into the address. */
  readonly onFilter: (filter: Filter) => void
}

export function useListFilter({ tags, filter, hasDays = false, hasCosts = false, onFilter }: ListFilterOptions) {
  const { cities, isMissing, onLoad } = useCities({ isEager: false })
  const [snapshot, send] = useMachine(
    filterMachine.provide({ actions: { openFilter: (_, params) => onFilter(params.filter) } }),
    { input: { filter } },
  )
  useAddressChange(filter, (changed) => send({ type: 'address.changed', filter: changed }))
  const { applied, draft } = snapshot.context

  function toggleMenu(isOpen: boolean) {
    if (isOpen) onLoad()
    send({ type: isOpen ? 'menu.open' : 'menu.close' })
  }

  return {
    filterSlot: (
      <FilterMenu
        isOpen={snapshot.hasTag('open')}
        draft={draft}
        cities={cities}
        isCitiesMissing={isMissing}
        tags={tags}
        appliedCount={filterSize(applied)}
        onOpenChange={toggleMenu}
        onToggleCity={(city) => send({ type: 'city.toggle', city })}
        onToggleTag={(tag) => send({ type: 'tag.toggle', tag })}
        onWhen={hasDays ? (when) => send({ type: 'when.choose', when }) : undefined}
        onToggleFree={hasCosts ? () => send({ type: 'free.toggle' }) : undefined}
        onRetryCities={onLoad}
        onApply={() => send({ type: 'filter.apply' })}
        onClear={() => send({ type: 'filter.clear' })}
      />
    ),
    chips: (
      <FilterChips
        filter={applied}
        onRemoveCity={(city) => send({ type: 'city.remove', city })}
        onRemoveTag={(tag) => send({ type: 'tag.remove', tag })}
        onRemoveFree={() => send({ type: 'free.remove' })}
        onRemoveWhen={() => send({ type: 'when.remove' })}
        onClearAll={() => send({ type: 'filter.reset' })}
      />
    ),
    onClearFilter: filterSize(applied) > 0 ? () => send({ type: 'filter.reset' }) : undefined,
  }
}
