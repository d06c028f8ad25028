/** The screen Manage Users, for administrators. */
import { useMachine } from '@xstate/react'
import { useCallback, useState } from 'react'
import type { User } from '../../../domain/account/user.ts'
import { userAdminMachine } from '../../machines/users/user-admin.ts'
import { userToggleMachine } from '../../machines/users/user-toggle.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSession, useSite } from '../../site/site.ts'
import { useReadAddress } from '../../site/use-address.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { UsersView } from '../../ui/users/users-view.tsx'
import { usePagedList } from '../lists/use-paged-list.ts'
import type { RoleChangeProps } from './role-change.tsx'
import type { SessionEndingProps } from './session-ending.tsx'
import type { AskedUser, UserDisablingProps } from './user-disabling.tsx'
import { readUsersAddress, usersSearch } from './users-address.ts'

// Fetched when somebody is to be disabled.
const userDisabling = lazyComponent<UserDisablingProps>(async () => (await import('./user-disabling.tsx')).UserDisabling)

// Fetched when somebody is to have another role.
const roleChange = lazyComponent<RoleChangeProps>(async () => (await import('./role-change.tsx')).RoleChange)

// Fetched when the sessions of somebody are to be ended.
const sessionEnding = lazyComponent<SessionEndingProps>(async () => (await import('./session-ending.tsx')).SessionEnding)

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
  const isAsked = configuration.offers.has('disabling')
  const [asked, setAsked] = useState<AskedUser | null>(null)
  const UserDisabling = userDisabling.useComponent(asked !== null)
  const [roleAsked, setRoleAsked] = useState<AskedUser | null>(null)
  const RoleChange = roleChange.useComponent(roleAsked !== null)
  const [sessionsAsked, setSessionsAsked] = useState<AskedUser | null>(null)
  const SessionEnding = sessionEnding.useComponent(sessionsAsked !== null)
  const onToggle = useCallback(
    (user: User) => (isAsked && user.enabled ? setAsked({ user }) : send({ type: 'user.toggle', user })),
    [isAsked, send],
  )
  const onRole = useCallback((user: User) => setRoleAsked({ user }), [])
  const onEndSessions = useCallback((user: User) => setSessionsAsked({ user }), [])
  const onChanged = (user: User) => send({ type: 'toggle.succeeded', user })
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
      hasReturn={isAsked}
      dialogs={
        <>
          {UserDisabling && asked && <UserDisabling asked={asked} onDisabled={onChanged} />}
          {SessionEnding && sessionsAsked && <SessionEnding asked={sessionsAsked} />}
          {RoleChange && roleAsked && <RoleChange asked={roleAsked} ownName={ownName} onChanged={onChanged} />}
        </>
      }
      onSearch={(text) => send({ type: 'search.type', text })}
      onApplySearch={() => send({ type: 'search.apply' })}
      onSort={(column) => send({ type: 'sort.choose', column })}
      onToggle={onToggle}
      onRole={configuration.offers.has('roles') ? onRole : null}
      onEndSessions={configuration.offers.has('user-sessions') ? onEndSessions : null}
      onCloseAlert={() => send({ type: 'alert.close' })}
    />
  )
}
