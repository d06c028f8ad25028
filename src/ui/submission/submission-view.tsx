/** The screen to add a listing on. Specification, sections 2, 4, 5 and 8. */
import type { Day } from '../../../domain/days.ts'
import type { Draft, DraftRefusal } from '../../../domain/draft.ts'
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { ListingField, ListingForm as FormValues } from '../../../domain/submission.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { SubmitButton } from '../form/submit-button.tsx'
import { Page } from '../frame/page.tsx'
import type { CityList } from '../listing-form/city-field.tsx'
import { ListingForm } from '../listing-form/listing-form.tsx'
import { Skeleton } from '../listings/skeleton.tsx'
import { SubmissionOutcome } from './submission-outcome.tsx'
import styles from './submission-view.module.css'
import { TypeSelector } from './type-selector.tsx'

export interface SubmissionViewProps {
  readonly product: string
  /** `submitted` and `failed` open the modal. */
  readonly status: 'restoring' | 'editing' | 'submitting' | 'submitted' | 'failed'
  readonly draft: Draft
  /** Whether something is written. */
  readonly hasDraft: boolean
  readonly faults: FieldFaults<ListingField>
  readonly refusal: DraftRefusal | null
  readonly failure: Failure | null
  /** Whether the server adds a listing once, however often it is sent. */
  readonly isAddedOnce: boolean
  readonly cities: CityList
  /** Athens' today. */
  readonly today: Day
  /** Whether the server has a list of own listings, to which the way leads from here. */
  readonly hasOwnListings: boolean
  readonly onType: (type: string) => void
  readonly onEdit: (form: FormValues) => void
  readonly onSubmit: (form: FormValues) => void
  /** Throws away what is written. */
  readonly onDiscard: () => void
  /** Closes the modal; a form that went through is empty by then. */
  readonly onClose: () => void
}

export function SubmissionView(props: SubmissionViewProps) {
  const { product, status, draft, hasDraft, faults, cities, today, onType, onEdit, onSubmit, onDiscard } = props
  return (
    <Page product={product} title={m.nav_add()}>
      <p className={styles.intro}>{m.submission_intro()}</p>
      {status === 'restoring' ? (
        <Skeleton count={1} />
      ) : (
        <div className={styles.panel}>
          <TypeSelector chosen={draft.type} isBusy={status === 'submitting'} onChoose={onType} />
          <ListingForm
            // Another type, and another draft, is another form.
            key={`${draft.key} ${draft.type}`}
            name="submission"
            type={draft.type}
            initial={draft.form}
            faults={faults}
            isBusy={status === 'submitting'}
            cities={cities}
            today={today}
            onEdit={onEdit}
            onSubmit={onSubmit}
          >
            <SubmitButton label={m.submission_add()} />
            {hasDraft && status === 'editing' && (
              <button type="button" className={button.quiet} onClick={onDiscard}>
                {m.submission_discard()}
              </button>
            )}
          </ListingForm>
        </div>
      )}
      <SubmissionOutcome {...props} type={draft.type} />
    </Page>
  )
}
