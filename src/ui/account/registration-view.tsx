/** The screen to become a member on. Specification, sections 2, 5 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { RegistrationForm } from '../../../domain/registration.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href, paths } from '../../paths.ts'
import { AddDrawing } from '../drawings/add-drawing.tsx'
import { failureText } from '../failure-text.ts'
import { Form } from '../form/form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { StatusModal } from '../form/status-modal.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { LinkedText } from '../linked-text.tsx'
import { AccountPage } from './account-page.tsx'

export interface RegistrationViewProps {
  readonly product: string
  /** `succeeded` and `failed` open the modal. */
  readonly status: 'editing' | 'submitting' | 'succeeded' | 'failed'
  readonly faults: FieldFaults<keyof RegistrationForm>
  /** Why it failed; null unless it did. */
  readonly failure: Failure | null
  readonly onSubmit: (form: RegistrationForm) => void
  /** Closes the modal; a form that went through is empty by then. */
  readonly onClose: () => void
}

const fields = ['username', 'email', 'confirmEmail', 'password', 'confirmPassword'] as const

export function RegistrationView({ product, status, faults, failure, onSubmit, onClose }: RegistrationViewProps) {
  const isOver = status === 'succeeded' || status === 'failed'
  return (
    <AccountPage product={product} title={m.registration_title()} drawing={<AddDrawing />}>
      <h2>{m.registration_heading()}</h2>
      <Form
        name="registration"
        fields={fields}
        faults={faults}
        isBusy={status === 'submitting'}
        isCleared={status === 'succeeded'}
        onSubmit={onSubmit}
      >
        <TextField
          name="username"
          label={m.field_username()}
          hint={m.registration_username_hint()}
          kind="username"
          autoComplete="username"
        />
        <TextField name="email" label={m.field_email()} hint={m.registration_email_hint()} kind="email" autoComplete="email" />
        <TextField name="confirmEmail" label={m.field_confirm_email()} kind="email" autoComplete="email" />
        <PasswordField name="password" label={m.field_password()} hint={m.password_hint()} autoComplete="new-password" />
        <PasswordField name="confirmPassword" label={m.field_confirm_password()} autoComplete="new-password" />
        <SubmitButton label={m.registration_submit()} />
      </Form>
      <p>
        <LinkedText text={m.registration_member()} links={{ login: href(paths.login) }} />
      </p>
      <StatusModal
        isOpen={isOver}
        title={m.registration_status()}
        tone={status === 'failed' ? 'failure' : 'success'}
        onClose={onClose}
      >
        {status === 'succeeded' && <p>{m.registration_succeeded()}</p>}
        {status === 'failed' && <p>{m.registration_failed({ reason: failureText(failure) })}</p>}
      </StatusModal>
    </AccountPage>
  )
}
