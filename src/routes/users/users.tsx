/** The screen Manage Users, for administrators. */
import { useMachine } from '@xstate/react'
import { useCallback } from 'react'
import type { User } from '../../../domain/account/user.ts'
import { userAdminMachine } from '../../machines/users/user-admin.ts'
import { userToggleMachine } from '../../machines/users/user-toggle.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSession, useSite } from '../../site/site.ts'
import { useReadAddress } from '../../site/use-address.ts'
import { UsersView } from '../../ui/users/users-view.tsx'
import { usePagedList } from '../lists/use-paged-list.ts'
import { readUsersAddress, usersSearch } from './users-address.ts'

export function UsersRoute() {
  const { session } = useSession()
  return session && <Users ownName={session.username} />
}

function Users({ ownName }: { readonly ownName: string }) {
  const { configuration, users } = useSite()
  const hasSearch = configuration.offers.has('user-search')
  const [place, open] = useReadAddress(
    (search) => ({ ...readUsersAddress(search), ...(hasSearch ? {} : { search: '' }) }),
    usersSearch,
  )
  const [snapshot, send] = useMachine(
    userAdminMachine.provide({
      actors: {
        fetchPage: fromCall(users.fetchPage),
        userToggle: userToggleMachine.provide({ actors: { toggleUser: fromCall(users.toggle) } }),
      },
      actions: { openPlace: (_, changed) => open(changed) },
    }),
    { input: { ownName, place } },
  )
  const { rows, ...list } = usePagedList({ snapshot, send, place, hasAlert: true })
  const { place: shown, typed, toggling, failures, alerts } = snapshot.context
  const onToggle = useCallback((user: User) => send({ type: 'user.toggle', user }), [send])
  return (
    <UsersView
      product={configuration.productName}
      {...list}
      users={rows}
      ownName={ownName}
      sort={shown.sort}
      typed={typed}
      toggling={toggling}
      failures={failures}
      alert={alerts[0] ?? null}
      hasSearch={hasSearch}
      onSearch={(text) => send({ type: 'search.type', text })}
      onApplySearch={() => send({ type: 'search.apply' })}
      onSort={(column) => send({ type: 'sort.choose', column })}
      onToggle={onToggle}
      onCloseAlert={() => send({ type: 'alert.close' })}
    />
  )
}
