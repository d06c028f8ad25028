/** Logging in again, which a request can need: a part of every screen, whose machine only they load for whom the server asks for it. */
import type { FreshLoginActor } from '../machines/frame/fresh-login.ts'
import { toldValue, type ToldValue } from './told-value.ts'

/** The machine is null before the first question. */
export interface FreshLogins extends Pick<ToldValue<FreshLoginActor | null>, 'current' | 'subscribe'> {
  /** Asks for the password; resolves with the new token, or null if the user has not logged in again. Several questions at once are one. */
  readonly ask: () => Promise<string | null>
}

/** Starts the machine with the first question. If its code cannot be loaded, the user has not logged in again. */
export function followFreshLogins(start: () => Promise<Pick<FreshLogins, 'ask'> & { readonly actor: FreshLoginActor }>): FreshLogins {
  const { tell, ...told } = toldValue<FreshLoginActor | null>(null)
  return {
    ...told,
    ask: async () => {
      const started = await start().catch(() => null)
      if (!started) return null
      tell(started.actor)
      return started.ask()
    },
  }
}
