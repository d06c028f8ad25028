/** The screen Manage Users, for administrators. */
import { useMachine } from '@xstate/react'
import { useCallback } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { User } from '../../../domain/account/user.ts'
import { userAdminMachine } from '../../machines/users/user-admin.ts'
import { userToggleMachine } from '../../machines/users/user-toggle.ts'
import { readUsersAddress, usersSearch } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { listView } from '../../site/list-view.ts'
import { useSession, useSite } from '../../site/site.ts'
import { useAddress, useAddressChange } from '../../site/use-address.ts'
import { UsersView } from '../../ui/users/users-view.tsx'
import { AdminsOnly } from '../admins-only.tsx'

export function UsersRoute() {
  const { session } = useSession()
  return <AdminsOnly>{session && <Users ownName={session.username} />}</AdminsOnly>
}

function Users({ ownName }: { readonly ownName: string }) {
  const { configuration, users } = useSite()
  const [search, setSearch] = useAddress()
  const hasSearch = configuration.offers.has('user-search')
  const place = { ...readUsersAddress(search), ...(hasSearch ? {} : { search: '' }) }
  const [snapshot, send] = useMachine(
    userAdminMachine.provide({
      actors: {
        fetchPage: fromCall(users.fetchPage),
        userToggle: userToggleMachine.provide({ actors: { toggleUser: fromCall(users.toggle) } }),
      },
      actions: { openPlace: (_, changed) => setSearch(usersSearch({ ...place, ...changed })) },
    }),
    { input: { ownName, place } },
  )
  useAddressChange(place, (changed) => send({ type: 'address.changed', place: changed }))
  const onToggle = useCallback((user: User) => send({ type: 'user.toggle', user }), [send])
  return (
    <UsersView
      product={configuration.productName}
      {...toView(snapshot)}
      hasSearch={hasSearch}
      onSearch={(text) => send({ type: 'search.type', text })}
      onApplySearch={() => send({ type: 'search.apply' })}
      onSort={(column) => send({ type: 'sort.choose', column })}
      onToggle={onToggle}
      onPrevious={() => send({ type: 'page.previous' })}
      onNext={() => send({ type: 'page.next' })}
      onRetry={() => send({ type: 'list.retry' })}
      onCloseAlert={() => send({ type: 'alert.close' })}
    />
  )
}

function toView(snapshot: SnapshotFrom<typeof userAdminMachine>) {
  const { ownName, place, typed, toggling, failures, alerts } = snapshot.context
  const { rows: users, ...list } = listView(snapshot)
  return { ...list, users, sort: place.sort, typed, ownName, toggling, failures, alert: alerts[0] ?? null }
}
