/** The reasons that administrators choose from: they are read once for all screens. */
import { createActor } from 'xstate'
import type { Reason } from '../../domain/given-reasons/reasons.ts'
import type { SessionActor } from '../machines/account/session.ts'
import { reasonListMachine, type ReasonListActor } from '../machines/given-reasons/reason-list.ts'
import { fromCall } from './from-call.ts'

/** Started once for each session actor, of which a web app has one. */
const running = new WeakMap<SessionActor, ReasonListActor>()

/** The running machine; starts it first if it is not running. */
export function reasonList(session: SessionActor, fetchReasons: (signal: AbortSignal) => Promise<readonly Reason[]>): ReasonListActor {
  const found = running.get(session)
  if (found) return found
  const fetching = fromCall((_: undefined, signal) => fetchReasons(signal))
  const started = createActor(reasonListMachine.provide({ actors: { fetchReasons: fetching } })).start()
  running.set(session, started)
  return started
}
