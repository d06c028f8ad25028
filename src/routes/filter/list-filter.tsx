/** Connects the machine of the applied filter to the chips and to the filter menu, whose code is loaded when it is first needed. */
import { useMachine } from '@xstate/react'
import { use, useState, type ReactNode } from 'react'
import { offeredChoices } from '../../../domain/lists/choices.ts'
import { withoutQuickChoices } from '../../../domain/lists/quick-choices.ts'
import { filterSize, withoutPlaces, type Filter } from '../../../domain/lists/filter.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { appliedFilterMachine } from '../../machines/filter/applied-filter.ts'
import { useSite } from '../../site/site.ts'
import { useAddressChange, useUnknownPlaces } from '../../site/use-address.ts'
import { FilterChips } from '../../ui/filter/filter-chips.tsx'
import { FilterMenu } from '../../ui/filter/filter-menu.tsx'
import type { UnknownPlacesProps } from '../../ui/filter/unknown-places.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { LostConnectionContext } from '../../ui/lost-connection-context.ts'
import { retryCode } from '../retry-code.ts'
import type { DraftMenuProps } from './draft-menu.tsx'
import type { RelaxedChoicesProps } from './relaxed-choices.tsx'
import { useCities } from '../cities/use-cities.ts'

const draftMenu = lazyComponent<DraftMenuProps>(async () => (await import('./draft-menu.tsx')).DraftMenu, { isToldBeside: true })
const relaxedChoices = lazyComponent<RelaxedChoicesProps>(async () => (await import('./relaxed-choices.tsx')).RelaxedChoices)
const unknownPlaces = lazyComponent<UnknownPlacesProps>(async () => (await import('../../ui/filter/unknown-places.tsx')).UnknownPlaces)

interface ListFilterOptions {
  /** The type of the listings; null for a list of all types, which has no counts. */
  readonly type: ListingType | null
  /** The vocabulary of the list. */
  readonly tags: readonly string[]
  readonly filter: Filter
  /** Whether quick choices stand above the list; they have no chips then. */
  readonly hasQuickChoices?: boolean
  /** The address of the list with another filter, for what is offered in place of an empty one. */
  readonly hrefOf?: (filter: Filter) => string
  /** Writes a new filter into the address. */
  readonly onFilter: (filter: Filter) => void
}

export function useListFilter({ type, tags, filter, hasQuickChoices = false, hrefOf, onFilter }: ListFilterOptions) {
  const { configuration, distances } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const unknown = useUnknownPlaces()
  const UnknownPlaces = unknownPlaces.useComponent(unknown.length > 0)
  const { cities, regions, isMissing, onLoad } = useCities({ isEager: filter.regions !== undefined, hasRegions: true })
  const [{ context }, sendApplied] = useMachine(
    appliedFilterMachine.provide({ actions: { openFilter: (_, params) => onFilter(params.filter) } }),
    { input: { filter } },
  )
  useAddressChange(filter, (changed) => {
    if (changed.regions) onLoad()
    sendApplied({ type: 'address.changed', filter: changed })
    setIsOpen(false)
  })
  const { filter: applied } = context
  const inChips = hasQuickChoices ? withoutQuickChoices(applied) : applied
  const isFiltered = filterSize(applied) > 0
  const byDistance = distances.of(applied)
  const DraftMenu = draftMenu.useComponent(isOpen)
  const isMenuMissing = draftMenu.useIsMissing()

  // Without a quick choice the filter is the same.
  const isAlone = hasQuickChoices && inChips === applied && filterSize(applied) === 1
  const chips = (
    <FilterChips
      filter={inChips}
      byDistance={byDistance}
      onRemove={(chosen) => sendApplied({ type: 'choice.remove', chosen })}
      onRemoveNear={() => sendApplied({ type: 'near.remove' })}
      onClearAll={() => sendApplied({ type: 'filter.reset' })}
    />
  )

  function toggleMenu(opens: boolean) {
    if (opens) onLoad()
    setIsOpen(opens)
  }

  function apply(draft: Filter) {
    sendApplied({ type: 'draft.apply', filter: draft })
    setIsOpen(false)
  }

  function retryMenu() {
    onLoad()
    void retryCode()
  }

  return {
    filterSlot: (
      <FilterMenu
        isOpen={isOpen}
        appliedCount={byDistance ? filterSize(withoutPlaces(applied)) + 1 : filterSize(applied)}
        onOpenChange={toggleMenu}
        onIntent={draftMenu.preload}
        onRetry={isMenuMissing ? retryMenu : null}
      >
        {(opener) =>
          DraftMenu && (
            <DraftMenu
              opener={opener}
              isOpen={isOpen}
              onOpenChange={toggleMenu}
              type={type}
              applied={{ filter: applied, nearby: byDistance?.from === 'visitor' ? byDistance : null }}
              cities={cities}
              regions={regions}
              isCitiesMissing={isMissing}
              tags={tags}
              choices={offeredChoices(type, configuration.offers)}
              onRetryCities={onLoad}
              onApply={apply}
            />
          )}
      </FilterMenu>
    ),
    /** A single choice, if it is no quick one, which stands before them. */
    chip: isAlone && chips,
    chips: (
      <>
        {unknown.length > 0 && (UnknownPlaces ? <UnknownPlaces places={unknown} /> : roomOf('44px'))}
        {isAlone || chips}
      </>
    ),
    relaxed: type && hrefOf && configuration.offers.has('filter-counts') && isFiltered
      ? (buttons: ReactNode) => <LazyRelaxedChoices type={type} filter={applied} hrefOf={hrefOf} buttons={buttons} />
      : undefined,
    isFiltered,
    /** Where no chips have the button. */
    onClearFilter: isFiltered && filterSize(inChips) === 0 ? () => sendApplied({ type: 'filter.reset' }) : undefined,
  }
}

/**
 * Rendered where a list is empty. Until the choices are known, what follows is below the window, as before the list was empty. Without a
 * connection nothing is counted, and the code may not be kept.
 */
function LazyRelaxedChoices(props: RelaxedChoicesProps) {
  const isLost = use(LostConnectionContext)
  const RelaxedChoices = relaxedChoices.useComponent(!isLost)
  if (RelaxedChoices) return <RelaxedChoices {...props} />
  return isLost ? props.buttons : roomOf('100vh')
}

/** For what is shown later, so that what follows stands in its place. */
function roomOf(height: string): ReactNode {
  return <div style={{ height }} />
}
