/** The open reports of a listing in Manage Posts, with the buttons that decide them and leave the listing as it is. */
import { useId } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import { formatMoment } from '../../../domain/format-moment.ts'
import { languageOfText } from '../../../domain/listing/listing-language.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import type { GivenOutcome, ListingReports } from '../../../domain/moderation/report.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import styles from './card-reports.module.css'
import facts from './submission-facts.module.css'

export interface CardReportsViewProps {
  readonly listing: Pick<TypedListing, 'state'>
  readonly reports: ListingReports
  readonly status: 'ready' | 'busy' | 'decided' | 'failed'
  /** The failure of status `failed`. */
  readonly failure: Failure | null
  readonly onDecide: (outcome: GivenOutcome) => void
}

export function CardReportsView({ listing, reports, status, failure, onDecide }: CardReportsViewProps) {
  const headingId = useId()
  const decide = (outcome: GivenOutcome, label: string) => (
    <BusyButton className={button.outline} aria-describedby={headingId} isBusy={status === 'busy'} onClick={() => onDecide(outcome)}>
      {label}
    </BusyButton>
  )
  if (status === 'decided') {
    return <p ref={takeLostFocus} tabIndex={-1} className={facts.submission}>{m.moderation_reports_decided()}</p>
  }
  return (
    // No region, since each card has it.
    <div role="group" className={facts.submission} aria-labelledby={headingId}>
      <p id={headingId} className={facts.mark}>{m.moderation_reports({ count: reports.count })}</p>
      {reports.isSaidClosed && <p className={facts.mark}>{m.moderation_said_closed()}</p>}
      <ul>
        {reports.reports.map((report) => <ReportItem key={report.id} {...report} />)}
        {reports.count > reports.reports.length && (
          <li>{m.moderation_reports_more({ count: reports.count - reports.reports.length })}</li>
        )}
      </ul>
      <p>{m.moderation_reports_text()}</p>
      <div className={styles.actions}>
        {listing.state === 'approved' ? (
          <>
            {decide('corrected', m.moderation_reports_corrected())}
            {decide('kept', m.moderation_reports_kept())}
          </>
        ) : decide('kept', m.moderation_reports_gone())}
      </div>
      {status === 'failed' && <FormMessage tone="failure">{m.moderation_reports_failed()} {failureText(failure)}</FormMessage>}
    </div>
  )
}

/** The button that was pressed is gone. */
function takeLostFocus(shown: HTMLElement | null) {
  if (document.activeElement === document.body) shown?.focus({ preventScroll: true })
}

function ReportItem({ kind, at, why, name, email, concernsChildren }: ListingReports['reports'][number]) {
  return (
    <li>
      <strong>{m.moderation_report_kind({ kind })}</strong>
      {concernsChildren && <strong> · {m.moderation_report_children()}</strong>}
      {' · '}
      <time dateTime={at}>{formatMoment(at, getLocale())}</time>
      {name && ` · ${name}`}
      {email && <> · <a href={`mailto:${email}`} translate="no">{email}</a></>}
      {why && <span className={styles.why} lang={languageOfText(why)}>{why}</span>}
    </li>
  )
}
