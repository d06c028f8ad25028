/** What asks before a member is disabled. */
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import type { User } from '../../../domain/account/user.ts'
import { countsIn } from '../../../domain/given-reasons/disabling.ts'
import { noFilter } from '../../../domain/lists/filter.ts'
import { waitingQueue } from '../../../domain/moderation/queue.ts'
import { userDisablingMachine } from '../../machines/users/user-disabling.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { DisablingDialog } from '../../ui/users/disabling-dialog.tsx'
import { useReasons } from '../given-reasons/use-reasons.ts'

/** A user to disable; another object asks again. */
export interface AskedUser {
  readonly user: User
}

export interface UserDisablingProps {
  readonly asked: AskedUser
  readonly onDisabled: (user: User) => void
}

/** So many listings of a member are counted. */
const mostCounted = 100

export function UserDisabling({ asked, onDisabled }: UserDisablingProps) {
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
  useEffect(() => send({ type: 'user.disable', user: asked.user }), [asked, send])
  const { user, disabling, faults, counts, failure } = snapshot.context
  return (
    <DisablingDialog
      {...{ user, disabling, faults, counts, failure, offered }}
      isOpen={snapshot.hasTag('open')}
      isBusy={snapshot.hasTag('busy')}
      onSend={(sent) => send({ type: 'disabling.send', disabling: sent })}
      onCancel={() => send({ type: 'disabling.cancel' })}
    />
  )
}
