/** Connects the machine of the listing in the modal. */
import { useMachine } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { DayEvent } from '../../../domain/days/event-days.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import { openedListingMachine } from '../../machines/lists/opened-listing.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSite } from '../../site/site.ts'
import { useAddressChange, type Writing } from '../../site/use-address.ts'

interface OpenedListingOptions {
  readonly type: ListingType
  /** The id in the address; null for none. */
  readonly id: number | null
  /** Writes another listing, or none, into the address. */
  readonly onId: (id: number | null, writing: Writing) => void
  /** Called with a listing that was not clicked in the calendar, and in place of `onId` if a duplicate led to it. */
  readonly onFound?: (listing: Listing) => void
}

/** The listing of the address. */
export function useOpenedListing({ type, id, onId, onFound }: OpenedListingOptions) {
  const { listings } = useSite()
  const [snapshot, send] = useMachine(
    openedListingMachine.provide({
      actors: {
        findListing: fromCall(async (wanted: { id: number | null }, signal) =>
          wanted.id === null ? null : listings[type].find(wanted.id, signal)),
      },
      actions: {
        openAddress: (_, opened) => onId(opened.id, opened.id === null ? 'close' : 'new'),
        showFound: (_, { listing }) => {
          if (!listing) return
          if (onFound) onFound(listing)
          else if (listing.id !== id) onId(listing.id, 'replace')
        },
      },
    }),
    { input: { id } },
  )
  useAddressChange({ id }, (changed) => send({ type: 'address.changed', id: changed.id }))
  useServerReturn(() => send({ type: 'listing.retry' }))
  return {
    ...toView(snapshot),
    onOpen: (clicked: DayEvent) => send({ type: 'listing.open', clicked }),
    onClose: () => send({ type: 'listing.close' }),
    onRetry: () => send({ type: 'listing.retry' }),
  }
}

const outcomes = ['open', 'missing', 'failed'] as const

function toView(snapshot: SnapshotFrom<typeof openedListingMachine>) {
  const status = firstTag(snapshot, outcomes) ?? (snapshot.hasTag('busy') ? 'loading' : 'closed')
  const { id, clicked, listing } = snapshot.context
  return { status, listing, known: clicked?.id === id ? clicked : null } as const
}
