/** The form that edits and resubmits a listing of one's own. */
import { useMachine } from '@xstate/react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { differsFrom, isOutdated } from '../../../domain/listing/edit-draft.ts'
import type { OwnListing } from '../../../domain/listing/own-listing.ts'
// With the form: a browser does not try again to load code that it could not load without a network.
import '../../api/submissions.ts'
import { resubmissionMachine } from '../../machines/my-listings/resubmission.ts'
import { newKey } from '../../site/new-key.ts'
import { useReadToday, useSite, useToday } from '../../site/site.ts'
import { ResubmissionView } from '../../ui/my-listings/resubmission-view.tsx'
import { useCityList } from '../cities/use-cities.ts'

interface ResubmissionProps {
  readonly listing: OwnListing
  /** The owner of the stored drafts. */
  readonly username: string
  readonly onClose: () => void
  /** The list is out of date. */
  readonly onReload: () => void
}

export function Resubmission({ listing, username, onClose, onReload }: ResubmissionProps) {
  const { configuration, submissions, drafts } = useSite()
  const today = useToday()
  const readToday = useReadToday()
  const [snapshot, send] = useMachine(
    resubmissionMachine.provide({
      actors: {
        openDraft: fromPromise(({ input }) => drafts.open(username, input.id)),
        resubmit: fromPromise(({ input }) => submissions.resubmit(input)),
      },
      actions: {
        saveDraft: ({ context }) => void drafts.save(username, context.draft),
        removeDraft: ({ context }) => void drafts.remove(username, context.draft),
        closeEditor: onClose,
        reloadList: onReload,
      },
    }),
    { input: { listing, today: readToday, newKey } },
  )
  return (
    <ResubmissionView
      {...toView(snapshot)}
      cities={useCityList()}
      offers={configuration.offers}
      today={today}
      onEdit={(form) => send({ type: 'form.edit', form })}
      onSubmit={(form) => send({ type: 'form.submit', form })}
      onCancel={() => send({ type: 'edit.cancel' })}
      onDiscard={() => send({ type: 'draft.discard' })}
      onKeep={() => send({ type: 'draft.keep' })}
      onCloseStatus={() => send({ type: 'status.close' })}
    />
  )
}

function toView(snapshot: SnapshotFrom<typeof resubmissionMachine>) {
  const { listing, draft, faults, failure, saved } = snapshot.context
  const isEdited = differsFrom(draft, listing)
  return { status: snapshot.value, listing, draft, isEdited, isOutdated: isEdited && isOutdated(draft, listing), faults, failure, saved }
}
