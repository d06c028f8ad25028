/** The listings that are saved on this device. */
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromCallback, type EventObject } from 'xstate'
import { dayToShow } from '../../../domain/days/occurrences.ts'
import { closedBy } from '../../../domain/listing/cancellation.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { openedAddress } from '../../../domain/listing/opened-address.ts'
import { isRemoved, isSaved, renewed, restored, withoutSaved, type SavedListing } from '../../../domain/listing/saved-listing.ts'
import { paths } from '../../../domain/paths.ts'
import { nothingTold, readPresentState } from '../../api/present-state.ts'
import { savedMachine } from '../../machines/saved/saved.ts'
import { href } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { savedListings } from '../../site/saved-listings.ts'
import { useQuarter, useServerReturn, useSite } from '../../site/site.ts'
import { useReadAddress, type Writing } from '../../site/use-address.ts'
import { SavedView } from '../../ui/saved/saved-view.tsx'
import { OpenedListing } from '../lists/opened-listing.tsx'
import { useListingPages } from '../lists/use-listing-page.ts'
import { useOpenedListing } from '../lists/use-opened-listing.ts'
import { readSavedAddress, savedSearch } from './saved-address.ts'

export function SavedRoute() {
  const { configuration, listings, offline } = useSite()
  const now = useQuarter()
  const pageOf = useListingPages()
  const [address, open] = useReadAddress(readSavedAddress, savedSearch)
  const [stored] = useState(savedListings.read)
  const [snapshot, send] = useMachine(
    savedMachine.provide({
      actors: {
        readPresentState: fromCall(async ({ saved }: { saved: readonly SavedListing[] }, signal) => {
          const told = await readPresentState(listings, saved, signal)
          // Copies tell nothing of the present.
          return offline.getSnapshot().matches('offline') ? nothingTold : told
        }),
        changes: fromCallback<EventObject>(({ sendBack }) => savedListings.watch((saved) => sendBack({ type: 'saved.change', saved }))),
      },
      actions: {
        renew: (_, { current }) => void (current.length > 0 && savedListings.change((saved) => renewed(saved, current))),
        remove: (_, { listing }) => void savedListings.change((saved) => withoutSaved(saved, listing)),
        restore: (_, { removed }) => void savedListings.change((saved) => restored(saved, removed)),
      },
    }),
    { input: { saved: stored } },
  )
  useServerReturn(() => send({ type: 'saved.retry' }))
  const { saved, gone, removed } = snapshot.context
  return (
    <SavedView
      product={configuration.productName}
      isKept={snapshot.hasTag('kept')}
      entries={saved.map(({ type, listing }) => ({
        type,
        entry: { ...listing, currentDate: dayToShow(listing, now.day) },
        isGone: gone.some((named) => isSaved({ type, listing }, named)),
        closed: closedBy(listing, now),
        href: href(paths.saved, savedSearch({ type, listing: listing.id })),
        page: pageOf({ type, id: listing.id }),
      }))}
      removed={removed && isRemoved(saved, removed) ? removed : null}
      onUndo={(removed) => send({ type: 'removal.undo', removed })}
      onRemove={(type, id) => send({ type: 'listing.remove', listing: { type, id } })}
    >
      <OpenedSaved
        key={address.type}
        type={address.type}
        id={address.listing}
        onId={(listing, writing) => open({ listing }, writing)}
      />
    </SavedView>
  )
}

interface OpenedSavedProps {
  readonly type: ListingType
  readonly id: number | null
  readonly onId: (id: number | null, writing: Writing) => void
}

/** One machine for each type. */
function OpenedSaved({ type, id, onId }: OpenedSavedProps) {
  const opened = useOpenedListing({ type, id, onId })
  return <OpenedListing type={type} id={id} opened={opened} screen={openedAddress(type, id ?? 0)} />
}
