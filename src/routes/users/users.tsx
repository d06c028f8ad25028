/** The screen Manage Users, for administrators. */
import { useMachine } from '@xstate/react'
import { useCallback } from 'react'
import type { User } from '../../../domain/account/user.ts'
import { noFilter } from '../../../domain/lists/filter.ts'
import { countsIn, type Disabling } from '../../../domain/moderation/disabling.ts'
import { waitingQueue } from '../../../domain/moderation/queue.ts'
import { userAdminMachine } from '../../machines/users/user-admin.ts'
import { userToggleMachine } from '../../machines/users/user-toggle.ts'
import { userDisablingMachine } from '../../machines/users/user-disabling.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSession, useSite } from '../../site/site.ts'
import { useReadAddress } from '../../site/use-address.ts'
import { UsersView } from '../../ui/users/users-view.tsx'
import { useReasons } from '../given-reasons/use-reasons.ts'
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
  const { ask, question } = useDisabling((user) => send({ type: 'toggle.succeeded', user }))
  const isAsked = question !== null
  const onToggle = useCallback(
    (user: User) => (isAsked && user.enabled ? ask(user) : send({ type: 'user.toggle', user })),
    [isAsked, ask, send],
  )
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
      question={question}
      onSearch={(text) => send({ type: 'search.type', text })}
      onApplySearch={() => send({ type: 'search.apply' })}
      onSort={(column) => send({ type: 'sort.choose', column })}
      onToggle={onToggle}
      onCloseAlert={() => send({ type: 'alert.close' })}
    />
  )
}

/** So many listings of a member are counted. */
const mostCounted = 100

/** What asks before a member is disabled; its question is null without the offer. */
function useDisabling(onDisabled: (user: User) => void) {
  const { configuration: { offers }, users, moderation } = useSite()
  const { offered, giving } = useReasons()
  const [snapshot, send] = useMachine(
    userDisablingMachine.provide({
      actors: {
        countListings: fromCall(async (author: string, signal) => {
          if (!offers.has('moderation-search')) return null
          const all = { ...waitingQueue, state: 'any', author, filter: noFilter, page: 1, size: mostCounted } as const
          return countsIn(await moderation.fetchPage(all, signal))
        }),
        disable: fromCall(giving(users.disable)),
      },
      actions: { showUser: (_, { user }) => onDisabled(user) },
    }),
  )
  const { user, disabling, faults, counts, failure } = snapshot.context
  const ask = useCallback((asked: User) => send({ type: 'user.disable', user: asked }), [send])
  const question = {
    user, disabling, faults, counts, failure, offered,
    isOpen: snapshot.hasTag('open'),
    isBusy: snapshot.hasTag('busy'),
    onSend: (sent: Disabling) => send({ type: 'disabling.send', disabling: sent }),
    onCancel: () => send({ type: 'disabling.cancel' }),
  }
  return { ask, question: offers.has('disabling') ? question : null }
}
