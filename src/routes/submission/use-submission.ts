/** Adding a listing, driven by its machine over the calls and the storage of the browser. */
import { useMachine } from '@xstate/react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { athensToday } from '../../../domain/days.ts'
import { isWritten } from '../../../domain/draft.ts'
import type { Session } from '../../../domain/session.ts'
import type { ListingForm } from '../../../domain/submission.ts'
import { submissionMachine } from '../../machines/submission/submission.ts'
import { newKey } from '../../site/new-key.ts'
import { useSite } from '../../site/site.ts'

/** What the form shows now, and what can be done with it. `wanted` is the type that the address asks for. */
export function useSubmission({ username, token }: Session, wanted: string | null, onType: (listingType: string) => void) {
  const { submissions, drafts, holdsToken, session, now } = useSite()
  const today = () => athensToday(now())
  const [snapshot, send] = useMachine(
    submissionMachine.provide({
      actors: {
        openDraft: fromPromise(() => drafts.open(username)),
        submitDraft: fromPromise(({ input }) => submissions.submit(input)),
      },
      actions: {
        saveDraft: ({ context }) => drafts.save(username, context.draft),
        removeDraft: ({ context }) => drafts.remove(username, context.draft),
        renewSession: () => session.send({ type: 'session.refuse', token }),
      },
    }),
    { input: { wanted, world: { today, newKey, hasToken: () => holdsToken(token) } } },
  )
  return {
    ...toView(snapshot),
    today: today(),
    onType: (listingType: string) => {
      send({ type: 'type.choose', listingType })
      onType(listingType)
    },
    onEdit: (form: ListingForm) => send({ type: 'form.edit', form }),
    onSubmit: (form: ListingForm) => send({ type: 'form.submit', form }),
    onDiscard: () => send({ type: 'draft.discard' }),
    onClose: () => send({ type: 'status.close' }),
  }
}

function toView(snapshot: SnapshotFrom<typeof submissionMachine>) {
  const { draft, faults, refusal, failure } = snapshot.context
  return { status: snapshot.value, draft, hasDraft: isWritten(draft), faults, refusal, failure }
}
