/** The form for the reasons of a rejection. */
import type { GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import { hasWaitingChange, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { SubmitButton } from '../form/submit-button.tsx'
import { ReasonsForm, type ReasonsFormProps } from '../given-reasons/reasons-form.tsx'
import form from '../listing-form/listing-form.module.css'
import { ListingChangePart } from '../moderated-listing/listing-change.tsx'
import { TitledText } from '../titled-text.tsx'
import { DecidedListing } from './decided-listing.tsx'
import styles from './panel-title.module.css'

export interface RejectionPanelProps extends Pick<ReasonsFormProps, 'offered' | 'given' | 'faults' | 'isBusy'> {
  readonly listing: TypedListing
  readonly titleId: string
  readonly onSendReasons: (given: GivenReasons) => void
  readonly onCancelReasons: () => void
}

export function RejectionPanel(props: RejectionPanelProps) {
  const { listing, titleId, offered, given, faults, isBusy, onSendReasons, onCancelReasons } = props
  const isOfChange = hasWaitingChange(listing)
  return (
    <>
      <h3 id={titleId} className={styles.title}>
        <TitledText message={isOfChange ? m.moderation_reject_change_heading : m.moderation_reject_heading} title={listing.title} />
      </h3>
      {isOfChange && listing.change
        ? <ListingChangePart listing={listing} change={listing.change} />
        : <DecidedListing listing={listing} />}
      <ReasonsForm
        {...{ offered, given, faults, isBusy }}
        name={`reject-${listing.id}`}
        className={form.form}
        hint={m.moderation_reason_hint()}
        onSend={onSendReasons}
      >
        <div className={form.buttons}>
          <SubmitButton label={isOfChange ? m.moderation_reject_change() : m.moderation_reject()} />
          <BusyButton className={button.outline} isBusy={isBusy} onClick={onCancelReasons}>{m.moderation_cancel()}</BusyButton>
        </div>
      </ReasonsForm>
    </>
  )
}
