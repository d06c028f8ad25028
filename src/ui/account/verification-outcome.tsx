/** What became of a confirmation link. Specification, section 8. */
import type { Failure } from '../../../domain/failure.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { FormMessage } from '../form/form-message.tsx'
import type { VerificationViewProps } from './verification-view.tsx'

type VerificationOutcomeProps = Pick<VerificationViewProps, 'status' | 'answer' | 'failure' | 'onRetry'>

export function VerificationOutcome({ status, answer, failure, onRetry }: VerificationOutcomeProps) {
  switch (status) {
    case 'verifying':
      return (
        <p role="status" aria-busy="true">
          {m.verification_waiting()}
        </p>
      )
    case 'verified':
      return <FormMessage tone="success">{answer}</FormMessage>
    case 'tokenMissing':
      return <FormMessage tone="failure">{m.verification_token_missing()}</FormMessage>
    case 'failed':
      return (
        <FormMessage tone="failure">
          <p>{failedText(failure)}</p>
          {failure?.status === null && (
            <button type="button" className={button.outline} onClick={onRetry}>
              {m.try_again()}
            </button>
          )}
        </FormMessage>
      )
  }
}

function failedText(failure: Failure | null): string {
  if (failure?.status === null) return m.verification_no_answer()
  return failure?.sentence ?? m.verification_failed()
}
