/** What comes after signing up: where the mail went, and what to do where it does not come. */
import { useEffect, useRef } from 'react'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import type { RegistrationViewProps } from './registration-view.tsx'
import { ResendButton } from './resend-button.tsx'
import styles from './registered-panel.module.css'

interface RegisteredPanelProps extends Pick<RegistrationViewProps, 'resend' | 'onResend' | 'onAddressChange'> {
  readonly registered: NonNullable<RegistrationViewProps['registered']>
  /** Whether the modal before it has closed. */
  readonly isFocused: boolean
}

export function RegisteredPanel({ registered, resend, isFocused, onResend, onAddressChange }: RegisteredPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {m.registered_heading()}
      </h2>
      <p className={styles.address}>{m.registered_text(registered)}</p>
      <p>{m.registered_missing()}</p>
      {resend && <ResendButton resend={resend} onResend={onResend} />}
      <button type="button" className={`${button.outline} ${styles.change}`} onClick={onAddressChange}>
        {m.registered_change()}
      </button>
      <p>{m.registered_next()}</p>
      <a className={button.primary} href={href(paths.login)}>
        {m.verification_login()}
      </a>
    </>
  )
}
