/** The machine that logs in again: it runs from the first question on. */
import { createActor, waitFor } from 'xstate'
import type { FreshLogin } from '../../domain/account/fresh-login.ts'
import type { Session } from '../../domain/account/session.ts'
import type { SessionActor } from '../machines/account/session.ts'
import { freshLoginMachine, type FreshLoginActor } from '../machines/frame/fresh-login.ts'
import { fromCall } from './from-call.ts'

interface FreshLoginParts {
  readonly logInAgain: (login: FreshLogin, signal: AbortSignal) => Promise<Session>
  readonly session: SessionActor
}

/** Starts it. Whoever signs out is not asked any more, and what was asked of one user is not answered by another. */
export function runFreshLogin({ logInAgain, session }: FreshLoginParts): { actor: FreshLoginActor; ask: () => Promise<string | null> } {
  const actor = createActor(freshLoginMachine.provide({
    actors: { sendRequest: fromCall(logInAgain) },
    actions: { accept: (_, { answer }) => session.send({ type: 'session.renew', session: answer }) },
  })).start()
  const username = () => session.getSnapshot().context.session?.username
  let asked = username()
  session.subscribe(() => {
    if (username() !== asked) actor.send({ type: 'login.cancel' })
  })
  return {
    actor,
    ask: async () => {
      asked = username()
      actor.send({ type: 'login.ask' })
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches('quiet'))
      return context.isFresh ? (session.getSnapshot().context.session?.token ?? null) : null
    },
  }
}
