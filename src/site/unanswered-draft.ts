/** Tells the frame of a listing that was sent and not answered, while its form is not open. */
import type { RouterHistory } from '@tanstack/history'
import { paths } from '../../domain/paths.ts'
import type { DraftStorage } from '../storage/draft-storage.ts'
import type { SessionActor } from '../machines/account/session.ts'
import type { OfflineActor } from '../machines/frame/offline.ts'

interface UnansweredDraftParts {
  /** The router's. */
  readonly history: RouterHistory
  readonly drafts: Pick<DraftStorage, 'unanswered'>
  readonly session: SessionActor
  readonly offline: OfflineActor
}

/** Looks at once, when the connection is back, and when another screen is opened. */
export function watchUnansweredDraft({ history, drafts, session, offline }: UnansweredDraftParts): void {
  function look() {
    const { session: signedIn } = session.getSnapshot().context
    const isFormOpen = history.location.pathname === paths.addSomethingGreen
    const draft = navigator.onLine && signedIn && !isFormOpen ? drafts.unanswered(signedIn.username) : null
    offline.send(draft ? { type: 'draft.find', title: draft.form.title } : { type: 'draft.settle' })
  }
  look()
  for (const type of ['online', 'offline']) window.addEventListener(type, look)
  history.subscribe(look)
  session.subscribe(look)
}
