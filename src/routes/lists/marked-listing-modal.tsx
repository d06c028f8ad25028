/** The modal of a listing, with the mark that saves it on the device, and with what a closed event leads to. */
import { useMachine } from '@xstate/react'
import { fromCallback, fromPromise, type EventObject } from 'xstate'
import { closedBy } from '../../../domain/listing/cancellation.ts'
import { isSaved, renewed, withoutSaved, withSaved, type SavedListing } from '../../../domain/listing/saved-listing.ts'
import { markMachine } from '../../machines/lists/mark.ts'
import { savedListings } from '../../site/saved-listings.ts'
import { useQuarter, useSite } from '../../site/site.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { ListingModal, type ListingModalProps } from '../../ui/opened-listing/listing-modal.tsx'
import { SaveButton } from '../../ui/opened-listing/save-button.tsx'
import { ReportLink } from './report-link.tsx'
import type { SimilarRouteProps } from './similar-events.tsx'

// Few events are opened when they are closed, and without them nothing is missing.
const similarEvents = lazyComponent<SimilarRouteProps>(async () => (await import('./similar-events.tsx')).SimilarRoute, {
  isToldBeside: true,
})

export interface MarkedListingModalProps extends Omit<ListingModalProps, 'closed' | 'mark' | 'similar' | 'report'> {
  /** The id in the address; null for none. */
  readonly id: number | null
}

export function MarkedListingModal(given: MarkedListingModalProps) {
  const props = orSaved(given)
  const { type, listing, address } = props
  const { offers } = useSite().configuration
  const now = useQuarter()
  const closed = listing && closedBy(listing, now)
  const Similar = similarEvents.useComponent(closed !== null)
  return (
    <ListingModal
      {...props}
      closed={closed}
      mark={listing && <Mark key={`${type} ${listing.id}`} type={type} listing={listing} />}
      report={listing && address && offers.has('reports') && <ReportLink key={listing.id} id={listing.id} address={address} />}
      similar={listing && closed && Similar && <Similar key={listing.id} event={listing} />}
    />
  )
}

/** A listing that cannot be read is shown as it is saved. */
function orSaved({ id, ...read }: MarkedListingModalProps): Omit<MarkedListingModalProps, 'id'> {
  if (read.status !== 'failed' || id === null) return read
  const listing = savedListings.read().find((each) => isSaved(each, { type: read.type, id }))?.listing
  return listing ? { ...read, status: 'open', listing } : read
}

function Mark({ type, listing }: SavedListing) {
  const { offline } = useSite()
  const named = { type, id: listing.id }
  const isMarked = (saved: readonly SavedListing[]) => saved.some((each) => isSaved(each, named))
  const [snapshot, send] = useMachine(
    markMachine.provide({
      actors: {
        saveListing: fromPromise(() => storing((saved) => withSaved(saved, { type, listing }))),
        removeListing: fromPromise(() => storing((saved) => withoutSaved(saved, named))),
        changes: fromCallback<EventObject>(({ sendBack }) =>
          savedListings.watch((saved) => sendBack({ type: 'mark.change', isMarked: isMarked(saved) })),
        ),
      },
      actions: {
        renewListing: () => {
          // Without a connection, it may come from a copy that is older.
          if (offline.getSnapshot().matches('online')) savedListings.change((saved) => renewed(saved, [{ ...named, listing }]))
        },
      },
    }),
    { input: { isMarked: isMarked(savedListings.read()) } },
  )
  return (
    <SaveButton
      isSaved={snapshot.matches('marked') || snapshot.matches('saving')}
      isRefused={snapshot.hasTag('refused')}
      onToggle={() => send({ type: 'mark.toggle' })}
    />
  )
}

async function storing(change: (saved: readonly SavedListing[]) => readonly SavedListing[]): Promise<void> {
  if (!savedListings.change(change)) throw new Error('The device stores nothing.')
}
