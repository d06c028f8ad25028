/** An own listing as a form, and how submitting it again went. Specification, sections 2 and 8. */
import type { Day } from '../../../domain/days.ts'
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { OwnListing } from '../../../domain/own-listing.ts'
import { listingFormOf, type ListingField, type ListingForm as FormValues } from '../../../domain/submission.ts'
import { m } from '../../../messages/compiled/messages.js'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { StatusModal } from '../form/status-modal.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import type { CityList } from '../listing-form/city-field.tsx'
import { ListingForm } from '../listing-form/listing-form.tsx'

export interface ResubmissionViewProps {
  readonly listing: OwnListing
  /** All but `editing` and `saving` open a modal. */
  readonly status: 'editing' | 'saving' | 'saved' | 'conflicting' | 'failed'
  readonly faults: FieldFaults<ListingField>
  readonly failure: Failure | null
  readonly cities: CityList
  /** Athens' today. */
  readonly today: Day
  readonly onSubmit: (form: FormValues) => void
  readonly onCancel: () => void
  /** Closes the modal. */
  readonly onCloseStatus: () => void
}

export function ResubmissionView(props: ResubmissionViewProps) {
  const { listing, status, faults, failure, cities, today, onSubmit, onCancel, onCloseStatus } = props
  const { id, type } = listing
  return (
    <>
      <ListingForm
        name={`listing-${id}`}
        type={type}
        initial={listingFormOf(listing)}
        kept={listing}
        faults={faults}
        isBusy={status === 'saving'}
        cities={cities}
        today={today}
        onSubmit={onSubmit}
      >
        <SubmitButton label={type === 'event' ? m.submission_update() : m.own_submit()} />
        <button type="button" className={button.outline} onClick={onCancel}>
          {m.own_cancel()}
        </button>
      </ListingForm>
      <StatusModal isOpen={status === 'saved'} title={m.own_saved()} tone="success" onClose={onCloseStatus}>
        <p>
          {type === 'event' ? m.submission_updated() : m.submission_succeeded({ type: m.listing_type({ type }) })}
        </p>
      </StatusModal>
      <AlertModal
        isOpen={status === 'conflicting' || status === 'failed'}
        title={m.own_failed_to_submit({ message: failure?.sentence ?? m.own_failed_to_update({ type }) })}
        reason={status === 'conflicting' ? m.own_changed() : reasonText(failure)}
        onClose={onCloseStatus}
      />
    </>
  )
}

function reasonText(failure: Failure | null): string {
  if (failure?.type === 'already-approved') return m.own_approved_meanwhile()
  return failure?.type === 'unknown-listing' ? m.own_gone() : failureText(failure)
}
