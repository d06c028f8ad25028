/** The actors that run as long as the web app: the session, the day, and the connection. */
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import type { SessionStorage } from '../storage/session-storage.ts'
import { sessionMachine, type SessionActor } from '../machines/account/session.ts'
import { offlineMachine, type OfflineActor } from '../machines/frame/offline.ts'
import { todayMachine, type TodayActor } from '../machines/frame/today.ts'
import { fromCall } from './from-call.ts'

/** Starts with the session that was stored. */
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

/** `page.return` is also sent when the page comes back from the browser's history, or its window from behind another. */
export function startToday(page: Window, now: () => Date): TodayActor {
  const machine = todayMachine.provide({
    actors: {
      returns: fromCallback<EventObject>(({ sendBack }) => {
        const tell = () => sendBack({ type: 'page.return' })
        const sources = [[page.document, 'visibilitychange'], [page, 'pageshow'], [page, 'focus']] as const
        for (const [source, name] of sources) source.addEventListener(name, tell)
        return () => sources.forEach(([source, name]) => source.removeEventListener(name, tell))
      }),
    },
  })
  return createActor(machine, { input: { now: () => now().getTime() } }).start()
}

/** `ask` resolves if the server answers. */
export function startOffline(page: Window, ask: (signal: AbortSignal) => Promise<void>): OfflineActor {
  const machine = offlineMachine.provide({
    actors: {
      askServer: fromCall((_: undefined, signal) => ask(signal)),
      returns: fromCallback<EventObject>(({ sendBack }) => {
        const tell = () => page.document.visibilityState === 'visible' && sendBack({ type: 'connection.return' })
        page.addEventListener('online', tell)
        page.document.addEventListener('visibilitychange', tell)
      }),
    },
  })
  return createActor(machine).start()
}
