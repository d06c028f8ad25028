/** Counts the listings that wait, for as long as an administrator is signed in. */
import { createActor } from 'xstate'
import { isAdministrator } from '../../domain/session.ts'
import type { Moderation } from '../api/moderation.ts'
import type { SessionActor } from '../machines/account/session.ts'
import { waitingCountMachine, type WaitingCountActor } from '../machines/moderation/waiting-count.ts'
import { fromCall } from './from-call.ts'

/** Runs from now on. */
export function startWaitingCount({ countWaiting }: Pick<Moderation, 'countWaiting'>, session: SessionActor): WaitingCountActor {
  const machine = waitingCountMachine.provide({
    actors: { countWaiting: fromCall((_: undefined, signal) => countWaiting(signal)) },
  })
  const count = createActor(machine).start()
  const follow = () => {
    const isThere = isAdministrator(session.getSnapshot().context.session)
    count.send({ type: isThere ? 'admin.arrive' : 'admin.depart' })
  }
  session.subscribe(follow)
  follow()
  return count
}
