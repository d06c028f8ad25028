/** Where the caller is signed in. */
import { endOtherSessionsOf, endSessionOf, listSessions as sessionsOf } from '../../store/account/sessions.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler } from '../handler.ts'

/** The sessions that have not ended. */
export function listSessions(dependencies: Dependencies): Handler<'listSessions'> {
  return ({ caller }) => answer(dependencies, caller)
}

/** Ends all but that of the request. */
export function endOtherSessions(dependencies: Dependencies): Handler<'endOtherSessions'> {
  return async ({ caller }) => {
    await endOtherSessionsOf(dependencies.db, caller.id, caller.session)
    return answer(dependencies, caller)
  }
}

/** Ends one of them, also that of the request. Idempotent. */
export function endOwnSession(dependencies: Dependencies): Handler<'endOwnSession'> {
  return async ({ caller, params: { id } }) => {
    await endSessionOf(dependencies.db, caller.id, id)
    return answer(dependencies, caller)
  }
}

async function answer({ db, now }: Dependencies, { id, session }: Caller) {
  return { status: 200 as const, body: await sessionsOf(db, id, session, now()) }
}
