/** Sends the confirmation link again to who just tried to sign in. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { ResendOutcome } from './resend-outcome.tsx'
import type { Resend } from './resend.ts'
import styles from './resend-button.module.css'

interface ResendButtonProps {
  readonly resend: Resend
  readonly onResend: () => void
}

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
