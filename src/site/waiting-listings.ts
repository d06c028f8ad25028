/** What waits for moderators: a part of every screen, whose machine only they load. */
import { moderatorRole } from '../../domain/account/roles.ts'
import { isAllowed } from '../../domain/account/session.ts'
import type { WaitingAnswer } from '../../domain/moderation/queue-news.ts'
import type { SessionActor } from '../machines/account/session.ts'
import { toldValue, type ToldValue } from './told-value.ts'

/** The answer is null if it is unknown. */
export interface WaitingListings extends Pick<ToldValue<WaitingAnswer | null>, 'current' | 'subscribe'> {
  /** Asks the server. */
  readonly refresh: () => void
}

/** Gets the function that is told each answer; returns the one that asks the server. */
type Run = (tell: (answer: WaitingAnswer | null) => void) => Promise<() => void>

/** Runs from the first moderator on. If the code cannot be loaded, the number is unknown until the session changes. */
export function followWaiting(run: Run, session: SessionActor): WaitingListings {
  const { tell, ...told } = toldValue<WaitingAnswer | null>(null)
  let running: Promise<(() => void) | void> | undefined
  const follow = () => {
    if (isAllowed(session.getSnapshot().context.session, moderatorRole)) running ??= run(tell).catch(() => void (running = undefined))
  }
  session.subscribe(follow)
  follow()
  return { ...told, refresh: () => void running?.then((ask) => ask?.()) }
}
