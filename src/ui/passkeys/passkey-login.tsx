/** The login with a passkey, beside that with the password. */
import { KeyRound } from 'lucide-react'
import type { PasskeyOutcome } from '../../../domain/account/passkeys.ts'
import { m } from '../../../messages/compiled/messages.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { FormMessage } from '../form/form-message.tsx'
import styles from './passkeys.module.css'
import { passkeyOutcomeText } from './passkey-words.ts'

export interface PasskeyLoginProps {
  readonly outcome: PasskeyOutcome
  readonly isBusy: boolean
  /** Whether the browser asks its user now. */
  readonly isWaiting: boolean
  readonly onUse: () => void
  readonly onCancel: () => void
}

export function PasskeyLogin({ outcome, isBusy, isWaiting, onUse, onCancel }: PasskeyLoginProps) {
  const text = passkeyOutcomeText(outcome)
  return (
    <div className={styles.login}>
      <div className={styles.buttons}>
        <BusyButton className={button.outline} isBusy={isBusy} onClick={onUse}><KeyRound />{m.passkey_login()}</BusyButton>
        {isWaiting && <button type="button" className={button.quiet} onClick={onCancel}>{m.passkey_cancel()}</button>}
      </div>
      <p role="status">{isWaiting && m.passkey_waiting()}</p>
      {text !== null && <FormMessage tone="failure">{text}</FormMessage>}
    </div>
  )
}
