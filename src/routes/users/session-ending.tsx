/** What asks before all sessions of a user are ended. */
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { sessionEndingMachine } from '../../machines/users/session-ending.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { SessionsDialog } from '../../ui/users/sessions-dialog.tsx'
import type { AskedUser } from './user-disabling.tsx'

export interface SessionEndingProps {
  readonly asked: AskedUser
}

export function SessionEnding({ asked }: SessionEndingProps) {
  const { users } = useSite()
  const [snapshot, send] = useMachine(sessionEndingMachine.provide({ actors: { endSessions: fromCall(users.endSessions) } }))
  useEffect(() => send({ type: 'sessions.ask', user: asked.user }), [asked, send])
  const { user, failure } = snapshot.context
  return (
    <SessionsDialog
      username={user?.username ?? ''}
      failure={failure}
      isOpen={snapshot.hasTag('open')}
      isBusy={snapshot.hasTag('busy')}
      isEnded={snapshot.matches('ended')}
      onEnd={() => send({ type: 'sessions.end' })}
      onClose={() => send({ type: 'sessions.close' })}
    />
  )
}
