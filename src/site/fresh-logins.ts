/** Logging in again, which a request can need: a part of every screen, whose machine only they load for whom the server asks for it. */
import type { FreshLoginActor } from '../machines/frame/fresh-login.ts'

export interface FreshLogins {
  /** Null before the first question. */
  readonly current: () => FreshLoginActor | null
  /** Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Asks for the password; resolves with the new token, or null if the user has not logged in again. Several questions at once are one. */
  readonly ask: () => Promise<string | null>
}

/** Starts the machine with the first question. If its code cannot be loaded, the user has not logged in again. */
export function followFreshLogins(start: () => Promise<Pick<FreshLogins, 'ask'> & { readonly actor: FreshLoginActor }>): FreshLogins {
  const listeners = new Set<() => void>()
  let current: FreshLoginActor | null = null
  return {
    current: () => current,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    ask: async () => {
      const started = await start().catch(() => null)
      if (!started) return null
      current = started.actor
      for (const listener of listeners) listener()
      return started.ask()
    },
  }
}
