/** Sending a confirmation link again: the button and its outcome. */
import type { Failure } from '../../../domain/failure.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import type { FormStatus } from '../form/form-state.ts'
import styles from './resend.module.css'

/** The state of sending a confirmation link again. */
export interface Resend {
  readonly status: FormStatus
  readonly isBusy: boolean
  /** What the server said; null unless it went well. */
  readonly answer: string | null
  readonly failure: Failure | null
}

interface ResendButtonProps {
  readonly resend: Resend
  readonly onResend: () => void
}

/** Sends the link to the user who has just tried to sign in, or registered. */
export function ResendButton({ resend, onResend }: ResendButtonProps) {
  const { isBusy } = resend
  return (
    <div className={styles.resend}>
      <button type="button" className={button.outline} aria-busy={isBusy} onClick={() => !isBusy && onResend()}>
        {m.resend_submit()}
      </button>
      <ResendOutcome resend={resend} />
    </div>
  )
}

/** The outcome of sending a confirmation link again. */
export function ResendOutcome({ resend }: { readonly resend: Resend }) {
  if (resend.status === 'succeeded') return <FormMessage tone="success">{resend.answer}</FormMessage>
  if (resend.status !== 'failed') return null
  return (
    <FormMessage tone="failure">
      <p>{m.resend_failed()}</p>
      <p>{failureText(resend.failure)}</p>
    </FormMessage>
  )
}
