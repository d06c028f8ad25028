/** Connects the machine of the filter menu, and the counts of its choices, to the menu. Fetched when it is opened. */
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { isSameFilter, isSamePlaces, type Filter } from '../../../domain/lists/filter.ts'
import { withRegionsNamed } from '../../../domain/places/regions.ts'
import { townsWithin } from '../../../domain/places/distance.ts'
import { filterMachine, type FilterByDistance } from '../../machines/filter/filter.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite, useToday } from '../../site/site.ts'
import { FilterPopover, type FilterPopoverProps } from '../../ui/filter/filter-popover.tsx'
import { useCounts } from './use-counts.ts'

type OwnProps = 'type' | 'counts' | 'draft' | 'when' | 'near' | 'onToggle' | 'onApply' | 'onClear'

export interface DraftMenuProps extends Omit<FilterPopoverProps, OwnProps> {
  /** The type of the listings; null for a list of all types, which has no counts. */
  readonly type: ListingType | null
  /** The filter with which the menu opens. */
  readonly applied: FilterByDistance
  readonly onApply: (filter: Filter) => void
}

export function DraftMenu({ type, applied, isOpen, onApply, ...menu }: DraftMenuProps) {
  const { geography, distances } = useSite()
  const today = useToday()
  const { regions } = menu
  const [snapshot, send] = useMachine(
    filterMachine.provide({
      actors: { findNearTowns: fromCall(() => geography.findNearTowns()) },
      actions: {
        applyDraft: (_, draft) => applyDraft(draft),
        applyChanges: (_, { opened, draft: { filter, nearby } }) => {
          const isSame = isSameFilter(filter, opened.filter) && nearby?.radius === opened.nearby?.radius
          if (!isSame) applyDraft({ filter: withRegionsNamed(filter, regions), nearby })
        },
      },
    }),
  )
  function applyDraft({ filter, nearby }: FilterByDistance) {
    // Towns that make up a region have its name now.
    const isSame = isSamePlaces(withRegionsNamed(applied.filter, regions), filter)
    const by = nearby ? ({ from: 'visitor', ...nearby } as const) : isSame ? distances.of(applied.filter) : null
    if (by) distances.remember(filter, by)
    onApply(filter)
  }
  const tell = useEffectEvent(() => {
    if (isOpen) return send({ type: 'menu.open', applied })
    const isAddressChanged = !isSameFilter(snapshot.context.opened.filter, applied.filter)
    send(isAddressChanged ? { type: 'menu.drop' } : { type: 'menu.close' })
  })
  useEffect(() => tell(), [isOpen])
  const { draft, range, faults, tries } = snapshot.context
  const hasDraft = snapshot.hasTag('open')
  const around = distances.of(draft)
  const counts = useCounts(type, hasDraft ? draft : null)
  return (
    <FilterPopover
      {...menu}
      isOpen={hasDraft}
      type={type ?? 'event'}
      draft={draft}
      counts={counts}
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
        around: around?.from === 'places' ? around.name : null,
        onAsk: () => send({ type: 'near.ask' }),
        onRadius: (radius) => send({ type: 'radius.choose', radius }),
      }}
      onApply={() => send({ type: 'filter.apply', regions })}
      onClear={() => send({ type: 'filter.clear' })}
    />
  )
}

const nearStatuses = { busy: 'locating', located: 'located', denied: 'denied', lost: 'lost' } as const

function nearView(snapshot: SnapshotFrom<typeof filterMachine>) {
  const { near, radius } = snapshot.context
  const tag = firstTag(snapshot, ['busy', 'located', 'denied', 'lost'] as const)
  const chosen = new Set(radius === null ? [] : townsWithin(near, radius))
  return { status: tag ? nearStatuses[tag] : ('unasked' as const), radius, towns: near.filter(({ city }) => chosen.has(city)) }
}
