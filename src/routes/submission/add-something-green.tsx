/** The screen that adds a listing. Specification, section 2. */
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { isStarted } from '../../../domain/listing/draft.ts'
import type { Session } from '../../../domain/account/session.ts'
import type { ListingForm } from '../../../domain/listing/listing-form.ts'
// With the form: a browser does not try again to load code that it could not load without a network.
import '../../api/submissions.ts'
import { submissionMachine } from '../../machines/submission/submission.ts'
import { newKey } from '../../site/new-key.ts'
import { useReadToday, useSession, useSite, useToday } from '../../site/site.ts'
import { useAddress } from '../../site/use-address.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { SubmissionView } from '../../ui/submission/submission-view.tsx'
import { useCityList } from '../cities/use-cities.ts'
import type { FormDuplicatesProps } from './form-duplicates.tsx'
import { readSubmissionType, submissionSearch } from './submission-address.ts'

export function AddSomethingGreenRoute() {
  const { session } = useSession()
  // The key starts a new machine, with the draft of the new user, after a change of user.
  return session && <AddSomethingGreen key={session.username} session={session} />
}

const formDuplicates = lazyComponent<FormDuplicatesProps>(async () => (await import('./form-duplicates.tsx')).FormDuplicates, {
  isToldBeside: true,
})

function AddSomethingGreen({ session }: { readonly session: Session }) {
  const [search, setSearch] = useAddress()
  const submission = useSubmission(session, readSubmissionType(search), (type) => setSearch(submissionSearch(type)))
  const { productName, offers } = useSite().configuration
  const isRetrySafe = offers.has('idempotency-keys')
  const hasOwnListings = offers.has('own-listings')
  const shown = { product: productName, isRetrySafe, hasOwnListings }
  const Duplicates = formDuplicates.useComponent(offers.has('duplicates') && submission.status !== 'restoring')
  const hint = offers.has('duplicates') ? Duplicates && <Duplicates draft={submission.draft} session={session} /> : undefined
  return <SubmissionView {...shown} hint={hint} cities={useCityList()} offers={offers} {...submission} />
}

/** The state of the form, and its event handlers. `requestedType` is the type in the address. */
function useSubmission({ username, token }: Session, requestedType: string | null, onType: (listingType: string) => void) {
  const { submissions, drafts, holdsToken, session } = useSite()
  const today = useToday()
  const readToday = useReadToday()
  const [snapshot, send] = useMachine(
    submissionMachine.provide({
      actors: {
        openDraft: fromPromise(() => drafts.open(username)),
        submitDraft: fromPromise(({ input }) => submissions.submit(input)),
      },
      actions: {
        saveDraft: ({ context }) => void drafts.save(username, context.draft),
        removeDraft: ({ context }) => void drafts.remove(username, context.draft),
        renewSession: () => session.send({ type: 'session.refuse', token }),
      },
    }),
    { input: { requestedType, dependencies: { today: readToday, newKey, hasToken: () => holdsToken(token) } } },
  )
  useEffect(() => {
    const onOnline = () => send({ type: 'connection.return' })
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [send])

  return {
    ...toView(snapshot),
    today,
    onType: (listingType: string) => {
      send({ type: 'type.choose', listingType })
      onType(listingType)
    },
    onEdit: (form: ListingForm) => send({ type: 'form.edit', form }),
    onSubmit: (form: ListingForm) => send({ type: 'form.submit', form }),
    onDiscard: () => send({ type: 'draft.discard' }),
    onSend: () => send({ type: 'draft.send' }),
    onClose: () => send({ type: 'status.close' }),
  }
}

function toView(snapshot: SnapshotFrom<typeof submissionMachine>) {
  const { draft, faults, refusal, failure } = snapshot.context
  return { status: snapshot.value, draft, hasDraft: isStarted(draft), faults, refusal, failure }
}
