/** The count of what waits, which runs from the first moderator on. Visitors get no code of it. */
import { createActor, fromCallback, type EventObject } from 'xstate'
import { moderatorRole } from '../../domain/account/roles.ts'
import { isAllowed } from '../../domain/account/session.ts'
import type { WaitingAnswer } from '../../domain/moderation/queue-news.ts'
import type { Offers } from '../../domain/offers.ts'
import type { Moderation } from '../api/moderation/moderation.ts'
import type { SessionActor } from '../machines/account/session.ts'
import { waitingCountMachine } from '../machines/moderation/waiting-count.ts'
import { fromCall } from './from-call.ts'

interface CountParts {
  readonly calls: Pick<Moderation, 'countWaiting'>
  readonly offers: Offers
  readonly page: Window
  readonly session: SessionActor
  readonly tell: (answer: WaitingAnswer | null) => void
}

/** Returns the function that asks the server. */
export function runCount({ calls, offers, page, session, tell }: CountParts): () => void {
  // A server without the offer sends whole lists, which are not read again and again.
  const isFollowed = () => offers.has('paged-moderation') && page.document.visibilityState === 'visible'
  const machine = waitingCountMachine.provide({
    actors: {
      countWaiting: fromCall((known: WaitingAnswer | null, signal) => calls.countWaiting(known, signal)),
      returns: fromCallback<EventObject>(({ sendBack }) => {
        const notice = () => isFollowed() && sendBack({ type: 'page.return' })
        page.document.addEventListener('visibilitychange', notice)
        return () => page.document.removeEventListener('visibilitychange', notice)
      }),
    },
  })
  const count = createActor(machine, { input: { isFollowed } }).start()
  const follow = () => {
    const isThere = isAllowed(session.getSnapshot().context.session, moderatorRole)
    count.send({ type: isThere ? 'moderator.arrive' : 'moderator.depart' })
  }
  count.subscribe(({ context }) => tell(context.answer))
  session.subscribe(follow)
  follow()
  return () => count.send({ type: 'count.refresh' })
}
