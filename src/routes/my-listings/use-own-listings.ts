/** The listings of the member who is signed in, driven by their machine over the calls and the address. */
import { useMachine } from '@xstate/react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { pageCount, pageSize } from '../../../domain/paging.ts'
import { ownListingsMachine } from '../../machines/my-listings/own-listings.ts'
import { defaultListAddress, listSearch, readListAddress } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { useAddress, useAddressChange } from '../../site/use-address.ts'

const statuses = ['ready', 'empty', 'failed'] as const

/** What the screen shows now, and what can be done on it. */
export function useOwnListings() {
  const { configuration, submissions } = useSite()
  const [search, setSearch] = useAddress()
  const { page } = readListAddress(search)
  const [snapshot, send] = useMachine(
    ownListingsMachine.provide({
      actors: {
        listOwn: fromCall((asked: { page: number }, signal) => submissions.listOwn({ size: pageSize, ...asked }, signal)),
        withdraw: fromPromise(async ({ input }) => {
          if (input) await submissions.withdraw(input)
        }),
      },
      actions: { openPage: (_, wanted) => setSearch(listSearch({ ...defaultListAddress, ...wanted })) },
    }),
    { input: { page } },
  )
  useAddressChange(page, (changed) => send({ type: 'address.changed', page: changed }))
  return {
    ...toView(snapshot),
    canWithdraw: configuration.offers.has('withdrawal'),
    onWithdraw: (id: number) => send({ type: 'listing.withdraw', id }),
    onConfirmWithdrawal: () => send({ type: 'withdrawal.confirm' }),
    onCancelWithdrawal: () => send({ type: 'withdrawal.cancel' }),
    onCloseAlert: () => send({ type: 'alert.close' }),
    onEdit: (id: number) => send({ type: 'listing.edit', id }),
    onCloseEditor: () => send({ type: 'editor.close' }),
    onReload: () => send({ type: 'list.reload' }),
    onNext: () => send({ type: 'page.next' }),
    onPrevious: () => send({ type: 'page.previous' }),
    onRetry: () => send({ type: 'list.retry' }),
  }
}

function toView(snapshot: SnapshotFrom<typeof ownListingsMachine>) {
  const { list, page, editedId, chosen, withdrawn, failure } = snapshot.context
  const listings = list?.listings ?? []
  return {
    status: statuses.find((status) => snapshot.hasTag(status)) ?? ('loading' as const),
    isBusy: snapshot.hasTag('busy'),
    listings,
    edited: listings.find(({ id }) => id === editedId) ?? null,
    editedId,
    chosen,
    alert: snapshot.matches('confirming') ? ('withdrawal' as const) : snapshot.matches('refused') ? ('refused' as const) : null,
    withdrawn,
    failure,
    page,
    pageCount: pageCount(list?.total ?? 0),
    hasPrevious: snapshot.can({ type: 'page.previous' }),
    hasNext: snapshot.can({ type: 'page.next' }),
  }
}
