/** The form for the reason of a rejection. */
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { hasWaitingChange, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { Form } from '../form/form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextArea } from '../form/text-area.tsx'
import form from '../listing-form/listing-form.module.css'
import { ListingChangePart } from '../moderated-listing/listing-change.tsx'
import { TitledText } from '../titled-text.tsx'
import { DecidedListing } from './decided-listing.tsx'
import styles from './panel-title.module.css'

export interface RejectionPanelProps {
  readonly listing: TypedListing
  readonly titleId: string
  readonly reason: string
  readonly faults: FieldFaults<'reason'>
  readonly isBusy: boolean
  readonly onSendRejection: (reason: string) => void
  readonly onCancelRejection: () => void
}

const fields = ['reason'] as const

export function RejectionPanel({ listing, reason, faults, isBusy, titleId, onSendRejection, onCancelRejection }: RejectionPanelProps) {
  const isOfChange = hasWaitingChange(listing)
  return (
    <>
      <h3 id={titleId} className={styles.title}>
        <TitledText message={isOfChange ? m.moderation_reject_change_heading : m.moderation_reject_heading} title={listing.title} />
      </h3>
      {isOfChange && listing.change
        ? <ListingChangePart listing={listing} change={listing.change} />
        : <DecidedListing listing={listing} />}
      <Form
        name={`reject-${listing.id}`}
        className={form.form}
        fields={fields}
        faults={faults}
        isBusy={isBusy}
        onSubmit={(values) => onSendRejection(values.reason)}
      >
        <TextArea
          name="reason"
          label={m.moderation_reason()}
          hint={m.moderation_reason_hint()}
          defaultValue={reason}
          isRequired={false}
        />
        <div className={form.buttons}>
          <SubmitButton label={isOfChange ? m.moderation_reject_change() : m.moderation_reject()} />
          <button type="button" className={button.outline} aria-disabled={isBusy} onClick={isBusy ? undefined : onCancelRejection}>
            {m.moderation_cancel()}
          </button>
        </div>
      </Form>
    </>
  )
}
