/** The screen to add a listing on. Specification, sections 2, 4, 5 and 8. */
import { useId, type ReactNode } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import type { Draft, DraftRefusal } from '../../../domain/listing/draft.ts'
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import { isListingType } from '../../../domain/listing/listing.ts'
import type { Offers } from '../../../domain/offers.ts'
import { paths } from '../../../domain/paths.ts'
import type { ListingForm as FormValues } from '../../../domain/listing/listing-form.ts'
import { m } from '../../../messages/compiled/messages.js'
import { typeWords } from '../../../words/listing-types.ts'
import { href } from '../../paths.ts'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { StatusModal } from '../form/status-modal.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { Page } from '../page.tsx'
import type { CityList } from '../listing-form/city-field.tsx'
import { ListingForm } from '../listing-form/listing-form.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import { Modal } from '../modal.tsx'
import { TitledText } from '../titled-text.tsx'
import { Preview } from './preview.tsx'
import styles from './submission-view.module.css'
import { TypeSelector } from './type-selector.tsx'

export interface SubmissionViewProps {
  readonly product: string
  /** `submitted`, `failed` and `asking` open a modal. */
  readonly status: 'restoring' | 'editing' | 'checking' | 'submitting' | 'submitted' | 'failed' | 'asking'
  readonly draft: Draft
  /** Whether the draft is not empty. */
  readonly hasDraft: boolean
  readonly faults: FieldFaults<ListingField>
  readonly refusal: DraftRefusal | null
  readonly failure: Failure | null
  /** Whether the server supports idempotency keys. */
  readonly isRetrySafe: boolean
  /** What is said of likely duplicates; undefined where the server finds none. */
  readonly hint?: ReactNode
  readonly cities: CityList
  readonly offers: Offers
  /** Athens' today. */
  readonly today: Day
  /** Whether the server lists own listings, to which the modal links. */
  readonly hasOwnListings: boolean
  readonly onType: (type: string) => void
  readonly onEdit: (form: FormValues) => void
  readonly onSubmit: (form: FormValues) => void
  /** Discards the draft. */
  readonly onDiscard: () => void
  /** Sends the draft that nobody answered. */
  readonly onSend: () => void
  /** Called when the modal is closed; a form that was sent is empty by then. */
  readonly onClose: () => void
}

export function SubmissionView(props: SubmissionViewProps) {
  const { product, status, draft, hasDraft, faults, hint, cities, offers, today, onType, onEdit, onSubmit, onDiscard } = props
  return (
    <Page product={product} title={m.nav_add()}>
      <p className={styles.intro}>{m.submission_intro()}</p>
      {status === 'restoring' ? (
        <div className={styles.restoring}>
          <Skeleton count={1} />
        </div>
      ) : (
        <div className={styles.panel}>
          <TypeSelector chosen={draft.type} isBusy={status === 'submitting'} onChoose={onType} />
          <ListingForm
            // Another type or draft makes a new form.
            key={`${draft.key} ${draft.type}`}
            name="submission"
            type={draft.type}
            initial={draft.form}
            faults={faults}
            isBusy={status === 'submitting'}
            cities={cities}
            offers={offers}
            today={today}
            hint={hint}
            preview={isListingType(draft.type) && <Preview type={draft.type} form={draft.form} today={today} />}
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

interface SubmissionOutcomeProps
  extends Pick<SubmissionViewProps, 'status' | 'refusal' | 'failure' | 'draft' | 'isRetrySafe' | 'hasOwnListings' | 'onSend' | 'onClose'> {
  readonly type: string
}

/** The outcome of adding a listing, in a modal. Specification, section 8. */
function SubmissionOutcome(props: SubmissionOutcomeProps) {
  const { status, type, hasOwnListings, draft, onSend, onClose } = props
  const textId = useId()
  return (
    <>
      <StatusModal
        isOpen={status === 'submitted'}
        title={m.submission_status()}
        tone="success"
        actions={
          hasOwnListings && (
            <a className={button.outline} href={href(paths.myListings)}>
              {m.own_title()}
            </a>
          )
        }
        onClose={onClose}
      >
        <p>{m.submission_succeeded({ type: isListingType(type) ? typeWords[type].name() : type })}</p>
      </StatusModal>
      <Modal
        isOpen={status === 'asking'}
        title={m.submission_back_online()}
        role="alertdialog"
        describedBy={textId}
        closeLabel={m.submission_send_later()}
        onClose={onClose}
        actions={
          <button type="button" className={button.primary} onClick={onSend}>
            {m.submission_send_now()}
          </button>
        }
      >
        <p id={textId}>
          <TitledText message={m.submission_send_question} title={draft.form.title} />
        </p>
      </Modal>
      <AlertModal
        isOpen={status === 'failed'}
        title={isKeptForLater(props) ? m.submission_kept_for_later() : failedText(props)}
        reason={adviceText(props)}
        onClose={onClose}
      />
    </>
  )
}

/** Nobody answered, and sending it again cannot add it twice: nothing is lost. */
function isKeptForLater({ refusal, failure, isRetrySafe }: SubmissionOutcomeProps): boolean {
  return refusal === null && failure?.status === null && isRetrySafe
}

function failedText({ refusal, failure, type }: SubmissionOutcomeProps): string {
  return m.submission_failed({ message: refusalText(refusal) ?? failure?.sentence ?? fallbackText(type) })
}

function refusalText(refusal: SubmissionOutcomeProps['refusal']): string | null {
  if (refusal === 'token-missing') return m.submission_token_missing()
  return refusal === 'unknown-type' ? m.submission_unknown_type() : null
}

function fallbackText(type: string): string {
  return m.submission_failed_to_create({ type: isListingType(type) ? type : 'event' })
}

/** The draft is kept; the text says how to send it. */
function adviceText({ refusal, failure, isRetrySafe }: Pick<SubmissionOutcomeProps, 'refusal' | 'failure' | 'isRetrySafe'>): string {
  if (refusal === 'token-missing') return m.submission_log_in()
  if (refusal === 'unknown-type') return m.submission_choose_type()
  if (failure?.status !== null) return m.submission_kept()
  return isRetrySafe ? m.submission_no_answer() : m.submission_perhaps_added()
}
