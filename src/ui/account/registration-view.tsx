/** The screen to become a member on. Specification, sections 2, 5 and 8. */
import { useEffect, useRef } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { paths } from '../../../domain/paths.ts'
import type { RegistrationForm } from '../../../domain/account/registration.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { Scene } from '../drawings/drawing.tsx'
import { failureText } from '../failure-text.ts'
import { Form } from '../form/form.tsx'
import type { FormStatus } from '../form/form-state.ts'
import { StatusModal } from '../form/status-modal.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { LinkedText } from '../linked-text.tsx'
import { accountFaultText } from './account-fault-text.ts'
import { AccountPage } from './account-page.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './registration-view.module.css'
import { ResendButton, type Resend } from './resend.tsx'

export interface RegistrationViewProps {
  readonly product: string
  /** `succeeded` and `failed` open the modal; after a success the screen says what comes next. */
  readonly status: FormStatus | 'registered'
  readonly isBusy: boolean
  /** The addresses of what a new member accepts and has read; null where the server has no such pages. */
  readonly legalPages: Readonly<Record<'terms' | 'privacy', string>> | null
  /** The last accepted registration, whose address may be changed; null before. */
  readonly registered: Pick<RegistrationForm, 'username' | 'email'> | null
  readonly faults: FieldFaults<keyof RegistrationForm>
  /** The failure; null unless `status` is `failed`. */
  readonly failure: Failure | null
  readonly onSubmit: (form: RegistrationForm) => void
  readonly onClose: () => void
  /** The state of sending the link again; null where the server cannot. */
  readonly resend: Resend | null
  readonly onResend: () => void
  /** Returns to the form to change the address. */
  readonly onAddressChange: () => void
}

const fields = ['username', 'email', 'confirmEmail', 'password', 'confirmPassword'] as const

export function RegistrationView({ status, registered, failure, onClose, ...props }: RegistrationViewProps) {
  const isOver = status === 'succeeded' || status === 'failed'
  return (
    <AccountPage product={props.product} title={m.registration_title()} drawing={<Scene name="add" />}>
      {registered && (status === 'succeeded' || status === 'registered') ? (
        <RegisteredPanel {...props} registered={registered} isFocused={status === 'registered'} />
      ) : (
        <SignUpForm {...props} registered={registered} />
      )}
      <StatusModal
        isOpen={isOver}
        title={m.registration_status()}
        tone={status === 'failed' ? 'failure' : 'success'}
        onClose={onClose}
      >
        {status === 'succeeded' && registered && <RegisteredText {...registered} />}
        {status === 'failed' && <p>{m.registration_failed({ reason: failureText(failure) })}</p>}
      </StatusModal>
    </AccountPage>
  )
}

/** What the modal says, with the step that is left above and below the specified sentence. */
function RegisteredText(registered: NonNullable<RegistrationViewProps['registered']>) {
  return (
    <>
      <p>{m.registration_step()}</p>
      <p>{m.registration_succeeded()}</p>
      <p>{m.registered_text(registered)}</p>
    </>
  )
}

type FormProps = Pick<RegistrationViewProps, 'registered' | 'isBusy' | 'legalPages' | 'faults' | 'onSubmit'>

function SignUpForm({ registered, faults, isBusy, legalPages, onSubmit }: FormProps) {
  return (
    <>
      <h2>{m.registration_heading()}</h2>
      <Form name="registration" fields={fields} faults={faults} wordFault={accountFaultText} isBusy={isBusy} onSubmit={onSubmit}>
        <TextField
          name="username"
          label={m.field_username()}
          hint={m.registration_username_hint()}
          kind="username"
          defaultValue={registered?.username}
        />
        <TextField
          name="email"
          label={m.field_email()}
          hint={m.registration_email_hint()}
          kind="email"
          defaultValue={registered?.email}
        />
        <TextField name="confirmEmail" label={m.field_confirm_email()} kind="email" defaultValue={registered?.email} />
        <NewPasswordFields
          name="password"
          label={m.field_password()}
          hint={registered ? m.registration_same_password() : undefined}
        />
        {legalPages && (
          <p>
            <LinkedText text={m.registration_terms()} links={legalPages} />
          </p>
        )}
        <SubmitButton label={m.registration_submit()} />
      </Form>
      <p>
        <LinkedText text={m.registration_member()} links={{ login: href(paths.login) }} />
      </p>
    </>
  )
}

interface RegisteredPanelProps extends Pick<RegistrationViewProps, 'resend' | 'onResend' | 'onAddressChange'> {
  readonly registered: NonNullable<RegistrationViewProps['registered']>
  /** Whether the modal has been closed. */
  readonly isFocused: boolean
}

/** The next steps after registration: where the mail was sent, and what to do if it does not arrive. */
function RegisteredPanel({ registered, resend, isFocused, onResend, onAddressChange }: RegisteredPanelProps) {
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
