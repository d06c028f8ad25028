/** What asks which role a user has. */
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { isOwnAccount, type User } from '../../../domain/account/user.ts'
import { roleChangeMachine } from '../../machines/users/role-change.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { RoleDialog } from '../../ui/users/role-dialog.tsx'
import type { AskedUser } from './user-disabling.tsx'

export interface RoleChangeProps {
  readonly asked: AskedUser
  /** The user name of the administrator. */
  readonly ownName: string
  readonly onChanged: (user: User) => void
}

export function RoleChange({ asked, ownName, onChanged }: RoleChangeProps) {
  const { users, session } = useSite()
  const [snapshot, send] = useMachine(
    roleChangeMachine.provide({
      actors: { changeRole: fromCall(users.changeRole) },
      actions: {
        showUser: (_, { user }) => {
          onChanged(user)
          // Who gives up the own role sees it at once.
          const own = session.getSnapshot().context.session
          if (own && isOwnAccount(user, own.username)) session.send({ type: 'session.update', session: { ...own, role: user.role } })
        },
      },
    }),
  )
  useEffect(() => send({ type: 'role.ask', user: asked.user }), [asked, send])
  const { user, role, failure } = snapshot.context
  return (
    <RoleDialog
      {...{ user, role, failure }}
      isOwn={user !== null && isOwnAccount(user, ownName)}
      isOpen={snapshot.hasTag('open')}
      isBusy={snapshot.hasTag('busy')}
      onSend={(sent) => send({ type: 'role.send', role: sent })}
      onCancel={() => send({ type: 'role.cancel' })}
    />
  )
}
