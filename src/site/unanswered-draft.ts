/** Tells the frame of a listing that was sent and not answered, while its form is not open. */
import type { RouterHistory } from '@tanstack/history'
import { paths } from '../../domain/paths.ts'
import type { Later } from '../api/later-calls.ts'
import type { DraftStorage } from '../storage/draft-storage.ts'
import type { SessionActor } from '../machines/account/session.ts'
import type { OfflineActor } from '../machines/frame/offline.ts'

interface UnansweredDraftParts {
  /** The router's. */
  readonly history: RouterHistory
  readonly drafts: Pick<Later<DraftStorage>, 'unanswered'>
  readonly session: SessionActor
  readonly offline: OfflineActor
}

/** Looks at once, when the connection is back, and when another screen is opened. */
export function watchUnansweredDraft({ history, drafts, session, offline }: UnansweredDraftParts): void {
  let looks = 0

  async function look() {
    looks += 1
    const own = looks
    const { session: signedIn } = session.getSnapshot().context
    const isFormOpen = history.location.pathname === paths.addSomethingGreen
    const isWanted = navigator.onLine && !isFormOpen
    const draft = signedIn && isWanted ? await drafts.unanswered(signedIn.username).catch(() => null) : null
    // The form may be open since, or its author signed out.
    if (own === looks) offline.send(draft ? { type: 'draft.find', title: draft.form.title } : { type: 'draft.settle' })
  }
  void look()
  for (const type of ['online', 'offline']) window.addEventListener(type, () => void look())
  history.subscribe(() => void look())
  session.subscribe(() => void look())
}
