/** The screen on which members look after what they have added. */
import { useMachine } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { pageCount, pageSize } from '../../domain/paging.ts'
import { ownListingsMachine } from '../machines/own-listings.ts'
import { defaultListAddress, listSearch, readListAddress } from '../paths.ts'
import { MyListingsView } from '../ui/my-listings/my-listings-view.tsx'
import { fromCall } from './from-call.ts'
import { Resubmission } from './resubmission.tsx'
import { useAddress, useAddressChange } from './use-address.ts'
import { useSession } from './use-session.ts'
import { useSite } from './use-site.ts'

export function MyListingsRoute() {
  const { session } = useSession()
  return session && <MyListings key={session.username} />
}

function MyListings() {
  const { configuration, submissions } = useSite()
  const [search, setSearch] = useAddress()
  const { page } = readListAddress(search)
  const [snapshot, send] = useMachine(
    ownListingsMachine.provide({
      actors: { listOwn: fromCall((asked: { page: number }, signal) => submissions.listOwn({ size: pageSize, ...asked }, signal)) },
      actions: { openPage: (_, wanted) => setSearch(listSearch({ ...defaultListAddress, ...wanted })) },
    }),
    { input: { page } },
  )
  useAddressChange(page, (changed) => send({ type: 'address.changed', page: changed }))
  const { edited, ...view } = toView(snapshot)
  return (
    <MyListingsView
      product={configuration.productName}
      {...view}
      editor={
        edited && (
          <Resubmission
            listing={edited}
            onClose={() => send({ type: 'editor.close' })}
            onReload={() => send({ type: 'list.reload' })}
          />
        )
      }
      onEdit={(id) => send({ type: 'listing.edit', id })}
      onNext={() => send({ type: 'page.next' })}
      onPrevious={() => send({ type: 'page.previous' })}
      onRetry={() => send({ type: 'list.retry' })}
    />
  )
}

function toView(snapshot: SnapshotFrom<typeof ownListingsMachine>) {
  const { list, page, editedId } = snapshot.context
  const listings = list?.listings ?? []
  return {
    status: snapshot.matches('loading') && listings.length > 0 ? ('ready' as const) : snapshot.value,
    isBusy: snapshot.hasTag('busy'),
    listings,
    edited: listings.find(({ id }) => id === editedId) ?? null,
    editedId,
    page,
    pageCount: pageCount(list?.total ?? 0),
    hasPrevious: snapshot.can({ type: 'page.previous' }),
    hasNext: snapshot.can({ type: 'page.next' }),
  }
}
