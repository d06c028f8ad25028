/** Gives the session's machine the storage and the clock of the browser. */
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import type { SessionStorage } from '../api/session-storage.ts'
import { sessionMachine, type SessionActor } from '../machines/account/session.ts'

/** Runs from now on, beginning with what the storage kept. */
export function startSession(storage: SessionStorage, now: () => Date): SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      readSession: fromPromise(() => Promise.resolve(storage.read())),
      otherTabs: fromCallback<EventObject>(({ sendBack }) =>
        storage.watch((session) => sendBack({ type: 'session.change', session })),
      ),
    },
    actions: {
      saveSession: (_, { session }) => storage.save(session),
      clearSession: (_, { session }) => session && storage.clear(session),
    },
  })
  return createActor(machine, { input: { now: () => now().getTime() } }).start()
}
