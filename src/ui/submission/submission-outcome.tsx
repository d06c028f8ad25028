/** How adding a listing went, in a modal. Specification, section 8. */
import { paths } from '../../../domain/paths.ts'
import { isListingType } from '../../../domain/submission.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { StatusModal } from '../form/status-modal.tsx'
import type { SubmissionViewProps } from './submission-view.tsx'

interface SubmissionOutcomeProps
  extends Pick<SubmissionViewProps, 'status' | 'refusal' | 'failure' | 'isAddedOnce' | 'hasOwnListings' | 'onClose'> {
  readonly type: string
}

export function SubmissionOutcome(props: SubmissionOutcomeProps) {
  const { status, type, refusal, failure, isAddedOnce, hasOwnListings, onClose } = props
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
        <p>{m.submission_succeeded({ type: m.listing_type({ type }) })}</p>
      </StatusModal>
      <AlertModal
        isOpen={status === 'failed'}
        title={m.submission_failed({ message: refusalText(refusal) ?? failure?.sentence ?? fallbackText(type) })}
        reason={adviceText({ refusal, failure, isAddedOnce })}
        onClose={onClose}
      />
    </>
  )
}

function refusalText(refusal: SubmissionOutcomeProps['refusal']): string | null {
  if (refusal === 'token-missing') return m.submission_token_missing()
  return refusal === 'unknown-type' ? m.submission_unknown_type() : null
}

function fallbackText(type: string): string {
  return m.submission_failed_to_create({ type: isListingType(type) ? type : 'event' })
}

/** Nothing that was written is lost; how it can be sent. */
function adviceText({ refusal, failure, isAddedOnce }: Pick<SubmissionOutcomeProps, 'refusal' | 'failure' | 'isAddedOnce'>): string {
  if (refusal === 'token-missing') return m.submission_log_in()
  if (refusal === 'unknown-type') return m.submission_choose_type()
  if (failure?.status !== null) return m.submission_kept()
  return isAddedOnce ? m.submission_no_answer() : m.submission_perhaps_added()
}
