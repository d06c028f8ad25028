/** The modal of a listing, with the mark that saves it on the device. */
import { useMachine } from '@xstate/react'
import { fromCallback, fromPromise, type EventObject } from 'xstate'
import { isSaved, renewed, withoutSaved, withSaved, type SavedListing } from '../../../domain/listing/saved-listing.ts'
import { markMachine } from '../../machines/lists/mark.ts'
import { savedListings } from '../../site/saved-listings.ts'
import { useSite } from '../../site/site.ts'
import { ListingModal, type ListingModalProps } from '../../ui/opened-listing/listing-modal.tsx'
import { SaveButton } from '../../ui/opened-listing/save-button.tsx'

export function MarkedListingModal(props: ListingModalProps) {
  const { type, listing } = props
  return <ListingModal {...props} mark={listing && <Mark key={`${type} ${listing.id}`} type={type} listing={listing} />} />
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
          if (offline.getSnapshot().matches('online')) savedListings.change((saved) => renewed(saved, [{ type, listing }]))
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
