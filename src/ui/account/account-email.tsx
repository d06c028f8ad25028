/** The address of the signed-in member, and the form that asks for another one. */
import type { EmailChange, OwnEmail } from '../../../domain/account/own-email.ts'
import type { Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { formatMoment } from '../../../domain/format-moment.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { Form } from '../form/form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { FailedState } from '../lists/failed-state.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import styles from './account-email.module.css'
import { AccountSection } from './account-section.tsx'
import { ownAccountFaultText } from './own-account-fault-text.ts'

export interface AccountEmailProps {
  readonly username: string
  readonly status: 'lost' | 'ready' | 'waiting' | 'confirmed' | 'refused'
  readonly isBusy: boolean
  /** Null before it is read. */
  readonly own: OwnEmail | null
  readonly faults: FieldFaults<keyof EmailChange>
  readonly failure: Failure | null
  readonly onSubmit: (form: EmailChange) => void
  /** Reads the address again: after a failure, or after the link was followed. */
  readonly onRead: () => void
}

const fields = ['email', 'password'] as const

export function AccountEmail({ username, status, isBusy, own, faults, failure, onSubmit, onRead }: AccountEmailProps) {
  return (
    <AccountSection title={m.account_email()} text={m.account_email_text()}>
      {status === 'lost' && <FailedState message={m.account_email_failed()} thing="private" isQuiet onRetry={onRead} />}
      {!own && status !== 'lost' && <Skeleton count={1} />}
      {own && <p className={styles.address}>{own.email}</p>}
      {status === 'confirmed' && <FormMessage tone="success">{m.account_email_confirmed()}</FormMessage>}
      {status === 'waiting' && own?.waiting && <Waiting {...own.waiting} isBusy={isBusy} onRead={onRead} />}
      {own && (
        <Form
          name="own-email"
          {...{ fields, faults, isBusy, onSubmit }}
          wordFault={ownAccountFaultText}
          isCleared={status === 'waiting' && failure === null}
        >
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <TextField name="email" label={m.account_new_email()} kind="email" />
          <PasswordField name="password" label={m.field_password()} autoComplete="current-password" />
          <SubmitButton label={m.account_change_email()} />
          {failure && isFaultless(faults) && <FormMessage tone="failure">{failureText(failure)}</FormMessage>}
        </Form>
      )}
    </AccountSection>
  )
}

interface WaitingProps extends Pick<AccountEmailProps, 'isBusy' | 'onRead'> {
  readonly email: string
  readonly until: string
}

function Waiting({ email, until, isBusy, onRead }: WaitingProps) {
  return (
    <>
      <FormMessage tone="success">
        <p className={styles.address}>{m.account_email_waiting({ email, moment: formatMoment(until, getLocale()) })}</p>
      </FormMessage>
      <BusyButton className={`${button.outline} ${styles.look}`} isBusy={isBusy} onClick={onRead}>{m.account_email_look()}</BusyButton>
    </>
  )
}
