/** Connects the machines of the applied filter and of its menu to the chips and the filter menu. */
import { useMachine } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { townsWithin } from '../../../domain/places/distance.ts'
import { offeredChoices } from '../../../domain/lists/choices.ts'
import { withoutQuickChoices } from '../../../domain/lists/quick-choices.ts'
import { filterSize, withoutPlaces, type Filter } from '../../../domain/lists/filter.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { appliedDistance, appliedFilterMachine } from '../../machines/filter/applied-filter.ts'
import { filterMachine } from '../../machines/filter/filter.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { reloadPage } from '../../site/reload-page.ts'
import { useSite, useToday } from '../../site/site.ts'
import { useAddressChange, useUnknownPlaces } from '../../site/use-address.ts'
import { FilterChips } from '../../ui/filter/filter-chips.tsx'
import { FilterMenu } from '../../ui/filter/filter-menu.tsx'
import type { UnknownPlacesProps } from '../../ui/filter/unknown-places.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import type { CountedPopoverProps } from './counted-popover.tsx'
import type { RelaxedChoicesProps } from './relaxed-choices.tsx'
import { useCities } from './use-cities.ts'

const countedPopover = lazyComponent<CountedPopoverProps>(async () => (await import('./counted-popover.tsx')).CountedPopover, {
  isToldBeside: true,
})
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
  const { configuration, geography } = useSite()
  const choices = offeredChoices(type, configuration.offers)
  const today = useToday()
  const unknown = useUnknownPlaces()
  const UnknownPlaces = unknownPlaces.useComponent(unknown.length > 0)
  const { cities, regions, isMissing, onLoad } = useCities({ isEager: filter.regions !== undefined, hasRegions: true })
  const [{ context }, sendApplied] = useMachine(
    appliedFilterMachine.provide({ actions: { openFilter: (_, params) => onFilter(params.filter) } }),
    { input: { filter } },
  )
  const [snapshot, send] = useMachine(
    filterMachine.provide({
      actors: { findNearTowns: fromCall(() => geography.findNearTowns()) },
      actions: { applyDraft: (_, draft) => sendApplied({ type: 'draft.apply', draft }) },
    }),
  )
  useAddressChange(filter, (changed) => {
    if (changed.regions) onLoad()
    sendApplied({ type: 'address.changed', filter: changed })
    send({ type: 'address.changed' })
  })
  const { filter: applied } = context
  const nearby = appliedDistance(context)
  const { draft, range, faults, tries } = snapshot.context
  const isOpen = snapshot.hasTag('open')
  const CountedPopover = countedPopover.useComponent(isOpen)
  const isMenuMissing = countedPopover.useIsMissing()

  function toggleMenu(opens: boolean) {
    if (opens) onLoad()
    send(opens ? { type: 'menu.open', applied: { filter: applied, nearby } } : { type: 'menu.close' })
  }

  return {
    filterSlot: (
      <FilterMenu
        isOpen={isOpen}
        appliedCount={nearby ? filterSize(withoutPlaces(applied)) + 1 : filterSize(applied)}
        onOpenChange={toggleMenu}
        onIntent={countedPopover.preload}
        onRetry={isMenuMissing ? () => void reloadPage() : null}
      >
        {(opener) =>
          CountedPopover && (
            <CountedPopover
              opener={opener}
              isOpen={isOpen}
              onOpenChange={toggleMenu}
              type={type}
              draft={draft}
              cities={cities}
              regions={regions}
              isCitiesMissing={isMissing}
              tags={tags}
              choices={choices}
              onToggle={(toggled) => send({ type: 'choice.toggle', toggled, regions })}
              when={{
                today,
                range,
                faults,
                tries,
                onWhen: (when) => send({ type: 'when.choose', when }),
                onChooseRange: () => send({ type: 'range.choose' }),
                onRange: (typed) => send({ type: 'range.type', range: typed }),
              }}
              near={{
                ...nearView(snapshot),
                onAsk: () => send({ type: 'near.ask' }),
                onRadius: (radius) => send({ type: 'radius.choose', radius }),
              }}
              onRetryCities={onLoad}
              onApply={() => send({ type: 'filter.apply', regions })}
              onClear={() => send({ type: 'filter.clear' })}
            />
          )}
      </FilterMenu>
    ),
    chips: (
      <>
        {UnknownPlaces && unknown.length > 0 && <UnknownPlaces places={unknown} />}
        <FilterChips
          filter={hasQuickChoices ? withoutQuickChoices(applied) : applied}
          radius={nearby?.radius ?? null}
          onRemove={(chosen) => sendApplied({ type: 'choice.remove', chosen })}
          onRemoveNear={() => sendApplied({ type: 'near.remove' })}
          onClearAll={() => sendApplied({ type: 'filter.reset' })}
        />
      </>
    ),
    relaxed: type && hrefOf && configuration.offers.has('filter-counts') && filterSize(applied) > 0 && (
      <LazyRelaxedChoices type={type} filter={applied} hrefOf={hrefOf} />
    ),
    onClearFilter: filterSize(applied) > 0 ? () => sendApplied({ type: 'filter.reset' }) : undefined,
  }
}

/** Rendered where a list is empty. */
function LazyRelaxedChoices(props: RelaxedChoicesProps) {
  const RelaxedChoices = relaxedChoices.useComponent(true)
  return RelaxedChoices && <RelaxedChoices {...props} />
}

const nearStatuses = { busy: 'locating', located: 'located', denied: 'denied', lost: 'lost' } as const

function nearView(snapshot: SnapshotFrom<typeof filterMachine>) {
  const { near, radius } = snapshot.context
  const tag = firstTag(snapshot, ['busy', 'located', 'denied', 'lost'] as const)
  const chosen = new Set(radius === null ? [] : townsWithin(near, radius))
  return { status: tag ? nearStatuses[tag] : ('unasked' as const), radius, towns: near.filter(({ city }) => chosen.has(city)) }
}
