/** Connects the machine of decisions on several listings of Manage Posts. */
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { listingsBetween, mostDecided, withListings } from '../../../domain/moderation/batch.ts'
import type { Page } from '../../../domain/lists/paging.ts'
import type { GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import { isDecidable, isRemoved, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { batchMachine, type DecideInput } from '../../machines/moderation/batch.ts'
import type { ModerationPlace } from '../../machines/moderation/moderation.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { newKey } from '../../site/new-key.ts'
import { useSite } from '../../site/site.ts'
import { useAddressChange } from '../../site/use-address.ts'
import type { useReasons } from '../given-reasons/use-reasons.ts'
import { useToldOfAll } from './use-undo.ts'

interface BatchParts {
  readonly place: ModerationPlace
  /** The rows of the page that was read last. */
  readonly rows: readonly TypedListing[]
  readonly total: number
  readonly isCapped: boolean
  /** The listings of the cards, in their order. */
  readonly listings: readonly TypedListing[]
  readonly giving: ReturnType<typeof useReasons>['giving']
  readonly refreshList: () => void
}

const statuses = ['deciding', 'rejection', 'deletion', 'decided', 'partlyFailed', 'exhausted', 'failed'] as const

/** What is selected, and its event handlers. */
export function useBatch({ place, rows, total, isCapped, listings, giving, refreshList }: BatchParts) {
  const { configuration: { offers }, moderation } = useSite()
  const told = useToldOfAll()
  const [snapshot, send] = useMachine(
    batchMachine.provide({
      actors: {
        fetchAll: fromCall((_: undefined, signal) =>
          firstSelectable((page) => moderation.fetchPage({ ...place, page, size: mostDecided }, signal)),
        ),
        decide: fromCall(giving(async (batch: DecideInput) => told(batch, await moderation.decideAll(batch)))),
      },
      actions: { refreshList },
    }),
    { input: { newKey, most: mostDecided, atOnce: offers.has('bulk-decisions') ? mostDecided : 1 } },
  )
  // Another list is another selection; another page of it is not.
  useAddressChange({ ...place, page: 1 }, () => send({ type: 'selection.clear' }))
  const refresh = useEffectEvent((read: readonly TypedListing[]) => send({ type: 'listings.refresh', listings: read }))
  useEffect(() => refresh(rows), [rows])

  const { selected, faults, given, results, left, failure, decision } = snapshot.context
  // A card that is kept while it is busy need not be of this page.
  const selectable = listings.filter((listing) => !isRemoved(listing) && rows.some(({ id }) => id === listing.id))
  const hasOthers = place.author !== null && place.state !== 'removed' && total > rows.length
  return {
    deselect: (id: number) => send({ type: 'listings.deselect', ids: [id] }),
    shown: {
      selected,
      selectableIds: selectable.map(({ id }) => id),
      decidableCount: selected.filter(isDecidable).length,
      isFull: selected.length >= mostDecided,
      /** Whose listings a press selects; null for those of the page. */
      author: hasOthers ? place.author : null,
      list: { total, isCapped },
      status: firstTag(snapshot, statuses) ?? ('quiet' as const),
      isBusy: snapshot.hasTag('busy'),
      decision, results, leftCount: left.length, given, faults, failure,
      onSelect: (id: number, { isRange }: { readonly isRange: boolean }) => {
        const isSelected = selected.some((each) => each.id === id)
        if (isSelected && !isRange) send({ type: 'listings.deselect', ids: [id] })
        else send({ type: 'listings.select', listings: listingsBetween(selectable, isRange ? (selected.at(-1)?.id ?? null) : null, id) })
      },
      onSelectAll: () => send(hasOthers ? { type: 'list.select' } : { type: 'listings.select', listings: selectable }),
      onClear: () => send({ type: 'selection.clear' }),
      onApprove: () => send({ type: 'selection.approve' }),
      onReject: offers.has('rejection') ? () => send({ type: 'selection.reject' }) : null,
      onDelete: () => send({ type: 'selection.delete' }),
      onSendReasons: (typed: GivenReasons) => send({ type: 'reasons.send', given: typed }),
      onCancel: () => send({ type: 'batch.cancel' }),
      onRetry: () => send({ type: 'batch.retry' }),
    },
  }
}

/** As many listings as can be selected at once, from the beginning of the list. Removed ones can stand among them. */
async function firstSelectable(fetchPage: (page: number) => Promise<Page<TypedListing>>): Promise<readonly TypedListing[]> {
  let found: readonly TypedListing[] = []
  for (let page = 1, isLast = false; !isLast && found.length < mostDecided; page++) {
    const { rows } = await fetchPage(page)
    found = withListings(found, rows.filter((listing) => !isRemoved(listing)))
    isLast = rows.length < mostDecided
  }
  return found
}
