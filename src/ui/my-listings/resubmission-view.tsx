/** The form that edits an own listing, and its outcome. Specification, sections 2 and 8. */
import { useId } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import type { Draft } from '../../../domain/listing/draft.ts'
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { Offers } from '../../../domain/offers.ts'
import { isMovedNow, type OwnListing } from '../../../domain/listing/own-listing.ts'
import { editedListing } from '../../../domain/moderation/moderation.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import type { ListingForm as FormValues } from '../../../domain/listing/listing-form.ts'
import { m } from '../../../messages/compiled/messages.js'
import { typeWords } from '../../../words/listing-types.ts'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { StatusModal } from '../form/status-modal.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import type { CityList } from '../listing-form/city-field.tsx'
import { ListingForm } from '../listing-form/listing-form.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import { Modal } from '../modal.tsx'
import { ComparedVersions } from '../moderated-listing/compared-versions.tsx'
import { TitledText } from '../titled-text.tsx'

export interface ResubmissionViewProps {
  readonly listing: OwnListing
  /** The listing after the change; null before. */
  readonly saved: OwnListing | null
  /** The draft, which may come from an earlier visit. */
  readonly draft: Draft
  /** Whether the draft differs from the listing. */
  readonly isEdited: boolean
  /** Whether the listing has changed since the draft was begun. */
  readonly isOutdated: boolean
  /** All but `restoring`, `editing` and `saving` open a modal. */
  readonly status: 'restoring' | 'editing' | 'checking' | 'leaving' | 'saving' | 'saved' | 'conflicting' | 'failed'
  readonly faults: FieldFaults<ListingField>
  readonly failure: Failure | null
  readonly cities: CityList
  readonly offers: Offers
  /** Athens' today. */
  readonly today: Day
  readonly onEdit: (form: FormValues) => void
  readonly onSubmit: (form: FormValues) => void
  readonly onCancel: () => void
  /** Discards the draft. */
  readonly onDiscard: () => void
  /** Continues with the draft. */
  readonly onKeep: () => void
  /** Called when the modal is closed. */
  readonly onCloseStatus: () => void
}

export function ResubmissionView(props: ResubmissionViewProps) {
  const { listing, saved, draft, isEdited, isOutdated, status, faults, failure, cities, offers, today } = props
  const { onEdit, onSubmit, onCancel, onDiscard, onKeep, onCloseStatus } = props
  const { id, type } = listing
  const textId = useId()
  const versions = { theirs: listing, mine: editedListing(listing, draft.form), decision: 'update' } as const
  if (status === 'restoring') return <Skeleton count={1} />
  return (
    <>
      {isOutdated && <FormMessage tone="failure">{m.own_outdated()}</FormMessage>}
      {isOutdated && <ComparedVersions {...versions} />}
      <ListingForm
        // Another draft makes a new form.
        key={draft.key}
        name={`listing-${id}`}
        type={type}
        initial={draft.form}
        kept={listing}
        faults={faults}
        isBusy={status === 'saving'}
        cities={cities}
        offers={offers}
        today={today}
        onEdit={onEdit}
        onSubmit={onSubmit}
      >
        <SubmitButton label={submitLabel(listing)} />
        <button type="button" className={button.outline} onClick={onCancel}>
          {m.own_cancel()}
        </button>
        {isEdited && status === 'editing' && (
          <button type="button" className={button.quiet} onClick={onDiscard}>
            {m.own_discard()}
          </button>
        )}
      </ListingForm>
      <Modal
        isOpen={status === 'leaving'}
        title={m.own_leave_question()}
        role="alertdialog"
        describedBy={textId}
        closeLabel={m.own_leave_keep()}
        onClose={onKeep}
        actions={
          <button type="button" className={button.danger} onClick={onDiscard}>
            {m.own_discard()}
          </button>
        }
      >
        <p id={textId}>
          <TitledText message={m.own_leave_text} title={listing.title} />
        </p>
      </Modal>
      <StatusModal
        isOpen={status === 'saved'}
        title={saved && isMovedNow(listing, saved) ? m.own_moved() : listing.approved ? m.own_change_saved() : m.own_saved()}
        tone="success"
        onClose={onCloseStatus}
      >
        <p>{savedText(listing, saved ?? listing)}</p>
      </StatusModal>
      <AlertModal
        isOpen={status === 'conflicting' || status === 'failed'}
        title={m.own_failed_to_submit({ message: failure?.sentence ?? m.own_failed_to_update({ type }) })}
        reason={status === 'conflicting' ? m.own_changed() : reasonText(failure)}
        onClose={onCloseStatus}
      >
        {status === 'conflicting' && <ComparedVersions {...versions} />}
      </AlertModal>
    </>
  )
}

function submitLabel({ type, approved }: OwnListing): string {
  if (approved) return m.own_change_submit()
  return type === 'event' ? m.submission_update() : m.own_submit()
}

function savedText(before: OwnListing, saved: OwnListing): string {
  const { type, approved, change } = saved
  if (isMovedNow(before, saved)) return change ? m.own_moved_with_change() : m.own_moved_text()
  if (approved) return m.own_change_saved_text()
  return type === 'event' ? m.submission_updated() : m.submission_succeeded({ type: typeWords[type].name() })
}

function reasonText(failure: Failure | null): string {
  if (failure?.type === 'already-approved') return m.own_approved_meanwhile()
  return failure?.type === 'unknown-listing' ? m.own_gone() : failureText(failure)
}
