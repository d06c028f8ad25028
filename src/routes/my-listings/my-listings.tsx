/** The screen with the listings of the signed-in member. */
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { copyOf } from '../../../domain/listing/edit-draft.ts'
import { pageSize } from '../../../domain/lists/paging.ts'
import { isCancellable, isChangeable, type OwnDecision, type OwnListing } from '../../../domain/listing/own-listing.ts'
import { typedSearch } from '../../../domain/typed-search.ts'
import { ownListingsMachine, type OwnPlace } from '../../machines/my-listings/own-listings.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { newKey } from '../../site/new-key.ts'
import { useSession, useSite, useToday } from '../../site/site.ts'
import { useReadAddress } from '../../site/use-address.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { MyListingsView } from '../../ui/my-listings/my-listings-view.tsx'
import { useListingPages } from '../lists/use-listing-page.ts'
import { usePagedList } from '../lists/use-paged-list.ts'
import { ownSearch, readOwnAddress } from './my-listings-address.ts'
import { Resubmission } from './resubmission.tsx'

/** After the list, which does not wait for it. */
const history = lazyComponent(async () => (await import('./own-history.tsx')).OwnHistory)

const objection = lazyComponent(async () => (await import('./own-objection.tsx')).OwnObjection)

export function MyListingsRoute() {
  const { session } = useSession()
  return session && <MyListings key={session.username} username={session.username} />
}

function MyListings({ username }: { readonly username: string }) {
  const { configuration } = useSite()
  const { edited, onCloseEditor, onReload, ...view } = useOwnListings(username)
  const pageOf = useListingPages()
  const hasHistory = configuration.offers.has('own-history')
  const OwnHistory = history.useComponent(hasHistory)
  const hasObjections = configuration.offers.has('objections')
  const isObjectable = view.listings.some(({ statement, change }) => statement ?? change?.statement)
  const OwnObjection = objection.useComponent(hasObjections && isObjectable)
  const [typed] = useState(() => new Map<number, string>())
  return (
    <MyListingsView
      product={configuration.productName}
      {...view}
      pageOf={pageOf}
      contact={configuration.contactEmail}
      historyOf={hasHistory ? (listing, titleId) => OwnHistory && <OwnHistory listing={listing} titleId={titleId} /> : null}
      objectionOf={hasObjections ? (statement, titleId) => OwnObjection && <OwnObjection {...{ statement, titleId, typed }} /> : null}
      editor={edited && <Resubmission listing={edited} username={username} onClose={onCloseEditor} onReload={onReload} />}
    />
  )
}

const alerts = ['confirmation', 'refused'] as const

/** The state of the screen, and its event handlers. */
function useOwnListings(username: string) {
  const { configuration, drafts, submissions } = useSite()
  const [place, open] = useReadAddress(readOwnAddress, ownSearch)
  const [snapshot, send] = useMachine(
    ownListingsMachine.provide({
      actors: {
        fetchPage: fromCall((input: OwnPlace, signal) => submissions.listOwn({ ...input, size: pageSize }, signal)),
        decide: fromPromise(async ({ input }) => {
          if (input.chosen) await submissions.decide(input.chosen, input.decision, input.note)
        }),
      },
      actions: {
        openPlace: (_, changed) => open(changed),
        copyListing: (_, { listing }) => {
          if (listing) void drafts.save(username, copyOf(newKey(), listing))
        },
      },
    }),
    { input: place },
  )
  const { rows: listings, ...list } = usePagedList({ snapshot, send, place })
  const today = useToday()
  const { editedId, chosen, decision, note, faults, isDecided, refusal } = snapshot.context
  return {
    ...list,
    listings,
    editedId,
    edited: listings.find(({ id }) => id === editedId) ?? null,
    chosen,
    decision,
    note,
    faults,
    isDecided,
    alert: firstTag(snapshot, alerts),
    failure: refusal,
    search: snapshot.context.place.search,
    onSearch: configuration.offers.has('own-history') ? (text: string) => open({ search: typedSearch(text), page: 1 }) : null,
    canWithdraw: configuration.offers.has('withdrawal'),
    isChangeable: (listing: OwnListing) => isChangeable(listing, configuration.offers),
    isCancellable: (listing: OwnListing) => isCancellable(listing, today, configuration.offers),
    onDecide: (id: number, decision: OwnDecision) => send({ type: 'listing.decide', id, decision }),
    onConfirm: (note: string) => send({ type: 'decision.confirm', note }),
    onCancel: () => send({ type: 'decision.cancel' }),
    onCloseAlert: () => send({ type: 'alert.close' }),
    onEdit: (id: number) => send({ type: 'listing.edit', id }),
    onCopy: (id: number) => send({ type: 'listing.copy', id }),
    onCloseEditor: () => send({ type: 'editor.close' }),
    onReload: () => send({ type: 'list.reload' }),
  }
}
