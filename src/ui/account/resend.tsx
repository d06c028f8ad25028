/** Sending a confirmation link again: the button, and what came of it. */
import type { Failure } from '../../../domain/failure.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import styles from './resend.module.css'

/** How sending a confirmation link again stands. */
export interface Resend {
  readonly status: 'editing' | 'sending' | 'sent' | 'failed'
  /** What the server said; null unless sent. */
  readonly answer: string | null
  readonly failure: Failure | null
}

interface ResendButtonProps {
  readonly resend: Resend
  readonly onResend: () => void
}

/** Sends the link to who has just tried to sign in, or signed up. */
export function ResendButton({ resend, onResend }: ResendButtonProps) {
  const isSending = resend.status === 'sending'
  return (
    <div className={styles.resend}>
      <button type="button" className={button.outline} aria-busy={isSending} onClick={() => !isSending && onResend()}>
        {m.resend_submit()}
      </button>
      <ResendOutcome resend={resend} />
    </div>
  )
}

/** The answer to sending a confirmation link again. */
export function ResendOutcome({ resend }: { readonly resend: Resend }) {
  if (resend.status === 'sent') return <FormMessage tone="success">{resend.answer}</FormMessage>
  if (resend.status !== 'failed') return null
  return (
    <FormMessage tone="failure">
      <p>{m.resend_failed()}</p>
      <p>{failureText(resend.failure)}</p>
    </FormMessage>
  )
}
